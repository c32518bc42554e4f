import { spawn } from "node:child_process";
import { expect, test } from "vitest";

const url = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
const script = (failure: string) => `
  import { createLog } from ${url("./log.ts")};
  import { onCrash } from ${url("./last-words.ts")};
  onCrash(createLog({ logLevel: "info" }));
  const error = Object.assign(new Error("Failed query: insert\\nparams: Elif,elif@example.com"), { query: "insert", params: ["Elif"] });
  setTimeout(() => console.log("still here"), 20_000);
  ${failure}`;

test.each([
  ["an exception", "setTimeout(() => { throw error; }, 1);", "uncaught exception"],
  ["a rejection", "Promise.reject(error);", "unhandled rejection"],
])("%s that nobody caught ends the process with one line and nobody's data", async (_, failure, kind) => {
  const child = spawn(process.execPath, ["--input-type=module", "-e", script(failure)]);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve) => child.once("close", resolve));
  expect(code).toBe(1);
  expect(output).toContain(`"msg":"${kind}"`);
  expect(output).toContain('"level":60');
  expect(output).not.toMatch(/Elif|elif@|still here/);
});
