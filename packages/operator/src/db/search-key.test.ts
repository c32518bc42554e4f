import { searchKey } from "@tribun/domain";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { searchKeyOf } from "./search-key.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

test("the database reads a name as everybody who looks for it does", async () => {
  const letters = fc.constantFrom(..."abceinouszABCEINOUSZçğıöşüäßâîûéñøÇĞİÖŞÜÄẞŁłαβΓДжя0189-'. ·&()/,\u0301\u0327\u0307");
  const names = fc.sample(
    fc.array(letters, { minLength: 1, maxLength: 20 }).map((signs) => signs.join("")),
    300,
  );
  const all = [...names, "Işıl Çağlar", "ISIL ÇAĞLAR", "Şule Özdemirci", "Gießen", "O'Connor-Weiß", "H&M (Deutschland) GmbH"];
  const rows = await operator.deps.db.execute<{ name: string; key: string }>(
    sql`select name, ${searchKeyOf(sql`name`)} as key from json_array_elements_text(${JSON.stringify(all)}::json) as given(name)`,
  );
  expect(rows.rows).toHaveLength(all.length);
  for (const { name, key } of rows.rows) expect([name, key]).toEqual([name, searchKey(name)]);
});
