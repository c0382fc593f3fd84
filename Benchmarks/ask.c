// Sends requests, and never sleeps: to wake a client that does would be a good part of what a server pays for a small
// answer, and the more often the client is the quicker of the two. It understands a 304 that tells its length, too.
//
//     ask PORT CONNECTIONS SECONDS FILE...
//
// Sends what lies in the files, one after the other and round again, on connections that are kept, each time when all that
// was asked before on that connection is answered; a file may hold several requests, which go out together. Writes how many
// answers came in how many seconds. An answer that is neither a success nor a redirection is an error.

#define _GNU_SOURCE
#include <arpa/inet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

struct message {
    char *bytes;
    size_t size;
    int requests;
};

struct client {
    int descriptor;
    // How many answers are still to come.
    int awaited;
    // What has come of a head, while it is not all in.
    char head[8192];
    size_t head_size;
    // How many bytes of a body are still to come.
    size_t body;
};

static void fail(const char *what) {
    fprintf(stderr, "ask: %s\n", what);
    exit(1);
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static struct message message(const char *path) {
    struct message message = {.bytes = malloc(65536)};
    FILE *file = fopen(path, "rb");
    if (file == NULL || message.bytes == NULL) fail("A file cannot be read.");
    message.size = fread(message.bytes, 1, 65535, file);
    message.bytes[message.size] = '\0';
    fclose(file);
    for (const char *next = message.bytes; (next = strstr(next, " HTTP/1.1\r\n")) != NULL; next++) message.requests++;
    return message;
}

static void ask(struct client *client, const struct message *message) {
    if (send(client->descriptor, message->bytes, message->size, 0) != (ssize_t)message->size)
        fail("A request was not sent.");
    client->awaited = message->requests;
}

// Reads a head, and says how long the body is that follows it.
static size_t body_size(const char *head) {
    int status = atoi(head + 9);
    if (status < 200 || status > 399) fail(head);
    if (status == 204 || status == 304) return 0;
    const char *length = strcasestr(head, "\r\nContent-Length:");
    if (length == NULL) fail("An answer does not tell its length.");
    return (size_t)atol(length + 17);
}

// Takes the bytes of one answer from those that came, and says how many these are.
static size_t take(struct client *client, const char *bytes, size_t size) {
    if (client->body > 0) {
        size_t taken = size < client->body ? size : client->body;
        client->body -= taken;
        if (client->body == 0) client->awaited--;
        return taken;
    }
    size_t before = client->head_size, room = sizeof client->head - 1 - before;
    size_t taken = size < room ? size : room;
    memcpy(client->head + before, bytes, taken);
    client->head[before + taken] = '\0';
    const char *end = strstr(client->head, "\r\n\r\n");
    if (end == NULL) {
        if (taken == room) fail("The head of an answer is too long.");
        client->head_size += taken;
        return taken;
    }
    client->head_size = 0;
    client->body = body_size(client->head);
    if (client->body == 0) client->awaited--;
    return (size_t)(end + 4 - client->head) - before;
}

int main(int count, char **words) {
    if (count < 5) fail("usage: ask PORT CONNECTIONS SECONDS FILE...");
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((unsigned short)atoi(words[1]))};
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    size_t connections = (size_t)atoi(words[2]), kinds = (size_t)count - 4, turn = 0;
    struct message *messages = calloc(kinds, sizeof *messages);
    struct client *clients = calloc(connections, sizeof *clients);
    int poll = epoll_create1(0);
    if (messages == NULL || clients == NULL || poll < 0) fail("The system has nothing left.");
    for (size_t kind = 0; kind < kinds; kind++) messages[kind] = message(words[4 + kind]);

    double start = now(), end = start + atof(words[3]), time = start;
    for (struct client *client = clients; client < clients + connections; client++) {
        client->descriptor = socket(AF_INET, SOCK_STREAM, 0);
        if (connect(client->descriptor, (struct sockaddr *)&address, sizeof address) != 0) fail("No connection.");
        struct epoll_event event = {.events = EPOLLIN, .data.ptr = client};
        epoll_ctl(poll, EPOLL_CTL_ADD, client->descriptor, &event);
        ask(client, &messages[turn++ % kinds]);
    }

    static char answers[262144];
    long answered = 0;
    while (time < end) {
        struct epoll_event events[64];
        int ready = epoll_wait(poll, events, 64, 0);
        for (int index = 0; index < ready; index++) {
            struct client *client = events[index].data.ptr;
            ssize_t size = recv(client->descriptor, answers, sizeof answers, 0);
            if (size <= 0) fail("A connection was closed.");
            int awaited = client->awaited;
            for (ssize_t taken = 0; taken < size;)
                taken += (ssize_t)take(client, answers + taken, (size_t)(size - taken));
            answered += awaited - client->awaited;
            if (client->awaited == 0) ask(client, &messages[turn++ % kinds]);
        }
        time = now();
    }
    printf("%ld %.6f\n", answered, time - start);
    return 0;
}
