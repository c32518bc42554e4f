import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { SERVER_VARIABLE } from "../../testing/global-setup.ts";
import { startEmbedded } from "./embedded.ts";
import { endUnused, placeOf } from "./place.ts";

const VITEST = join(dirname(createRequire(import.meta.url).resolve("vitest/package.json")), "vitest.mjs");
const SETUP = fileURLToPath(new URL("../../testing/global-setup.ts", import.meta.url));
const WITHIN = { timeout: 30_000, interval: 100 };

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A folder that is gone after the test, with what is kept for it elsewhere. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "tribun-watchdog-"));
  ends.push(() => [folder, placeOf(folder).home].forEach((path) => rmSync(path, { recursive: true, force: true })));
  return folder;
}

/** Starts node and waits for a text among what it says. */
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

test("a run of tests that is killed leaves neither its PostgreSQL nor its folder behind", { timeout: 120_000 }, async () => {
  const folder = newFolder();
  const config = { root: folder, include: ["endless.js"], globals: true, globalSetup: [SETUP] };
  writeFileSync(join(folder, "vitest.config.mjs"), `export default { test: ${JSON.stringify(config)} };`);
  writeFileSync(
    join(folder, "endless.js"),
    `test("waits", () => (console.log(process.env.${SERVER_VARIABLE}), new Promise(() => {})), 0);`,
  );
  const { child, found } = await started([VITEST, "run", "--config", join(folder, "vitest.config.mjs")], /postgres:\/\/\S+/);
  const client = new pg.Client({ connectionString: found });
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>("show data_directory");
  const home = dirname(rows[0]?.data_directory ?? "");
  const pid = pidIn(home);
  expect(isAlive(pid)).toBe(true);
  child.kill("SIGKILL");
  await expect.poll(() => isAlive(pid), WITHIN).toBe(false);
  await expect.poll(() => existsSync(home), WITHIN).toBe(false);
  await client.end().catch(() => undefined);
});

test("only a server that nobody uses is ended", { timeout: 60_000 }, async () => {
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

test("a server that two processes use ends once both are killed, and its data stays", { timeout: 120_000 }, async () => {
  const folder = newFolder();
  const script = `
    import { startEmbedded } from ${JSON.stringify(new URL("embedded.ts", import.meta.url).href)};
    const { home } = await startEmbedded({ folder: ${JSON.stringify(folder)} });
    setInterval(() => undefined, 1000);
    console.log(home + "!");`;
  const run = () => started(["--input-type=module", "-e", script], /\S+!/);
  const { child: first, found } = await run();
  const home = found.slice(0, -1);
  const { child: second } = await run();
  const pid = pidIn(home);
  first.kill("SIGKILL");
  second.kill("SIGKILL");
  await expect.poll(() => isAlive(pid), WITHIN).toBe(false);
  expect(existsSync(join(home, "data", "PG_VERSION"))).toBe(true);
});
