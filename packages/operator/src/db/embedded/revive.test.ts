import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sweep } from "@tribun/vitest-config/sweep";
import pg from "pg";
import { expect, test } from "vitest";
import { startEmbedded } from "./embedded.ts";
import { placeOf } from "./place.ts";

test(
  "a server that is killed is back at the same address within seconds, each time, and its pools go on",
  { timeout: 90_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "tribun-revive-"));
    const server = await startEmbedded({ folder });
    const pool = new pg.Pool({ connectionString: server.url });
    pool.on("error", () => undefined);
    const pid = () => Number(readFileSync(join(server.home, "data", "postmaster.pid"), "utf8").split("\n")[0]);
    const answers = () =>
      pool.query<{ one: number }>("select 1 as one").then(
        ({ rows }) => rows[0]?.one,
        () => undefined,
      );
    for (let time = 0; time < sweep(1, 2); time += 1) {
      expect(await answers()).toBe(1);
      const before = pid();
      process.kill(before, "SIGKILL");
      await expect.poll(async () => pid() !== before && (await answers()), { timeout: 20_000, interval: 100 }).toBe(1);
    }
    await pool.end();
    await server.stop();
    expect(await answers().catch(() => undefined)).toBeUndefined();
    for (const path of [folder, placeOf(folder).home]) rmSync(path, { recursive: true, force: true });
  },
);
