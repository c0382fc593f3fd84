// Loaded into a program that ends by _exit: looks for leaks first, and ends with 23 where there are any.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

void _exit(int status) {
    int (*check)(void) = (int (*)(void))dlsym(RTLD_DEFAULT, "__lsan_do_recoverable_leak_check");
    if (check == NULL) {
        fputs("There is no leak sanitizer in this program.\n", stderr);
        status = 24;
    } else if (check() != 0) {
        status = 23;
    }
    syscall(SYS_exit_group, status);
    __builtin_unreachable();
}
