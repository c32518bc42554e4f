import {
  files,
  optionDetail,
  optionImport,
  options,
  optionUpdate,
  tariffDetail,
  tariffImport,
  tariffUpdate,
} from "@tribun/api-client/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedDatabase } from "../../seed/seed.ts";
import { pdfText } from "../../testing/pdf-text.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

const TOKEN = "an admin token of the tests, long enough for it";
const admin = { headers: { authorization: `Bearer ${TOKEN}` } };

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { ADMIN_TOKEN: TOKEN } });
});
afterAll(() => operator.stop());

const PACK = {
  externalId: "OPT-KUPA-3",
  category: "internet",
  name: "Kupa 3 GB",
  description: { de: "3 GB für das Pokalspiel.", tr: "Kupa maçı için 3 GB." },
  priceCents: 499,
  validity: { unit: "day", value: 3 },
  renewal: "once",
  allowance: { dataMb: 3000, zone: "de" },
} as const;
const TARIFF = {
  externalId: "TRB-2001",
  slug: "serbest-xl",
  type: "flex" as const,
  name: "Serbest XL",
  description: { de: "100 GB ohne Laufzeit.", tr: "Taahhütsüz 100 GB." },
  ...{ priceCents: 3499, connectionFeeCents: 999, connectionFeeEsimCents: 999, commitmentMonths: 1, noticeDays: 30 },
  ...{ dataGb: 100, euDataGb: 54, throttleKbps: 64, minutesTr: 500, maxDownMbps: 150, maxUpMbps: 50 },
  ...{ hasFormOption: false, minAge: 18, customerType: "private" as const },
  ...{ tech: ["5G", "LTE"], simTypes: ["esim" as const] },
};

describe("the partner's catalogue", () => {
  test("puts a pack on sale once, changes it, and takes it off", async () => {
    expect(await operator.call(optionImport, { body: PACK }, admin)).toMatchObject({ id: "kupa-3", price: { amount: 499 } });
    expect(await operator.fails(optionImport, { body: PACK }, admin)).toMatchObject({ status: 409, code: "1026" });
    const params = { externalId: PACK.externalId };
    await operator.call(optionUpdate, { params, body: { priceCents: 399 } }, admin);
    expect(await operator.call(optionDetail, { params: { id: "kupa-3" } })).toMatchObject({ price: { amount: 399 }, name: "Kupa 3 GB" });
    await operator.call(optionUpdate, { params, body: { onSale: false } }, admin);
    expect((await operator.call(options)).some(({ id }) => id === "kupa-3")).toBe(false);
    expect(await operator.fails(optionUpdate, { params: { externalId: "OPT-NOPE" }, body: {} }, admin)).toMatchObject({
      status: 404,
      code: "1025",
    });
  });

  test("the same for tariffs; a long term needs a short one beside it (L04)", async () => {
    expect(await operator.call(tariffImport, { body: TARIFF }, admin)).toMatchObject({ id: "serbest-xl", price: { amount: 3499 } });
    expect(await operator.fails(tariffImport, { body: TARIFF }, admin)).toMatchObject({ status: 409, code: "1040" });
    expect(await operator.fails(tariffImport, { body: { ...TARIFF, externalId: "TRB-2002" } }, admin)).toMatchObject({
      status: 409,
      reason: "slugTaken",
    });
    const long = { ...TARIFF, externalId: "TRB-2003", slug: "uzun-xl", type: "single" as const, commitmentMonths: 24 };
    expect((await operator.fails(tariffImport, { body: long }, admin)).fieldErrors).toEqual([
      { field: "alternativeExternalId", rule: "invalid" },
    ]);
    const both = await operator.call(tariffImport, { body: { ...long, alternativeExternalId: "TRB-2001" } }, admin);
    expect(both.alternative12Id).toBe("serbest-xl");
    await operator.call(tariffUpdate, { params: { externalId: "TRB-2001" }, body: { priceCents: 2999 } }, admin);
    expect(await operator.call(tariffDetail, { params: { idOrSlug: "serbest-xl" } })).toMatchObject({ price: { amount: 2999 } });
    expect(await operator.fails(tariffUpdate, { params: { externalId: "TRB-NOPE" }, body: {} }, admin)).toMatchObject({
      status: 404,
      code: "1039",
    });
  });

  test("another price of a company's tariff has another net one beside it (L25)", async () => {
    const { externalId } = await operator.call(tariffDetail, { params: { idOrSlug: "kulup-pro-s" } });
    const update = (body: object) => operator.call(tariffUpdate, { params: { externalId }, body }, admin);
    expect(await update({ priceCents: 2499 })).toMatchObject({ price: { amount: 2499 }, priceNet: { amount: 2100 } });
    expect(await update({ priceCents: 1999 })).toMatchObject({ priceNet: { amount: 1680 } });
  });

  test("what it set is kept when the operator starts again", async () => {
    await operator.call(optionUpdate, { params: { externalId: "OPT-EK-2" }, body: { priceCents: 349 } }, admin);
    const { db, clock, config } = operator.deps;
    await seedDatabase(db, { now: clock.now(), demo: false, config });
    expect((await operator.call(optionDetail, { params: { id: "ek-2" } })).price.amount).toBe(349);
    expect((await operator.call(optionDetail, { params: { id: "ek-10" } })).price.amount).toBe(999);
  });
});

test("without the token, with another one, or where none is set, nobody gets in and nothing changes", async () => {
  const closed = await createTestOperator();
  try {
    const tries = [
      [operator, {}],
      [operator, { headers: { authorization: "Bearer something else" } }],
      [operator, { headers: { authorization: "Bearer " } }],
      [closed, admin],
      [closed, { headers: { authorization: "Bearer " } }],
    ] as const;
    for (const [at, as] of tries) {
      for (const [call, input] of [
        [optionImport, { body: { ...PACK, externalId: "OPT-NEW" } }],
        [optionUpdate, { params: { externalId: "OPT-EK-10" }, body: { priceCents: 1 } }],
        [tariffImport, { body: { ...TARIFF, externalId: "TRB-2009", slug: "new" } }],
        [tariffUpdate, { params: { externalId: "TRB-2001" }, body: { priceCents: 1 } }],
      ] as const) {
        expect(await at.fails(call, input, as), call.id).toMatchObject({ status: 403, code: "-1", reason: "internal" });
      }
    }
    expect((await operator.call(optionDetail, { params: { id: "ek-10" } })).price.amount).toBe(999);
  } finally {
    await closed.stop();
  }
});

const sheet = async (fileName: string) => {
  const answer = await operator.raw(
    files,
    { query: { folder: "product-sheets", fileName } },
    { team: null, language: null, headers: { cookie: "lang=de", "x-forwarded-host": "localhost:1907" } },
  );
  return answer.ok ? pdfText(new Uint8Array(await answer.arrayBuffer())).replaceAll(/\s+/g, " ") : answer.status;
};

test("a tariff's sheet says its own launch, and those of before stay in the archive (TKTransparenzV, L03)", async () => {
  const body = { ...TARIFF, externalId: "TRB-3001", slug: "arsiv-l" };
  await operator.call(tariffImport, { body }, admin);
  expect(await sheet("arsiv-l.pdf")).toMatch(/Markteinführung 03\.11\.2026.*34,99 €.*Stand: 03\.11\.2026/);
  operator.clock.advance({ days: 40 });
  const params = { externalId: body.externalId };
  await operator.call(tariffUpdate, { params, body: { description: { de: "Neu gesagt.", tr: "Yeni söz." } } }, admin);
  await operator.call(tariffUpdate, { params, body: { priceCents: 3999 } }, admin);
  const present = await sheet("arsiv-l.pdf");
  expect(present).toMatch(/Markteinführung 03\.11\.2026.*39,99 €.*Stand: 13\.12\.2026/);
  expect(await sheet("arsiv-l_2.pdf")).toBe(present);
  expect(await sheet("arsiv-l_1.pdf")).toMatch(/34,99 €.*Stand: 03\.11\.2026/);
  for (const none of ["arsiv-l_0.pdf", "arsiv-l_3.pdf", "arsiv-l_1_1.pdf", "arsiv-l_.pdf"]) expect(await sheet(none)).toBe(404);
});
