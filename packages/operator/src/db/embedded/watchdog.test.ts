import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sweepsWhole } from "@tribun/vitest-config/sweep";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { type EmbeddedOptions, startEmbedded } from "./embedded.ts";
import { endUnused, placeOf } from "./place.ts";

/** True in a full test run; tests that start their own server and wait for its end run only then. */
const WHOLE = sweepsWhole();
const WITHIN = { timeout: 30_000, interval: 100 };

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Creates a folder and deletes it after the test, together with its data kept elsewhere. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "tribun-watchdog-"));
  ends.push(() => [folder, placeOf(folder).home].forEach((path) => rmSync(path, { recursive: true, force: true })));
  return folder;
}

/** Starts node and waits for a text in its output. */
async function started(args: readonly string[], said: RegExp): Promise<{ child: ChildProcess; found: string }> {
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  ends.push(() => void child.kill("SIGKILL"));
  let text = "";
  const found = await new Promise<string>((resolve, reject) => {
    child.once("exit", () => reject(new Error(`it ended before it said anything like ${said}: ${text}`)));
    child.stdout.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      const match = said.exec(text)?.[0];
      if (match !== undefined) resolve(match);
    });
  });
  return { child, found };
}

const pidIn = (home: string) => Number(readFileSync(join(home, "data", "postmaster.pid"), "utf8").split("\n")[0]);
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Starts a process that starts a server and prints its location. */
function startProcess(options: EmbeddedOptions): ReturnType<typeof started> {
  const script = `
    import { startEmbedded } from ${JSON.stringify(new URL("embedded.ts", import.meta.url).href)};
    const { home, url } = await startEmbedded(${JSON.stringify(options)});
    setInterval(() => undefined, 1000);
    console.log(home + " " + url + "!");`;
  return started(["--input-type=module", "-e", script], /\S+ \S+!/);
}

// Test runs start their servers like this.
test("a temporary server goes with its folder when its process is killed, although others are connected", { timeout: 60_000 }, async () => {
  const { child, found } = await startProcess({ folder: newFolder(), temporary: true });
  const [home = "", url = ""] = found.slice(0, -1).split(" ");
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  const pid = pidIn(home);
  expect(isAlive(pid)).toBe(true);
  child.kill("SIGKILL");
  await expect.poll(() => isAlive(pid), WITHIN).toBe(false);
  await expect.poll(() => existsSync(home), WITHIN).toBe(false);
  await client.end().catch(() => undefined);
});

test.runIf(WHOLE)("only a server that nobody uses is ended", { timeout: 60_000 }, async () => {
  const folder = newFolder();
  const place = placeOf(folder);
  const [one, other] = [await startEmbedded({ folder }), await startEmbedded({ folder })];
  const pid = pidIn(place.home);
  expect(other.url).toBe(one.url);
  await one.stop();
  expect(await endUnused(place)).toBe("held");
  const client = new pg.Client({ connectionString: one.url });
  await client.connect();
  await other.stop();
  expect(await endUnused(place)).toBe("serves");
  await client.end();
  expect(await endUnused(place)).toBe("gone");
  await expect.poll(() => isAlive(pid), WITHIN).toBe(false);
});

test.runIf(WHOLE)("a server that two processes use ends once both are killed, and its data stays", { timeout: 120_000 }, async () => {
  const folder = newFolder();
  const { child: first, found } = await startProcess({ folder });
  const [home = ""] = found.split(" ");
  const { child: second } = await startProcess({ folder });
  const pid = pidIn(home);
  first.kill("SIGKILL");
  second.kill("SIGKILL");
  await expect.poll(() => isAlive(pid), WITHIN).toBe(false);
  expect(existsSync(join(home, "data", "PG_VERSION"))).toBe(true);
});
