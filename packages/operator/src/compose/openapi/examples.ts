import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as v from "valibot";

/** A recorded request and its answer, so that readers see real data. */
export type Example = { readonly request?: unknown; readonly response?: unknown };
/** Examples by call id. */
export type Examples = Readonly<Record<string, Example>>;

export const EXAMPLES_FILE = fileURLToPath(new URL("../../../dist/examples.json", import.meta.url));

const examples = v.record(v.string(), v.object({ request: v.exactOptional(v.unknown()), response: v.exactOptional(v.unknown()) }));

/** Reads the examples that the task `examples` has collected; empty if it has not run. */
export function readExamples(): Examples {
  return existsSync(EXAMPLES_FILE) ? v.parse(examples, JSON.parse(readFileSync(EXAMPLES_FILE, "utf8"))) : {};
}
