import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Call } from "@tribun/api-client/contract";
import type { TestProject } from "vitest/node";

/** Names the file in which a test run notes, one to a line, which call answered which code. */
export const ANSWERED_VARIABLE = "TRIBUN_ANSWERED";

/**
 * Begins the census of a run: once all tests of the operator have passed, every code that a call declares must have been answered
 * to a real request of theirs. A run of some files or some tests is not asked.
 * @returns what ends it, and throws with the pairs of call and code that nobody met
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

/** How the file names a pair. */
export const pairOf = (callId: string, code: string): string => `${callId} ${code}`;

/** Every pair that a call declares but -1, which is what may always happen. Loads the contract, which a run of one file need not wait for. */
async function declaredPairs(): Promise<string[]> {
  const { contract } = await import("@tribun/api-client/contract");
  const { codesOf } = await import("../openapi/operation.ts");
  return Object.values<Call>(contract).flatMap((call) => codesOf(call).flatMap((code) => (code === "-1" ? [] : [pairOf(call.id, code)])));
}

/** True once each test file of the project has run, whole and with success. */
async function isComplete(project: TestProject): Promise<boolean> {
  if (project.config.testNamePattern !== undefined) return false;
  const modules = project.vitest.state.getTestModules().filter((module) => module.project === project);
  const done = new Set(modules.filter((module) => ["passed", "skipped"].includes(module.state())).map(({ moduleId }) => moduleId));
  const { testFiles } = await project.globTestFiles();
  return testFiles.every((path) => done.has(path));
}
