import { rmSync } from "node:fs";
import * as v from "valibot";
import { control, endUnused } from "./place.ts";
import { DISMISSED } from "./watchdog.ts";

/** Time for a killed operator to restart and continue with its server. */
const GRACE_MS = 3000;
/** A process killed while it prepared or started a server leaves programs that run for a moment longer. */
const STARTING_MS = 1000;
const STARTING_LOOKS = 3;

const user = v.object({ uid: v.number(), gid: v.number() });
const watched = v.object({
  place: v.object({ bin: v.string(), home: v.string(), user: v.optional(user) }),
  folders: v.array(v.string()),
});
const { place, folders } = v.parse(watched, JSON.parse(process.argv[2] ?? ""));
const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

async function removeAll(): Promise<void> {
  for (let look = 0; look < STARTING_LOOKS; look++) {
    await control(place, "-w", "-m", "immediate", "stop").catch(() => undefined);
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    await pause(STARTING_MS);
  }
}

async function endOnceUnused(): Promise<void> {
  do await pause(GRACE_MS);
  while ((await endUnused(place)) === "serves");
}

let told = "";
process.stdin.on("data", (chunk: Buffer) => (told += chunk.toString()));
process.stdin.once("end", () => {
  if (told !== DISMISSED) void (folders.length > 0 ? removeAll() : endOnceUnused());
});
