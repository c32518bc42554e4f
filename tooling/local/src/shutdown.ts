/** Stops something before this program ends. */
export type Stop = () => Promise<void> | void;

/**
 * Stops everything on Ctrl-C, on SIGTERM and when the terminal closes. A second Ctrl-C exits at once.
 * @returns a function that stops everything and exits with a code
 */
export function onShutdown(stops: readonly Stop[]): (code: number) => Promise<never> {
  let ending = false;
  const end = async (code: number): Promise<never> => {
    if (ending) process.exit(code === 0 ? 1 : code);
    ending = true;
    // In parallel: the terminal sends Ctrl-C to the children too, and every stop must know at once that its child ends on purpose.
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
