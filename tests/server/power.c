/* Between a program and its files: every write, cut, sync and removal below a folder is noted, in the order in which it
   happened, so that a test can say what a disk would hold if the power had gone at any of these moments.

   A note: one letter, the length of the name, the name, the offset, the length of the data, the data. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static int notes = -1;
static const char *folder;

static void begin(void) {
    if (notes == -1) {
        const char *file = getenv("POWER_NOTES");
        folder = getenv("POWER_FOLDER");
        notes = file && folder ? (int)syscall(SYS_openat, AT_FDCWD, file, O_CREAT | O_WRONLY | O_APPEND, 0600) : -2;
    }
}

static void put(const void *data, size_t length) {
    while (length > 0) {
        ssize_t done = syscall(SYS_write, notes, data, length);
        if (done <= 0) abort();
        data = (const char *)data + done;
        length -= (size_t)done;
    }
}

static void note(char what, const char *name, int64_t offset, const void *data, uint32_t length) {
    uint32_t size = (uint32_t)strlen(name);
    put(&what, 1);
    put(&size, 4);
    put(name, size);
    put(&offset, 8);
    put(&length, 4);
    put(data, length);
}

/* The name of an open file, if it is one of ours. */
static int is_ours(int file, char *name, size_t most) {
    char link[64] = "/proc/self/fd/", digits[12];
    int n = 0, at = 14;
    begin();
    if (notes < 0 || file < 0 || file == notes) return 0;
    do digits[n++] = (char)('0' + file % 10); while (file /= 10);
    while (n) link[at++] = digits[--n];
    link[at] = 0;
    ssize_t length = readlink(link, name, most - 1);
    if (length <= 0) return 0;
    name[length] = 0;
    return strncmp(name, folder, strlen(folder)) == 0;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t write(int file, const void *data, size_t length) {
    char name[4096];
    int ours = is_ours(file, name, sizeof name);
    off_t at = ours ? lseek(file, 0, SEEK_CUR) : 0;
    ssize_t done = REAL(write)(file, data, length);
    if (ours && done > 0) note('w', name, at, data, (uint32_t)done);
    return done;
}

ssize_t pwrite(int file, const void *data, size_t length, off_t at) {
    char name[4096];
    ssize_t done = REAL(pwrite)(file, data, length, at);
    if (done > 0 && is_ours(file, name, sizeof name)) note('w', name, at, data, (uint32_t)done);
    return done;
}

ssize_t pwrite64(int file, const void *data, size_t length, off64_t at) { return pwrite(file, data, length, (off_t)at); }

int ftruncate(int file, off_t length) {
    char name[4096];
    int failed = REAL(ftruncate)(file, length);
    if (!failed && is_ours(file, name, sizeof name)) note('t', name, length, "", 0);
    return failed;
}

int ftruncate64(int file, off64_t length) { return ftruncate(file, (off_t)length); }

int fsync(int file) {
    char name[4096];
    int failed = REAL(fsync)(file);
    if (!failed && is_ours(file, name, sizeof name)) note('s', name, 0, "", 0);
    return failed;
}

int fdatasync(int file) {
    char name[4096];
    int failed = REAL(fdatasync)(file);
    if (!failed && is_ours(file, name, sizeof name)) note('s', name, 0, "", 0);
    return failed;
}

int unlink(const char *name) {
    int failed = REAL(unlink)(name);
    begin();
    if (!failed && notes >= 0 && strncmp(name, folder, strlen(folder)) == 0) note('u', name, 0, "", 0);
    return failed;
}
