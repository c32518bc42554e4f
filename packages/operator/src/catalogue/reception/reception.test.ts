import { coverage } from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

const at = (plz: string) => operator.call(coverage, { params: { plz } });

test.each([
  ["10999", "Berlin", { outdoors: "5G", indoors: "5G" }],
  ["37073", "Göttingen", { outdoors: "5G", indoors: "LTE" }],
  ["17207", "Röbel/Müritz", { outdoors: "LTE", indoors: expect.stringMatching(/LTE|none/) }],
] as const)("%s in %s has what is drawn for its region, and says that it is the sandbox's", async (plz, place, reception) => {
  const found = await at(plz);
  expect(found).toMatchObject({ postalCode: plz, reception, source: "sandbox" });
  expect(found.places).toContain(place);
  expect(await at(plz)).toEqual(found);
});

test("a well-formed code that nobody knows is no error and promises nothing", async () => {
  expect(await at("00000")).toEqual({ postalCode: "00000", places: [], source: "sandbox" });
});

test("a code that is none breaks the rule of codes", async () => {
  expect(await operator.fails(coverage, { params: { plz: "1099" } })).toMatchObject({ status: 400 });
});
