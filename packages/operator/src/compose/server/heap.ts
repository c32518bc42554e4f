/**
 * Node flags of an operator process. Without them V8 keeps the garbage of the start: 330 MB instead of 170. `tooling/bench` measures with
 * these and the environment below; `npm start` and the image run with them.
 */
export const HEAP_FLAGS = ["--max-old-space-size=256", "--max-semi-space-size=4"] as const;

/** The same for memory outside V8's heap: glibc otherwise keeps a memory pool per thread and never returns it. */
export const HEAP_ENVIRONMENT = { MALLOC_ARENA_MAX: "2" } as const;
