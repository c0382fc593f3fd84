// The limit: what libmicrohttpd itself needs for an answer, with next to nothing of ours.
//
//     limit STATUS BYTES
//
// Every request gets the same answer of that status, kept as a response object, whose body has that many bytes; a 304 has
// them in a header field. A body that is sent to it is taken and forgotten. It says on standard error which port it has, and ends with SIGTERM.

#include <arpa/inet.h>
#include <microhttpd.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct MHD_Response *answer;
static unsigned int status;

static enum MHD_Result handle(
    void *context, struct MHD_Connection *connection, const char *url, const char *method, const char *version,
    const char *upload, size_t *upload_size, void **slot) {
    if (*slot == NULL) {  // An answer in the first call would close the connection.
        *slot = context;
        return MHD_YES;
    }
    if (*upload_size > 0) {
        *upload_size = 0;
        return MHD_YES;
    }
    return MHD_queue_response(connection, status, answer);
}

int main(int count, char **words) {
    if (count != 3) {
        fprintf(stderr, "usage: limit STATUS BYTES\n");
        return 64;
    }
    status = (unsigned int)atoi(words[1]);
    size_t size = (size_t)atol(words[2]);

    char *body = malloc(size + 1);
    if (body == NULL) return 1;
    memset(body, 'x', size);
    body[size] = '\0';
    answer = MHD_create_response_from_buffer(status == 304 ? 0 : size, body, MHD_RESPMEM_PERSISTENT);
    MHD_add_response_header(answer, "Content-Type", status == 200 ? "text/html; charset=utf-8" : "text/plain");
    if (status == 303) MHD_add_response_header(answer, "Location", "/components/switch#switch-basic");
    if (status == 304) {
        MHD_add_response_header(answer, "ETag", "\"0123456789abcdef\"");
        MHD_add_response_header(answer, "Padding", body);
    }

    sigset_t ends;
    sigemptyset(&ends);
    sigaddset(&ends, SIGTERM);
    sigprocmask(SIG_BLOCK, &ends, NULL);

    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    // As Vitrine's daemon with one thread. A connection has the library's own 32 KiB of memory, which it clears for each
    // request; ours has 40, since a head may have 32.
    struct MHD_Daemon *daemon = MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_USE_ERROR_LOG, 0, NULL, NULL, handle, &answer,
        MHD_OPTION_SOCK_ADDR, &address,
        MHD_OPTION_CONNECTION_LIMIT, 2000u, MHD_OPTION_CONNECTION_TIMEOUT, 10u,
        MHD_OPTION_END);
    if (daemon == NULL) {
        fprintf(stderr, "limit: The daemon does not start.\n");
        return 1;
    }
    fprintf(stderr, "port %u\n", (unsigned int)MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT)->port);

    int signal;
    sigwait(&ends, &signal);
    MHD_stop_daemon(daemon);
    MHD_destroy_response(answer);
    free(body);
    return 0;
}
