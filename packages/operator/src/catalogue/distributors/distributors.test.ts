import { distributors, postalCodeDetail } from "@tribun/api-client/contract";
import { like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { distributors as shops } from "../../db/schema/content.ts";
import { shopRows } from "../../seed/shops.ts";
import { createTestOperator, START, type TestOperator } from "../../testing/index.ts";
import { isKnownPostalCode, placesOf } from "../postal-codes/postal-codes.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

describe("shops", () => {
  test("some 300, each in a real place, with a number that nobody has", async () => {
    const all = await operator.call(distributors);
    expect(all.length).toBeGreaterThan(280);
    expect(all).toHaveLength(shopRows(new Date(START)).length);
    for (const { city, postalCode, phone, name } of all) {
      expect(placesOf(postalCode), name).toContain(city);
      expect(phone).toMatch(/^\+49(3023125|4066969|6990009|8999998|2214710)\d{3}$/);
    }
    expect(new Set(all.map(({ phone }) => phone)).size).toBe(all.length);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  test("near a postal code, the nearest numbers first", async () => {
    const near = await operator.call(distributors, { query: { plz: "10585" } });
    expect(near).toHaveLength(10);
    const away = near.map(({ postalCode }) => Math.abs(Number(postalCode) - 10585));
    expect(away).toEqual(away.toSorted((a, b) => a - b));
    expect(near[0]).toMatchObject({ city: "Berlin", postalCode: "10587" });
  });

  test("1014 where there is none near, also when those that were have closed; a code that is none is a broken rule", async () => {
    expect(await operator.fails(distributors, { query: { plz: "00000" } })).toMatchObject({ status: 404, code: "1014" });
    await operator.deps.db.update(shops).set({ active: false }).where(like(shops.postalCode, "9%"));
    expect(await operator.fails(distributors, { query: { plz: "94481" } })).toMatchObject({ code: "1014" });
    expect((await operator.fails(distributors, { query: { plz: "1234" } })).fieldErrors).toEqual([
      { field: "plz", rule: "postalCode.invalid" },
    ]);
  });
});

describe("postal codes", () => {
  const read = (plz: string) => operator.call(postalCodeDetail, { params: { plz } });

  test("give their places with the licence's words", async () => {
    expect(await read("12045")).toEqual({
      postalCode: "12045",
      valid: "known",
      places: ["Berlin"],
      attribution: "© OpenStreetMap contributors",
    });
    expect((await read("01945")).places.length).toBeGreaterThan(5);
  });

  test("a code that only one of the lists has is known without a place; one that none has is unknown and no error", async () => {
    expect(await read("80313")).toMatchObject({ valid: "known", places: [] });
    expect(await read("00000")).toMatchObject({ valid: "unknown", places: [] });
    expect([isKnownPostalCode("__proto__"), placesOf("constructor")]).toEqual([false, []]);
  });

  test("may be kept for a day; what is no code is a broken rule", async () => {
    expect((await operator.raw(postalCodeDetail, { params: { plz: "10115" } })).headers.get("cache-control")).toBe("public, max-age=86400");
    for (const plz of ["1011", "101155", "1011a"]) expect((await operator.fails(postalCodeDetail, { params: { plz } })).status).toBe(400);
  });
});
