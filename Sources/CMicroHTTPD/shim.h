#pragma once
#include <microhttpd.h>
#include <sys/epoll.h>  // not part of Swift's Glibc

// What Swift cannot call by itself: functions with a variable number of arguments.

/// What a daemon calls. Every one of them gets `context` of vitrine_start first.
struct vitrine_callbacks {
    MHD_AccessHandlerCallback handle;
    MHD_RequestCompletedCallback complete;
    MHD_NotifyConnectionCallback notify;
    void *(*target)(void *context, const char *target, struct MHD_Connection *connection);
    size_t (*unescape)(void *context, struct MHD_Connection *connection, char *text);
    void (*log)(void *context, const char *format, va_list arguments);
};

/// The figures that a daemon is started with.
struct vitrine_figures {
    unsigned int connections;
    unsigned int idle_seconds;
    size_t memory_per_connection;
};

/// A daemon with one thread, which serves the connections that it is given.
static inline struct MHD_Daemon *vitrine_start(
    struct vitrine_figures figures, struct vitrine_callbacks callbacks, void *context) {
    return MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_USE_NO_LISTEN_SOCKET | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ERROR_LOG,
        0, NULL, NULL,
        callbacks.handle, context,
        MHD_OPTION_EXTERNAL_LOGGER, callbacks.log, context,
        MHD_OPTION_CONNECTION_LIMIT, figures.connections,
        MHD_OPTION_CONNECTION_TIMEOUT, figures.idle_seconds,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, figures.memory_per_connection,
        MHD_OPTION_STRICT_FOR_CLIENT, -1,
        MHD_OPTION_NOTIFY_CONNECTION, callbacks.notify, context,
        MHD_OPTION_NOTIFY_COMPLETED, callbacks.complete, context,
        MHD_OPTION_URI_LOG_CALLBACK, callbacks.target, context,
        MHD_OPTION_UNESCAPE_CALLBACK, callbacks.unescape, context,
        MHD_OPTION_END);
}

/// A response without a body and without a length, after which the connection is closed.
static inline struct MHD_Response *vitrine_lengthless(MHD_ContentReaderCallback reader) {
    struct MHD_Response *response = MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, 1, reader, NULL, NULL);
    // Else the library would announce chunks, and send the last of them in spite of the 304.
    if (response != NULL)
        MHD_set_response_options(response, MHD_RF_HTTP_1_0_COMPATIBLE_STRICT, MHD_RO_END);
    return response;
}

/// What the application attached to the connection when it was opened; NULL if nothing.
static inline void *vitrine_attached(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info == NULL ? NULL : info->socket_context;
}

/// The connection's socket; -1 if it has none.
static inline int vitrine_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info == NULL ? -1 : info->connect_fd;
}

/// The bytes from the method to the empty line after the header fields; 0 before they are in.
static inline size_t vitrine_head_size(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    return info == NULL ? 0 : info->header_size;
}
