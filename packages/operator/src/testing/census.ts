import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Call } from "@tribun/api-client/contract";
import type { TestProject } from "vitest/node";

/** Environment variable with the file in which a test run records, one per line, which call answered which code. */
export const ANSWERED_VARIABLE = "TRIBUN_ANSWERED";

/**
 * Starts the census of a run: after all tests of the operator have passed, each code that a call declares must have been answered to a real
 * request of the tests. A run of some files or some tests skips the check.
 * @returns a function that ends the census and throws with the pairs of call and code that no test produced
 */
export function startCensus(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "tribun-answered-"));
  const file = join(folder, "answered.txt");
  writeFileSync(file, "");
  process.env[ANSWERED_VARIABLE] = file;
  return async () => {
    const answered = readFileSync(file, "utf8").split("\n");
    rmSync(folder, { recursive: true, force: true });
    if (!(await isComplete(project))) return;
    const missing = (await declaredPairs()).filter((pair) => !answered.includes(pair));
    if (missing.length > 0) throw new Error(`declared, but answered to no request of a test:\n${missing.join("\n")}`);
  };
}

/** Format of a pair in the file. */
export const pairOf = (callId: string, code: string): string => `${callId} ${code}`;

/**
 * Returns every declared pair except those of -1, which any call may answer. Loads the contract lazily, to save time in a run of one file.
 */
async function declaredPairs(): Promise<string[]> {
  const { contract } = await import("@tribun/api-client/contract");
  const { codesOf } = await import("../compose/openapi/operation.ts");
  return Object.values<Call>(contract).flatMap((call) => codesOf(call).flatMap((code) => (code === "-1" ? [] : [pairOf(call.id, code)])));
}

/** True if every test file of the project has run completely and passed. */
async function isComplete(project: TestProject): Promise<boolean> {
  if (project.config.testNamePattern !== undefined) return false;
  const modules = project.vitest.state.getTestModules().filter((module) => module.project === project);
  const done = new Set(modules.filter((module) => ["passed", "skipped"].includes(module.state())).map(({ moduleId }) => moduleId));
  const { testFiles } = await project.globTestFiles();
  return testFiles.every((path) => done.has(path));
}
