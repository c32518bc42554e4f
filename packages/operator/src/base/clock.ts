/** The operator's only source of time: everything that expires reads it, so tests and the sandbox can move it. */
export type Clock = {
  /** Milliseconds since 1970, moved by the sandbox's offset. */
  readonly nowMs: () => number;
  readonly now: () => Date;
  /** Reads the shared offset, which another process may have changed; cheap, called once per request in sandbox mode. */
  readonly sync: () => Promise<void>;
};

/**
 * Creates a clock.
 * @param base real time, or a test's own
 * @param readOffset offset in milliseconds that all processes share; absent in production
 */
export function createClock(base: () => number = Date.now, readOffset?: () => Promise<number>): Clock {
  let offset = 0;
  const nowMs = () => base() + offset;
  return {
    nowMs,
    now: () => new Date(nowMs()),
    sync: async () => {
      if (readOffset) offset = await readOffset();
    },
  };
}
