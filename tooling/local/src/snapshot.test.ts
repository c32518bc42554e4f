import { basename } from "node:path";
import { expect, test } from "vitest";
import { readKept, takeSnapshots } from "./snapshot.ts";

test(
  "public pages are drawn with what the operator answers today (else: node tooling/local/src/snapshot.ts)",
  { timeout: 60_000 },
  async () => {
    const taken = await takeSnapshots();
    expect(taken).toHaveLength(9);
    for (const { file, fresh } of taken) expect(await readKept(file), basename(file.pathname)).toBe(fresh);
  },
);
