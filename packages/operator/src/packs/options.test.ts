import { optionDetail, options } from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestOperator, type TestOperator } from "../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

test("packs of the catalogue by category and tag, in the reader's language", async () => {
  expect(await operator.call(options)).toHaveLength(12);
  const voice = await operator.call(options, { query: { category: "voice" } });
  expect(voice.map(({ id }) => id)).toEqual(["tuerkiye-100", "tuerkiye-500", "tuerkiye-flat"]);
  expect(voice[2]).toMatchObject({ renewal: "auto", price: { amount: 1499 }, allowance: { minutes: -1, zone: "tr" } });
  const roaming = await operator.call(options, { query: { tag: "roaming" } }, { language: 0 });
  expect(roaming.map(({ price }) => price.amount)).toEqual([799, 1999, 3499, 699]);
  expect(roaming[0]?.description).toContain("Türkiye");
  expect(await operator.fails(options, { query: { category: "food" } })).toMatchObject({ status: 400 });
});

test("one by id or external id; unknown ones are 1024 and 1025", async () => {
  const pack = await operator.call(optionDetail, { params: { id: "ek-2" } });
  expect(pack).toMatchObject({
    name: "Ek 2 GB",
    price: { amount: 399 },
    validity: { unit: "day", value: 30 },
    allowance: { dataMb: 2000, zone: "de" },
  });
  expect(await operator.call(optionDetail, { params: { id: pack.externalId } })).toEqual(pack);
  expect(await operator.fails(optionDetail, { params: { id: "nope" } })).toMatchObject({ status: 404, code: "1024" });
  expect(await operator.fails(optionDetail, { params: { id: "OPT-NOPE" } })).toMatchObject({ status: 404, code: "1025" });
});
