import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse, type Sent } from "../../../../testing/fake-operator.ts";
import { changingLine, SAMPLE_TARIFFS, sampleOffers } from "../../../../testing/sample-offers.ts";
import { sampleSettings } from "../../../../testing/sample-settings.ts";
import { sampleAdvice, sampleLine, sampleUser } from "../../../../testing/samples.ts";
import { makeStage } from "../../../../testing/stage.tsx";
import { Overview } from "../overview.tsx";

const LINES = "GET /api/tariffs/me";
const DECLARE = "POST /api/lines/l1/tariff";
const PAPER = "GET /api/lines/l1/tariff-summary.pdf";
const SUMMARY = "POST /api/lines/l1/tariff-summaries";

const summaryOf = ({ body }: Sent, before: number) => {
  const { tariffId } = body as { tariffId: string };
  const offer = sampleOffers.find(({ tariff }) => tariff.id === tariffId);
  return { id: `s${before}-${tariffId}`, createdAt: "2026-11-21T10:00:00.000Z", offer, pdfUrl: "/api/contract-summaries/s1/pdf" };
};
const pdf = () => new Response(new Blob(["%PDF"], { type: "application/pdf" }));

async function open(answers: Answers = {}, user: typeof sampleUser = sampleUser, language: "de" | "tr" = "de") {
  const stage = await makeStage({
    screen: <Overview />,
    path: "/dashboard/account/overview",
    answers: {
      [LINES]: [sampleLine],
      "GET /api/lines/l1/settings": sampleSettings,
      "GET /api/lines/l1/tariffs": SAMPLE_TARIFFS,
      [SUMMARY]: summaryOf,
      "GET /api/contract-summaries/s0-t3/pdf": pdf,
      "GET /api/contract-summaries/s1-t3/pdf": pdf,
      ...answers,
    },
    user,
    language,
  });
  await render(stage.element);
  return stage;
}
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const order = () => press("zahlungspflichtig bestellen");
const bodies = (sent: readonly Sent[], call: string) => sent.filter((each) => each.call === call).map(({ body }) => body);

test("another tariff is chosen, seen beside the present one, its summary had, and ordered; the row tells what comes", async () => {
  const { sent } = await open({
    [LINES]: (_: Sent, before: number) => [before === 0 ? sampleLine : changingLine],
    [DECLARE]: changingLine.tariffChange,
  });
  await press("Tarif wechseln");
  await expect.element(page.getByText("beginnt am 1. Dezember 2026", { exact: false })).toBeVisible();
  await page.getByRole("radio", { name: /Tribün L, 19,99/ }).click();
  await expect.element(page.getByRole("table")).toBeVisible();
  await expect.element(page.getByText("2,00 € mehr im Monat als jetzt.")).toBeVisible();
  await expect.element(page.getByText(/zählt ab heute und endet am 20\.\sNovember\s2028/)).toBeVisible();
  await order();
  await expect.element(page.getByText("Bitte öffne zuerst die Vertragszusammenfassung.").first()).toBeVisible();
  expect(bodies(sent, DECLARE)).toEqual([]);
  await press("Zusammenfassung laden (PDF)");
  await expect.element(page.getByText("Geladen. Heb sie gut auf.")).toBeVisible();
  await order();
  await expect.element(page.getByText(/Ab 1\.\sDezember\s2026 hast du Tribün L\./)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Zurücknehmen" })).toBeVisible();
  expect(bodies(sent, DECLARE)).toEqual([{ tariffId: "t3", contractSummaryId: "s0-t3" }]);
  await expect.poll(() => document.activeElement?.textContent).toContain("Tribün L");
});

test.each([
  ["de", "Tarif wechseln", "17,99 € (15,12 € zzgl. MwSt.)", "2,00 € (1,68 € zzgl. MwSt.) mehr im Monat als jetzt."],
  ["tr", "Tarife değiştir", "17,99 € (15,12 € + KDV)", "Şimdikinden ayda 2,00 € (1,68 € + KDV) fazla."],
] as const)(
  "a company reads what a month costs without VAT on the cards, side by side and right above the button (L25, %s)",
  async (language, change, now, more) => {
    await open({}, { ...sampleUser, customerType: "corporate" }, language);
    await press(change);
    await page.getByRole("radio", { name: now.replace("17,99", "19,99").replace("15,12", "16,80"), exact: false }).click();
    await expect.element(page.getByRole("cell", { name: now })).toBeVisible();
    await expect.element(page.getByText(more)).toBeVisible();
    await expect.element(page.getByText(/(netto|KDV hariç) 16,80\s€,/)).toBeVisible();
  },
);

test("what is cheaper says from when, and cannot be chosen; the advised tariff stands chosen", async () => {
  await open({ [LINES]: [{ ...sampleLine, advice: { ...sampleAdvice, slug: "serbest-l", name: "Serbest L" } }] });
  await press("Tarif wechseln");
  const cheap = page.getByRole("radio", { name: /Serbest S/ });
  await expect.element(cheap).toBeDisabled();
  await expect.element(cheap).toHaveAccessibleDescription(/wählbar ab 17\.\sMai\s2027/);
  await expect.element(page.getByRole("radio", { name: /Serbest L/ })).toBeChecked();
  await expect.element(page.getByText("Eine Mindestlaufzeit hat der neue Tarif nicht.")).toBeVisible();
});

test("what can be chosen comes first and has the focus, as what cannot takes none", async () => {
  const [one, two, , cheap] = sampleOffers;
  await open({ "GET /api/lines/l1/tariffs": { ...SAMPLE_TARIFFS, offers: [cheap, two, one] } });
  await press("Tarif wechseln");
  const choices = page.getByRole("group", { name: "Dein neuer Tarif" }).getByRole("radio");
  await expect.element(choices.first()).toHaveFocus();
  await expect.element(choices.first()).toHaveAccessibleName(/Tribün L/);
  await expect.element(choices.last()).toBeDisabled();
});

test("a price that has changed since the summary makes another one, which has to be had again", async () => {
  const { sent } = await open({ [DECLARE]: refuse("1109") });
  await press("Tarif wechseln");
  await page.getByRole("radio", { name: /Tribün L, 19,99/ }).click();
  await press("Zusammenfassung laden (PDF)");
  await expect.element(page.getByText("Geladen. Heb sie gut auf.")).toBeVisible();
  await order();
  await expect.poll(() => bodies(sent, SUMMARY).length).toBe(2);
  await expect.element(page.getByText("Lies sie, bevor du bestellst, und heb sie auf.")).toBeVisible();
  await order();
  await expect.poll(() => bodies(sent, DECLARE)).toHaveLength(1);
});

test("a change to come is taken back, and the row offers others again", async () => {
  const { sent } = await open({
    [LINES]: (_: Sent, before: number) => [before === 0 ? changingLine : sampleLine],
    "DELETE /api/lines/l1/tariff": {},
    [PAPER]: pdf,
  });
  // The PDF is private: the page fetches it with the session, which a link cannot carry.
  await press("Zusammenfassung deines neuen Tarifs (PDF)");
  await expect.poll(() => bodies(sent, PAPER).length).toBe(1);
  await press("Zurücknehmen");
  await press("Wechsel jetzt zurücknehmen");
  await expect.element(page.getByText(/du bleibst bei Serbest M/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Tarif wechseln" })).toBeVisible();
  expect(bodies(sent, "DELETE /api/lines/l1/tariff")).toHaveLength(1);
});

test("without another tariff, and without the operator, it says so", async () => {
  await open({
    "GET /api/lines/l1/tariffs": (_: Sent, before: number) => (before === 0 ? refuse("-1") : { ...SAMPLE_TARIFFS, offers: [] }),
  });
  await press("Tarif wechseln");
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect.element(page.getByText("Für diesen Vertrag gibt es gerade keinen anderen Tarif.")).toBeVisible();
  await expect
    .poll(() => document.activeElement !== document.body && document.activeElement?.textContent)
    .toContain("gerade keinen anderen Tarif");
});

test("tariffs that are still to come say so, and those that did not can be asked for again", async () => {
  const late = Promise.withResolvers<Response>();
  await open({ "GET /api/lines/l1/tariffs": (_: Sent, before: number) => (before === 0 ? late.promise : SAMPLE_TARIFFS) });
  await press("Tarif wechseln");
  await expect.element(page.getByRole("status", { name: "Wird geladen" })).toBeVisible();
  late.resolve(refuse("-1"));
  await press("Noch einmal versuchen");
  await expect.element(page.getByRole("radio", { name: /Tribün L, 19,99/ })).toBeVisible();
});
