import { spawn } from "node:child_process";
import { connect } from "node:net";
import { fileURLToPath } from "node:url";
import { login } from "@tribun/api-client/contract";
import { clockForChildren } from "@tribun/vitest-config/clock/run";
import { sweepsWhole } from "@tribun/vitest-config/sweep";
import { expect, test } from "vitest";
import { DEMO_EMAIL, DEMO_PASSWORD } from "../../seed/demo.ts";
import { createTestOperator } from "../../testing/index.ts";

const MAIN = fileURLToPath(new URL("../../main.ts", import.meta.url));
const soon = { timeout: 40_000, interval: 50 };

/** Starts a separate process, as on a server. */
async function startProcess(databaseUrl: string) {
  const base = { PATH: process.env["PATH"], NODE_ENV: "test", ...clockForChildren() };
  const env = { ...base, PORT: "0", DATABASE_URL: databaseUrl, DRAIN_SECONDS: "2", LOG_LEVEL: "info" };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const exit = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  await expect.poll(() => output, soon).toContain("Operator: ");
  return { child, exit, port: Number(/Operator: http:\/\/localhost:(\d+)/.exec(output)?.[1]), output: () => output };
}

// crash.test.ts also checks that SIGTERM ends a process cleanly, and start.test.ts that a request is finished.
test.runIf(sweepsWhole())(
  "SIGTERM: not ready first, then no new connection, the request in hand is answered, the process ends well",
  { timeout: 120_000 },
  async () => {
    const database = await createTestOperator();
    const { child, exit, port, output } = await startProcess(database.databaseUrl);
    const ready = () =>
      fetch(`http://127.0.0.1:${port}/ready`).then(
        ({ status }) => status,
        () => "closed",
      );
    try {
      expect(await ready()).toBe(200);
      const body = JSON.stringify({ identifier: DEMO_EMAIL, password: DEMO_PASSWORD });
      const head = [`POST ${login.path} HTTP/1.1`, "host: x", "x-team-id: 1", "x-language-code: 1", "content-type: application/json"];
      const socket = connect(port, "127.0.0.1");
      let answer = "";
      socket.on("data", (chunk) => (answer += chunk.toString()));
      socket.write(`${head.join("\r\n")}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 10)}`);

      child.kill("SIGTERM");
      await expect.poll(ready, soon).toBe(503);
      await expect.poll(ready, soon).toBe("closed");
      socket.write(body.slice(10));
      await expect.poll(() => answer, soon).toContain("accessToken");
      expect(answer).toContain("HTTP/1.1 200");
      expect(await exit).toBe(0);
      expect(output()).toContain('"mode":"sandbox"');
      expect(output()).toContain('"msg":"started"');
      expect(output()).not.toContain('"level":50');
      const { rows } = await database.deps.db.execute(
        "select 1 from pg_stat_activity where application_name = 'tribun-jobs' and datname = current_database()",
      );
      expect(rows).toHaveLength(0);
    } finally {
      child.kill("SIGKILL");
      await database.stop();
    }
  },
);
