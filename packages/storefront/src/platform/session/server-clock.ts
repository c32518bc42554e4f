/** The operator's clock as far as the browser knows it; a fan's own clock may be wrong by hours. */
export type ServerClock = {
  /** Milliseconds since 1970 by the operator's clock. */
  readonly now: () => number;
  /** True once an answer has corrected the clock. Before that it is the device's, which must not show any remaining time. */
  readonly heard: () => boolean;
  /** Sets the clock to the time of an answer. */
  readonly sync: (serverMs: number) => void;
  /** Calls the listener when the clock jumps by more than a second. Returns the function that ends it. */
  readonly onJump: (listener: () => void) => () => void;
};

const JUMP_MS = 1000;

/**
 * Creates a clock that runs with the device until an answer corrects it. When the device's clock is set back, which its monotonic time
 * shows, the operator's time stays. When it seems to be set forward, the device may only have slept.
 */
export function createServerClock(deviceNow: () => number = Date.now, monotonic: () => number = () => performance.now()): ServerClock {
  let offset = 0;
  let heard = false;
  let read = { device: deviceNow(), steady: monotonic() };
  const listeners = new Set<() => void>();
  const now = () => {
    const before = read;
    read = { device: deviceNow(), steady: monotonic() };
    const setBack = read.steady - before.steady - (read.device - before.device);
    if (setBack > JUMP_MS) offset += setBack;
    return read.device + offset;
  };
  return {
    now,
    heard: () => heard,
    sync: (serverMs) => {
      if (!Number.isFinite(serverMs)) return;
      heard = true;
      now();
      const next = serverMs - read.device;
      const jumped = Math.abs(next - offset) > JUMP_MS;
      offset = next;
      if (jumped) for (const listener of listeners) listener();
    },
    onJump: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
