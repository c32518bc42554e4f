/** State of this process: running or stopping. */
export type Lifecycle = { readonly stopping: () => boolean; readonly stop: () => void };

/** Creates the state of a process that accepts work until `stop`. */
export function createLifecycle(): Lifecycle {
  let stopping = false;
  return {
    stopping: () => stopping,
    stop: () => {
      stopping = true;
    },
  };
}
