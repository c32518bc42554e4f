import { spawn } from "node:child_process";
import { Socket } from "node:net";
import { fileURLToPath } from "node:url";
import type { Place } from "./place.ts";

const MAIN = fileURLToPath(new URL("watchdog-main.ts", import.meta.url));

/** What a watchdog is told in time when there is nothing left to do. */
export const DISMISSED = "dismissed";
/** What it watches over. */
export type Watched = {
  readonly place: Place;
  /** Folders that go with the server: then it belongs to one process alone. */
  readonly folders: readonly string[];
};

/**
 * Sets a process beside this one that ends the server when this one is gone, however it went: a process that is killed says
 * nothing, but the system closes its end of the pipe. It has a session of its own, so that a terminal takes it along neither.
 */
export function watchOver(watched: Watched): { readonly dismiss: () => void } {
  const child = spawn(process.execPath, [MAIN, JSON.stringify(watched)], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
    env: { PATH: process.env["PATH"] },
  });
  child.on("error", () => undefined);
  child.stdin.on("error", () => undefined);
  // It waits for this process, never the other way round.
  child.unref();
  if (child.stdin instanceof Socket) child.stdin.unref();
  return { dismiss: () => void child.stdin.end(DISMISSED) };
}
