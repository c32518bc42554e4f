import { register } from "@tribun/api-client/contract";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { expect, test } from "vitest";
import { newFan, registerForm, verifiedPhone } from "./fans.ts";
import { createTestOperator, type TestOperator } from "./index.ts";

/** Tables that only the calls of a proof write: counters, stored answers and the SMS. */
const OF_CALLS = ["rate_limits", "request_counts", "idempotency_keys", "messages"];
const names = v.object({ rows: v.array(v.object({ name: v.string() })) });
const contents = v.object({ rows: v.array(v.object({ row: v.string() })) });

/** Returns every row of every table as text, without random values. */
async function allRows({ deps: { db } }: TestOperator): Promise<Record<string, readonly string[]>> {
  const tables = v.parse(names, await db.execute(sql`select tablename as name from pg_tables where schemaname = 'public'`)).rows;
  const read = async ({ name }: { name: string }) => {
    const { rows } = v.parse(contents, await db.execute(sql`select row_to_json(t)::text as row from ${sql.identifier(name)} t`));
    return [name, rows.map(({ row }) => withoutChance(row)).toSorted()] as const;
  };
  return Object.fromEntries(await Promise.all(tables.filter(({ name }) => !OF_CALLS.includes(name)).map(read)));
}
const withoutChance = (row: string) =>
  row
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, "id")
    .replaceAll(/emailToken=[\w-]+/g, "emailToken=")
    .replaceAll(/"(\w+_hash|invitation_code)":"[^"]*"/g, '"$1":""');

test("a fan whose phone is proven without calls leaves the same rows as one who was sent a code", async () => {
  const [written, called] = [await createTestOperator(), await createTestOperator()];
  try {
    const form = registerForm();
    const { phoneVerificationToken: _, ...known } = form;
    await newFan(written, known);
    await called.call(register, { body: { ...form, phoneVerificationToken: await verifiedPhone(called, form.phone) } });
    const rows = await allRows(written);
    expect(rows).toEqual(await allRows(called));
    expect(rows["otps"]).toHaveLength(1);
    expect(rows["users"]?.filter((row) => row.includes(form.email))).toHaveLength(1);
  } finally {
    await Promise.all([written.stop(), called.stop()]);
  }
});
