import type { Line } from "@tribun/api-client/contract";
import { euro, type Language } from "@tribun/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { changingLine, SAMPLE_TARIFFS, sampleOffers } from "../../../../testing/sample-offers.ts";
import { sampleSettings } from "../../../../testing/sample-settings.ts";
import { sampleAdvice, sampleLine, sampleUser } from "../../../../testing/samples.ts";
import { makeStage } from "../../../../testing/stage.tsx";
import { Overview } from "../overview.tsx";

/** Agreed before the tariff's price rose, with 5 GB from a coupon. */
const agreed: Line = { ...sampleLine, monthly: euro(1499), bonusGb: 5, advice: sampleAdvice };

async function open(language: Language = "de", line = agreed, user = sampleUser) {
  const flat = sampleOffers.map((offer) => ({ ...offer, tariff: { ...offer.tariff, minutesTr: -1 } }));
  const stage = await makeStage({
    screen: <Overview />,
    path: "/dashboard/account/overview",
    answers: {
      "GET /api/tariffs/me": [line],
      "GET /api/lines/l1/settings": sampleSettings,
      "GET /api/lines/l1/tariffs": { ...SAMPLE_TARIFFS, monthly: agreed.monthly, offers: flat },
      "POST /api/lines/l1/tariff-summaries": { id: "s1", createdAt: "2026-11-21T10:00:00.000Z", offer: flat[1], pdfUrl: "/s1" },
    },
    user,
    language,
  });
  await render(stage.element);
}

test("the contract and the advice say the agreed price, and not what the tariff costs today", async () => {
  await open();
  await expect.element(page.getByRole("region", { name: "Vertrag" })).toMatchTextContent(/14,99/);
  await expect.element(page.getByRole("region", { name: "Unser Rat zu deinem Tarif" })).toMatchTextContent(/Serbest M.*14,99/);
  expect(page.getByText("17,99", { exact: false }).elements()).toEqual([]);
});

test.each([
  ["de", "Vertrag", "Unser Rat zu deinem Tarif", "14,99 € (12,60 € zzgl. MwSt.)", "17,99 € (15,12 € zzgl. MwSt.)"],
  ["tr", "Sözleşme", "Tarifene dair önerimiz", "14,99 € (12,60 € + KDV)", "17,99 € (15,12 € + KDV)"],
] as const)(
  "a company reads every price of its contract without VAT, too (L25, %s)",
  async (language, contract, advice, agreedPrice, later) => {
    const { tariffChange } = changingLine;
    const line = { ...agreed, ...(tariffChange && { tariffChange: { ...tariffChange, monthly: euro(1799) } }) };
    await open(language, line, { ...sampleUser, customerType: "corporate" });
    const panel = page.getByRole("region", { name: contract, exact: true });
    await expect.element(panel.getByText(agreedPrice, { exact: true })).toBeVisible();
    await expect.element(page.getByRole("region", { name: advice }).getByText(agreedPrice, { exact: false })).toBeVisible();
    await expect.element(panel.getByText(later, { exact: false })).toBeVisible();
  },
);

test.each([
  ["de", "Tarif wechseln", "Flat"],
  ["tr", "Tarife değiştir", "Sınırsız"],
] as const)("in %s the two tariffs count the bonus that stays, and have a word for no limit", async (language, change, flat) => {
  await open(language);
  await page.getByRole("button", { name: change, exact: true }).click();
  await page.getByRole("radio", { name: /Tribün L, .*19,99/ }).click();
  const cells = page.getByRole("table").getByRole("cell");
  const texts = () => cells.elements().map((cell) => cell.textContent?.replaceAll(/\s/g, " "));
  await expect.poll(texts).toEqual(expect.arrayContaining(["30 GB", "55 GB", "100", flat]));
});

test.each<[Partial<Line>, readonly number[]]>([
  [{}, [1, 1]],
  [{ endsOn: "2026-12-31" }, [0, 1]],
  [{ endsOn: "2026-10-31", status: "ended" }, [0, 0]],
])("a contract that ends names no last day of notice, and no new volume after its end: %o", async (told, times) => {
  await open("de", { ...agreed, ...told });
  await expect.element(page.getByText("Kündigungsfrist")).toBeVisible();
  expect(["Spätestens kündigen am", "Neues Volumen am"].map((row) => page.getByText(row).elements().length)).toEqual(times);
});
