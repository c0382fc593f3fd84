// Asks for what has not changed: wrk would wait for the body of a 304 that tells its length.
//
//     ask PORT CONNECTIONS SECONDS <REQUEST
//
// Sends the request again and again on connections that are kept, each time when the head of the answer before is in,
// and writes how many answers came in how many seconds. An answer that is no 304 is an error.

#include <arpa/inet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

struct client {
    int descriptor;
    size_t size;
    char head[4096];
};

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void fail(const char *what) {
    fprintf(stderr, "ask: %s\n", what);
    exit(1);
}

static void ask(const struct client *client, const char *request, size_t size) {
    if (send(client->descriptor, request, size, 0) != (ssize_t)size) fail("The request was not sent.");
}

// Takes what has come, and says whether that is a whole answer.
static int answered(struct client *client) {
    ssize_t more = recv(client->descriptor, client->head + client->size, sizeof client->head - client->size, 0);
    if (more <= 0) fail("The connection was closed, or the head of the answer is too long.");
    client->size += (size_t)more;
    if (client->size < 16 || memcmp(client->head + client->size - 4, "\r\n\r\n", 4) != 0) return 0;
    if (memcmp(client->head, "HTTP/1.1 304", 12) != 0) fail("The answer is no 304.");
    client->size = 0;
    return 1;
}

int main(int count, char **words) {
    if (count != 4) fail("usage: ask PORT CONNECTIONS SECONDS <REQUEST");
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((unsigned short)atoi(words[1]))};
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    size_t connections = (size_t)atoi(words[2]);
    static char request[65536];
    size_t size = fread(request, 1, sizeof request, stdin);

    struct client *clients = calloc(connections, sizeof *clients);
    int poll = epoll_create1(0);
    if (clients == NULL || poll < 0) fail("The system has nothing left.");
    double start = now(), end = start + atof(words[3]), time = start;
    for (struct client *client = clients; client < clients + connections; client++) {
        client->descriptor = socket(AF_INET, SOCK_STREAM, 0);
        if (connect(client->descriptor, (struct sockaddr *)&address, sizeof address) != 0) fail("No connection.");
        struct epoll_event event = {.events = EPOLLIN, .data.ptr = client};
        epoll_ctl(poll, EPOLL_CTL_ADD, client->descriptor, &event);
        ask(client, request, size);
    }

    long answers = 0;
    while (time < end) {
        struct epoll_event events[64];
        int ready = epoll_wait(poll, events, 64, 1000);
        for (int index = 0; index < ready; index++) {
            struct client *client = events[index].data.ptr;
            if (!answered(client)) continue;
            answers++;
            ask(client, request, size);
        }
        time = now();
    }
    printf("%ld %.6f\n", answers, time - start);
    return 0;
}
