import { execFile, execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { startOperator } from "@tribun/operator";
import { afterAll, beforeAll, expect, test } from "vitest";

const run = promisify(execFile);
const SCRIPTS = join(import.meta.dirname, "..");
// Needs a full PostgreSQL installation, because the embedded one has no pg_dump.
const bin = (existsSync("/usr/lib/postgresql") ? readdirSync("/usr/lib/postgresql") : [])
  .map((version) => `/usr/lib/postgresql/${version}/bin`)
  .find((path) => existsSync(join(path, "pg_ctl")) && existsSync(join(path, "pg_dump")));
const possible = bin !== undefined && process.platform === "linux";

let home = "";
let port = 0;
const url = (name: string) => `postgres://tribun@127.0.0.1:${port}/${name}`;
const postgres = process.getuid?.() === 0 && possible ? idOf("postgres") : undefined;
const server = (program: string, ...args: string[]) => run(join(bin ?? "", program), args, { ...postgres, cwd: home });
const script = (name: string, database: string, ...args: string[]) =>
  run("sh", [join(SCRIPTS, name), ...args], {
    env: { ...process.env, PATH: `${bin}:${process.env["PATH"]}`, DATABASE_URL: url(database) },
  });

function idOf(user: string) {
  const id = (flag: string) => Number(execFileSync("id", [flag, user], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

beforeAll(async () => {
  if (!possible) return;
  port = await freePort();
  home = mkdtempSync("/var/tmp/tribun-backup-");
  if (postgres) chownSync(home, postgres.uid, postgres.gid);
  const data = join(home, "data");
  await server("initdb", "-D", data, "--auth=trust", "--username=tribun", "--encoding=UTF8", "--locale=C.UTF-8");
  const flags = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${home} -c fsync=off`;
  await server("pg_ctl", "-D", data, "-w", "-l", join(home, "log"), "-o", flags, "start");
  for (const name of ["before", "after", "third"]) await server("createdb", "-h", "127.0.0.1", "-p", String(port), "-U", "tribun", name);
}, 60_000);
afterAll(async () => {
  if (!possible) return;
  await server("pg_ctl", "-D", join(home, "data"), "-m", "immediate", "stop");
  rmSync(home, { recursive: true, force: true });
});

const login = async (operatorUrl: string) =>
  fetch(`${operatorUrl}/api/auth/login`, {
    method: "POST",
    headers: { "x-team-id": "1", "x-language-code": "1", "content-type": "application/json" },
    body: JSON.stringify({ identifier: "demo@tribun.example", password: "Tribun#1907" }),
  });

test.skipIf(!possible)("what is backed up is there after restoring, and an operator runs on it", { timeout: 120_000 }, async () => {
  const env = { NODE_ENV: "test" };
  const first = await startOperator({ port: 0, databaseUrl: url("before"), env });
  expect((await login(first.url)).status).toBe(200);
  const { stdout } = await script("backup.sh", "before", join(home, "backups"));
  await first.stop();
  const file = stdout.trim();
  expect(readdirSync(join(home, "backups"))).toHaveLength(2);

  await script("restore.sh", "after", file);
  const second = await startOperator({ port: 0, databaseUrl: url("after"), env });
  expect((await login(second.url)).status).toBe(200);
  expect((await fetch(`${second.url}/ready`)).status).toBe(200);
  await second.stop();

  await expect(script("restore.sh", "after", file)).rejects.toThrow("not empty");
  writeFileSync(file, readFileSync(file).subarray(1));
  await expect(script("restore.sh", "third", file)).rejects.toThrow("checksum");
});
