import { german } from "../../words/letters.ts";
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { login } from "@tribun/api-client/contract";
import { clockForChildren } from "@tribun/vitest-config/clock/run";
import { sweepsWhole } from "@tribun/vitest-config/sweep";
import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { startEmbedded } from "../../db/embedded/embedded.ts";
import { messages } from "../../db/schema/operations.ts";
import { sendMail } from "../../kernel/mail/send-mail-job.ts";
import { DEMO_EMAIL, DEMO_PASSWORD } from "../../seed/demo.ts";
import { createTestOperator } from "../../testing/index.ts";
import { startMailServer } from "../../testing/mail-server.ts";
import { type RunningOperator, startOperator } from "./start.ts";

const MAIN = fileURLToPath(new URL("../../main.ts", import.meta.url));
/** True in a full test run; tests that start an operator or a process run only then. */
const WHOLE = sweepsWhole();
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

function signIn(url: string): Promise<Response> {
  return fetch(`${url}${login.path}`, {
    method: "POST",
    headers: { "x-team-id": "1", "x-language-code": "1", "content-type": "application/json" },
    body: JSON.stringify({ identifier: DEMO_EMAIL, password: DEMO_PASSWORD }),
  });
}

async function onOwnDatabase(env: Record<string, string> = {}): Promise<RunningOperator> {
  const database = await createTestOperator();
  const operator = await startOperator({ port: 0, databaseUrl: database.databaseUrl, env: { NODE_ENV: "test", ...env } });
  ends.push(database.stop, operator.stop);
  return operator;
}

test("opens a port, which is then taken; answers; finishes at the end what is under way, and stops twice without complaint", async () => {
  const { url, deps, stop } = await onOwnDatabase();
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: "ok" });
  expect((await fetch(`${url}/ready`)).status).toBe(200);
  const port = Number(new URL(url).port);
  await expect(startOperator({ port, databaseUrl: deps.config.databaseUrl ?? "", env: { NODE_ENV: "test" } })).rejects.toThrow(
    `Port ${port} is taken`,
  );
  const answer = signIn(url);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await Promise.all([stop(), stop()]);
  expect((await answer).status).toBe(200);
  await expect(fetch(`${url}/health`)).rejects.toThrow();
});

test("a request that names two hosts is refused, however the names are spelled; one that names one is answered", async () => {
  const { url } = await onOwnDatabase();
  const { port, host } = new URL(url);
  const statusOf = (...hosts: readonly string[]) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), "localhost", () => {
        socket.write(["GET /health HTTP/1.1", ...hosts, "connection: close", "", ""].join("\r\n"));
      });
      let answer = "";
      socket.on("data", (part) => (answer += part.toString()));
      socket.on("end", () => resolve(answer.split(" ")[1] ?? ""));
      socket.on("error", reject);
    });
  expect(await statusOf(`Host: ${host}`)).toBe("200");
  expect(await statusOf(`Host: ${host}`, "Host: foreign.example")).toBe("400");
  expect(await statusOf(`host: ${host}`, `HOST: ${host}`)).toBe("400");
});

test.runIf(WHOLE)("work that waits for a third party holds no connection of the callers'", async () => {
  const post = await startMailServer();
  post.is("silent");
  ends.push(async () => post.stop());
  const { url, deps } = await onOwnDatabase({
    ...{ MAIL_PROVIDER: "smtp", SMTP_URL: post.url, MAIL_FROM: "post@tribun.example" },
    DATABASE_CONNECTIONS: "1",
  });
  for (let i = 0; i < 2; i++) {
    await deps.outbox.enqueue(deps.db, sendMail, {
      teamId: 1,
      to: "silent@example.com",
      letter: german({ club: "Kanarya Mobil" }, "Hallo", "Merhaba"),
    });
  }
  const held = sql`select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`;
  await expect.poll(async () => (await deps.db.execute(held)).rows.length, { timeout: 8000 }).toBe(2);
  expect((await signIn(url)).status).toBe(200);
  post.stop();
});

test.runIf(WHOLE)("with JOBS=off a process answers and hands work in, and another one carries it out", async () => {
  const database = await createTestOperator();
  const env = { NODE_ENV: "test" };
  const answering = await startOperator({ port: 0, databaseUrl: database.databaseUrl, env: { ...env, JOBS: "off" } });
  ends.push(database.stop, answering.stop);
  const { db, outbox: box } = answering.deps;
  await box.enqueue(db, sendMail, { teamId: 1, to: "jobs@example.com", letter: german({ club: "Kanarya Mobil" }, "Hallo", "Merhaba") });
  const arrived = async () => (await db.select().from(messages).where(eq(messages.recipient, "jobs@example.com"))).length;
  expect((await signIn(answering.url)).status).toBe(200);
  expect(await arrived()).toBe(0);
  const working = await startOperator({ port: 0, databaseUrl: database.databaseUrl, env });
  ends.push(working.stop);
  await expect.poll(arrived, { timeout: 10_000 }).toBe(1);
});

test.runIf(WHOLE)("production without secrets does not start, says why, and leaves with an error", { timeout: 60_000 }, async () => {
  const child = spawn(process.execPath, [MAIN], { env: { PATH: process.env["PATH"], NODE_ENV: "production", MODE: "sandbox" } });
  let text = "";
  child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const code = await new Promise((resolve) => child.once("close", resolve));
  expect(code).toBe(1);
  for (const line of ["MODE sandbox is not allowed in production", "JWT_SECRET is missing", "SMS_PROVIDER is a sandbox adapter"]) {
    expect(text).toContain(line);
  }
  expect(text).not.toContain("at ");
});

test.runIf(WHOLE)(
  "a killed operator leaves its database running; the next takes it over with everything in it",
  { timeout: 90_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "tribun-kill-"));
    const script = `
    import { startOperator } from ${JSON.stringify(new URL("./start.ts", import.meta.url).href)};
    const operator = await startOperator({ port: 0, dataFolder: process.argv[1], env: { NODE_ENV: "test" } });
    console.log(operator.url);`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", script, folder], {
      env: { ...process.env, ...clockForChildren() },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const url = await new Promise<string>((resolve) => child.stdout.once("data", (chunk: Buffer) => resolve(chunk.toString().trim())));
    const { payload } = JSON.parse(await (await signIn(url)).text());
    const gone = new Promise((resolve) => child.once("close", resolve));
    child.kill("SIGKILL");
    await gone;

    const operator = await startOperator({ port: 0, dataFolder: folder, env: { NODE_ENV: "test" } });
    ends.push(async () => rmSync(folder, { recursive: true, force: true }));
    const me = await fetch(`${operator.url}/api/users/me`, {
      headers: { authorization: `Bearer ${payload.accessToken}`, "x-team-id": "1", "x-language-code": "1" },
    });
    expect(me.status).toBe(200);
    await operator.stop();

    // The other case: the server itself was killed and left its pid file.
    const server = await startEmbedded({ folder, temporary: true });
    const pid = Number(readFileSync(join(server.home, "data", "postmaster.pid"), "utf8").split("\n")[0]);
    process.kill(pid, "SIGKILL");
    await new Promise((resolve) => setTimeout(resolve, 300));
    await (await startEmbedded({ folder, temporary: true })).stop();
  },
);
