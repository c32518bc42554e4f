import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as v from "valibot";

/** A request that was made and the answer that came, kept so that readers see real data. */
export type Example = { readonly request?: unknown; readonly response?: unknown };

export const EXAMPLES_FILE = fileURLToPath(new URL("./data/examples.json", import.meta.url));

const examples = v.record(v.string(), v.object({ request: v.exactOptional(v.unknown()), response: v.exactOptional(v.unknown()) }));

/** Examples by call id; `examples.test.ts` collects them from an operator and holds them against the contract. */
export function readExamples(): Readonly<Record<string, Example>> {
  return v.parse(examples, JSON.parse(readFileSync(EXAMPLES_FILE, "utf8")));
}
