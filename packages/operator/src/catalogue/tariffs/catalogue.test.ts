import {
  contractSummary,
  couponCode,
  mnpProviders,
  phoneRegistries,
  phoneReserve,
  productPlans,
  productSheets,
  tariffDetail,
  tariffs,
} from "@tribun/api-client/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedDatabase } from "../../seed/seed.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { newShopper } from "../../testing/orders.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

describe("tariffs", () => {
  test("every 24-month tariff has a short version on sale (L04)", async () => {
    const all = await operator.call(tariffs);
    const byId = new Map(all.map((tariff) => [tariff.id, tariff]));
    for (const tariff of all.filter(({ commitmentMonths }) => commitmentMonths === 24)) {
      const short = byId.get(tariff.alternative12Id ?? "");
      expect(short?.commitmentMonths).toBeLessThanOrEqual(12);
      expect(short).toMatchObject({ isAlternative: true, dataGb: tariff.dataGb });
    }
    expect(all.filter(({ isAlternative }) => !isAlternative)).toHaveLength(13);
  });

  test("prices are those of the seed data, and business shows net too", async () => {
    expect(await operator.call(tariffDetail, { params: { idOrSlug: "tribun-l" } })).toMatchObject({
      price: { amount: 1999 },
      connectionFee: { amount: 1999 },
      connectionFeeEsim: { amount: 999 },
      hasFormOption: true,
      totalCost: { amount: 1999 * 24 + 999 },
    });
    expect(await operator.call(tariffDetail, { params: { idOrSlug: "kulup-pro-s-1" } })).toMatchObject({
      price: { amount: 2499 },
      priceNet: { amount: 2100 },
      commitmentMonths: 1,
    });
  });

  test("by type and jersey, in the reader's language", async () => {
    const kids = await operator.call(tariffs, { query: { type: "kids24", hasFormOption: "true" } }, { language: 0 });
    expect(kids.every(({ type, eligibility }) => type === "kids24" && eligibility.requiresChild)).toBe(true);
    expect(kids[0]?.description).toContain("Türkiye");
  });

  test("every tariff has its sheets by version, each a file of its own (L03)", async () => {
    const sheets = await operator.call(productSheets);
    for (const { id, productSheetFile } of await operator.call(tariffs)) {
      const own = sheets.filter(({ tariffId }) => tariffId === id);
      expect(own.map(({ version }) => version)).toEqual(own.map((_, index) => own.length - index));
      expect(own.at(-1)).toMatchObject({ since: "2026-10-01", fileName: productSheetFile.replace(".pdf", "_1.pdf") });
    }
  });

  test("one by id, slug or external id; an unknown external id is 1039", async () => {
    const tariff = await operator.call(tariffDetail, { params: { idOrSlug: "tribun-l" } });
    expect(await operator.call(tariffDetail, { params: { idOrSlug: tariff.externalId } })).toEqual(tariff);
    expect(await operator.fails(tariffDetail, { params: { idOrSlug: "TRB-NOPE" } })).toMatchObject({ status: 404, code: "1039" });
  });

  test("an unknown one is 1012", async () => {
    expect(await operator.fails(tariffDetail, { params: { idOrSlug: "nope" } })).toMatchObject({ status: 404, code: "1012" });
    expect(await operator.fails(productPlans, { query: { tariffId: "nope" } })).toMatchObject({ code: "1012" });
  });

  test("an ETag saves the second transfer", async () => {
    const first = await operator.raw(tariffs);
    const etag = first.headers.get("etag") ?? "";
    expect((await operator.raw(tariffs, {}, { headers: { "if-none-match": etag } })).status).toBe(304);
  });
});

test.each([
  ["tribun-l", ["jersey-fan"]],
  ["tribun-s", ["jersey-fan"]],
  ["serbest-m", ["jersey-fan"]],
  ["ikili-m-12", ["jersey-fan"]],
  ["yildiz-5", ["jersey-child"]],
  ["kulup-pro-s", []],
  [undefined, ["jersey-fan", "jersey-child"]],
])("jerseys that can be had with %s, whether or not it has the option: %j", async (tariffId, ids) => {
  const plans = await operator.call(productPlans, { query: { tariffId } });
  expect(plans.map(({ id }) => id)).toEqual(ids);
  if (tariffId !== undefined) {
    const { withoutJersey = false } = await operator.call(tariffDetail, { params: { idOrSlug: tariffId } });
    expect(withoutJersey).toBe(ids.length === 0);
  }
  // No bill charges a remainder for a jersey, so its advance is its whole price.
  for (const plan of plans) expect(plan.price).toEqual(plan.advanceFee);
});

test("a jersey says who made it of what, how it is used safely, what the law guarantees and who answers for its wrapping (L37)", async () => {
  for (const [language, guarantee, warning] of [
    [1, "zwei Jahre", "Erstickungsgefahr"],
    [0, "iki yıl", "boğulma"],
  ] as const) {
    for (const plan of await operator.call(productPlans, undefined, { team: 2, language })) {
      expect(plan.material).toMatch(/100 % Polyester|%100 polyester/);
      expect(plan.manufacturer).toMatchObject({ address: expect.stringMatching(/\d{5} /), email: expect.stringContaining("@") });
      expect([plan.guarantee, plan.warnings]).toEqual([expect.stringContaining(guarantee), expect.stringContaining(warning)]);
      expect(plan.packagingRegister).toMatch(/^DE\d{13}/);
    }
  }
});

test("thirty donors and one for those who are not sure", async () => {
  const list = await operator.call(mnpProviders);
  expect(list).toHaveLength(31);
  expect(new Set(list.map(({ id }) => id)).size).toBe(31);
});

describe("coupons", () => {
  test("found in any spelling", async () => {
    expect(await operator.call(couponCode, { params: { code: "tribun5" }, query: { tariffId: "serbest-m" } })).toMatchObject({
      value: 500,
    });
  });
  test("a coupon's words name all that it takes off", async () => {
    const { as } = await newShopper(operator);
    const [number] = await operator.call(phoneRegistries, { query: { kind: "private" } }, as);
    if (!number) throw new Error("no number with a fee");
    expect(number.fee.amount).toBeGreaterThan(0);
    const { reservationId } = await operator.call(phoneReserve, { params: { id: number.id }, body: {} }, as);
    const newPhoneNumberOptions = { registryId: number.id, reservationId };
    const body = { tariffId: "yildiz-5", numberType: "new", simType: "esim", couponCode: "AILE50", newPhoneNumberOptions } as const;
    const { payment } = await operator.call(contractSummary, { body }, as);
    expect(payment.discount?.amount).toBe(-Math.floor(number.fee.amount / 2));
    const input = { params: { code: body.couponCode }, query: { tariffId: body.tariffId } };
    expect((await operator.call(couponCode, input)).terms).toMatch(/auf alle einmaligen Kosten außer der Identitätsprüfung/);
    expect((await operator.call(couponCode, input, { language: 0 })).terms).toMatch(/Kimlik kontrolü dışındaki tek seferlik ücretlerde/);
  });
  test("1101 unknown or over, 1102 for another tariff, 1103 without value", async () => {
    const code = async (name: string, tariffId?: string) =>
      (await operator.fails(couponCode, { params: { code: name }, query: { tariffId } })).code;
    expect(await code("NOPE")).toBe("1101");
    const over = await operator.raw(couponCode, { params: { code: "SEZON25" }, query: {} });
    expect(await over.json()).toMatchObject({ referenceErrorCode: "1101", reason: "coupon.ended", endedOn: "2026-06-30" });
    expect(await code("AILE50", "tribun-m")).toBe("1102");
    expect(await code("BEDAVA0")).toBe("1103");
  });
});

test("seeding again changes nothing", async () => {
  const { db, clock, config } = operator.deps;
  await seedDatabase(db, { now: clock.now(), demo: true, config });
  expect(await operator.call(tariffs)).toHaveLength(23);
});
