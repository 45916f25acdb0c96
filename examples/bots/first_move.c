/* A bot for Auberge in C, with nothing but the standard library: it takes the first legal move.
 *
 *   cc -O2 -o first_move examples/bots/first_move.c
 *   auberge arena malta --bots squire,exec:./first_move
 *
 * It reads no more of the JSON than it needs: the kind of a line stands first, and the numbered moves of a position
 * stand last. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int is(const char *line, const char *kind) {
    static const char before[] = "{\"kind\":\"";
    size_t length = strlen(kind);
    return strncmp(line, before, sizeof before - 1) == 0
        && strncmp(line + sizeof before - 1, kind, length) == 0 && line[sizeof before - 1 + length] == '"';
}

/* The number of the first move: behind the last `"moves":[`, since the view may have moves of its own. */
static long first_number(const char *line) {
    const char *found = NULL;
    const char *next = line;
    while ((next = strstr(next, "\"moves\":[{\"number\":")) != NULL) {
        found = next;
        next++;
    }
    return found ? strtol(strchr(found, '{') + strlen("{\"number\":"), NULL, 10) : -1;
}

int main(void) {
    char *line = NULL;
    size_t room = 0;
    long number = -1;
    setvbuf(stdout, NULL, _IOLBF, 0); /* a line is heard as soon as it is whole */
    while (getline(&line, &room, stdin) > 0) {
        if (is(line, "hello"))
            puts("{\"kind\":\"hello\",\"protocol\":1,\"name\":\"First move in C\",\"author\":\"Auberge\"}");
        else if (is(line, "ready"))
            puts("{\"kind\":\"ready\"}");
        else if (is(line, "position"))
            number = first_number(line);
        else if (is(line, "go"))
            printf("{\"kind\":\"bestmove\",\"number\":%ld}\n", number);
        else if (is(line, "quit"))
            break;
    }
    free(line);
    return 0;
}
