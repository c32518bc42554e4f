/** Whether this process still takes work. */
export type Lifecycle = { readonly stopping: () => boolean; readonly stop: () => void };

/** A process that takes work until `stop`. */
export function createLifecycle(): Lifecycle {
  let stopping = false;
  return {
    stopping: () => stopping,
    stop: () => {
      stopping = true;
    },
  };
}
