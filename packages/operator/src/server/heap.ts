/**
 * What node is told when it runs an operator. Without it V8 keeps the rubbish of the start for good: 330 MB instead of 170.
 * `tooling/bench` measures with these and the environment below, `npm start` and the image run with them.
 */
export const HEAP_FLAGS = ["--max-old-space-size=256", "--max-semi-space-size=4"] as const;

/** The same for what is outside V8's heap: glibc otherwise keeps a pool of memory for each thread and gives none of it back. */
export const HEAP_ENVIRONMENT = { MALLOC_ARENA_MAX: "2" } as const;
