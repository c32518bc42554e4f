/** Something that must be ended before this program may end. */
export type Stop = () => Promise<void> | void;

/**
 * Ends everything on Ctrl-C, on SIGTERM and when the terminal goes away. A second Ctrl-C does not wait.
 * @returns a function that ends everything at once, with an exit code
 */
export function onShutdown(stops: readonly Stop[]): (code: number) => Promise<never> {
  let ending = false;
  const end = async (code: number): Promise<never> => {
    if (ending) process.exit(code === 0 ? 1 : code);
    ending = true;
    // All at once: a terminal's Ctrl-C reaches the children too, and none of them may be taken for one that fell.
    await Promise.allSettled(stops.map(async (stop) => stop()));
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (!ending) console.log("\nEnding …");
      void end(0);
    });
  }
  return end;
}
