import { spawn } from "node:child_process";
import { Socket } from "node:net";
import { fileURLToPath } from "node:url";
import type { Place } from "./place.ts";

const MAIN = fileURLToPath(new URL("watchdog-main.ts", import.meta.url));

/** Message that dismisses a watchdog when nothing is left to clean up. */
export const DISMISSED = "dismissed";
/** The server that a watchdog ends. */
export type Watched = {
  readonly place: Place;
  /** Folders to delete with the server; if there are any, the server belongs to one process only. */
  readonly folders: readonly string[];
};

/**
 * Starts a process that ends the server after this process, even a killed one, because the system then closes the pipe between them. The
 * watchdog has its own session, so closing the terminal does not end it.
 */
export function watchOver(watched: Watched): { readonly dismiss: () => void } {
  const child = spawn(process.execPath, [MAIN, JSON.stringify(watched)], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
    env: { PATH: process.env["PATH"] },
  });
  child.on("error", () => undefined);
  child.stdin.on("error", () => undefined);
  // The watchdog waits for this process, but must not keep it from exiting.
  child.unref();
  if (child.stdin instanceof Socket) child.stdin.unref();
  return { dismiss: () => void child.stdin.end(DISMISSED) };
}
