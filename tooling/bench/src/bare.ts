import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("bare-main.ts", import.meta.url));

/** Starts a bare hono route in a process of its own. It answers this body with these headers. */
export async function startBare(answer: {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}): Promise<{ url: string; stop: () => void }> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env["PATH"], BARE_ANSWER: JSON.stringify(answer) },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const url = await new Promise<string>((resolve) => child.stdout?.once("data", (chunk: Buffer) => resolve(chunk.toString().trim())));
  return { url, stop: () => void child.kill() };
}
