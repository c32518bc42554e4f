import { LANGUAGES } from "@tribun/domain";
import { expect, test } from "vitest";
import { readClubs } from "./house.ts";
import { readKept, takeSnapshots } from "./snapshot.ts";

test(
  "public pages are drawn with what the operator answers today (else: node tooling/local/src/snapshot.ts)",
  { timeout: 60_000 },
  async () => {
    const taken = await takeSnapshots();
    // One that all clubs share, and one in each language for each club.
    expect(taken).toHaveLength(1 + (await readClubs()).length * LANGUAGES.length);
    for (const { file, fresh } of taken) expect(await readKept(file), file.pathname).toBe(fresh);
  },
);
