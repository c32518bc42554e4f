import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startOperator } from "@tribun/operator";
import { createTestOperator } from "@tribun/operator/testing";
import * as v from "valibot";
import { expect, test } from "vitest";
import { parse } from "yaml";

const read = (file: string) => readFileSync(join(import.meta.dirname, "..", file), "utf8");
const rules = v
  .parse(
    v.object({ groups: v.array(v.object({ rules: v.array(v.object({ alert: v.string(), expr: v.string() })) })) }),
    parse(read("alerts.yaml")),
  )
  .groups.flatMap((group) => group.rules);

test("every alert asks for metrics that an operator has, and stands in the runbook", { timeout: 120_000 }, async () => {
  const database = await createTestOperator();
  const operator = await startOperator({ port: 0, databaseUrl: database.databaseUrl, env: { NODE_ENV: "test" } });
  try {
    await fetch(`${operator.url}/ready`);
    const text = await (await fetch(`${operator.url}/metrics`)).text();
    const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = ""]) => name));
    const runbook = read("../../.github/RUNBOOK.md");
    expect(rules.length).toBeGreaterThan(5);
    for (const { alert, expr } of rules) {
      for (const [name] of expr.matchAll(/tribun_\w+/g)) {
        expect(known, alert).toContain(name.replace(/_(?:count|bucket|sum)$/, ""));
        expect(runbook, alert).toContain(name);
      }
    }
  } finally {
    await operator.stop();
    await database.stop();
  }
});
