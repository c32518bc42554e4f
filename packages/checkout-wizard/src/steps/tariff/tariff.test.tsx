import { ApiError } from "@tribun/api-client";
import type { Tariff } from "@tribun/api-client/contract";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { toChosenTariff } from "../../store/tariff.ts";
import { EMPTY_DRAFT } from "../../draft/order-draft.ts";
import { complete, mainLine, tariff, user, withTariff } from "../../testing/samples.ts";
import { type StageOptions, stageFor } from "../../testing/stage.tsx";

async function open(options: Partial<StageOptions> = {}) {
  const stage = await stageFor({ step: "tariff", draft: withTariff(), ...options });
  await render(stage.element);
  return stage;
}

test("delivery and payment methods are told at the start", async () => {
  await open();
  await expect.element(page.getByText(/Wir liefern nur nach Deutschland.*SEPA-Lastschrift.*Debitkarte/)).toBeVisible();
});

test("surfing in Türkiye, which no tariff includes, is told with what its cheapest pack costs", async () => {
  await open();
  await expect.element(page.getByText("Surfen in der Türkei: nicht enthalten, Pakete ab 7,99 €")).toBeVisible();
});

test("without the packs the rest of the tariff is told", async () => {
  await open({ answers: { options: new ApiError("-1") } });
  await expect.element(page.getByText("Türkei, Schweiz und Vereinigtes Königreich gehören nicht zum EU-Roaming")).toBeVisible();
  await expect.element(page.getByText(/Surfen in der Türkei/)).not.toBeInTheDocument();
});

test("an empty cart leads to the tariffs", async () => {
  const stage = await stageFor({ step: "tariff" });
  await render(stage.element);
  await expect.element(page.getByRole("link", { name: "Tarife ansehen" })).toHaveAttribute("href", "/tarife");
});

test("a tariff that is gone says so", async () => {
  await open({ answers: { tariffDetail: new ApiError("1012") } });
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Diesen Tarif gibt es nicht mehr.");
});

test("an operator that is down offers another try, and the cart is still there", async () => {
  await open({ answers: { tariffDetail: (_: unknown, before: number) => (before < 1 ? new ApiError("-1") : tariff) } });
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect.element(page.getByRole("heading", { name: "Tribün L" })).toBeVisible();
});

test("a deep link to a later step gives way to the first open one", async () => {
  const { went } = await open({ step: "approval" });
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Such dir deinen Platz");
  expect(went).toEqual(["number"]);
});

const kind = (given: Partial<Tariff["eligibility"]>): Partial<StageOptions> => {
  const special: Tariff = { ...tariff, eligibility: { ...tariff.eligibility, ...given } };
  return { draft: { ...EMPTY_DRAFT, tariff: toChosenTariff(special) }, answers: { tariffDetail: special } };
};
const line = (over: object = {}) => mainLine("l1", "+491713920010", over);
const lineOwner = { ...user, hasLine: true };
const next = () => page.getByRole("button", { name: "Weiter zur Nummer" });

test.each([
  ["companies", { customerType: "corporate" }, /Geschäftskonto mit Steuernummer/],
  ["a child", { requiresChild: true }, /Kind von 6 bis 17\sJahren.*mindestens 18/],
] as const)("a tariff for %s says at the first step what it needs, and a guest goes on", async (_, eligibility, told) => {
  const { went } = await open(kind(eligibility));
  await expect.element(page.getByText(told)).toBeVisible();
  await next().click();
  await expect.poll(() => went).toEqual(["number"]);
});

test("a tariff for everybody needs no such words", async () => {
  await open();
  await expect.element(next()).toBeVisible();
  expect(page.getByText(/Geschäftskonto|Hauptanschluss|für ein Kind/i).elements()).toHaveLength(0);
});

test("a private account learns at the first step that a tariff is for companies, also where it enters at the last", async () => {
  const given = kind({ customerType: "corporate" });
  const draft = { ...complete(), ...(given.draft?.tariff && { tariff: given.draft.tariff }) };
  const { went, calls } = await open({ ...given, draft, user, step: "approval" });
  await expect.element(page.getByText("Diesen Tarif gibt es nur für Firmen")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Für deine Firma anfragen" })).toHaveAttribute("href", "/auth/corporate-register");
  expect(went).toEqual(["tariff"]);
  expect(next().query()).toBeNull();
  expect(calls.some(({ id }) => id === "tariffIntent")).toBe(false);
});

test("a company has the tariff for companies", async () => {
  const { went } = await open({ ...kind({ customerType: "corporate" }), user: { ...user, customerType: "corporate" } });
  await next().click();
  await expect.poll(() => went).toEqual(["number"]);
});

test("a guest signs in before a partner tariff, and comes back to it", async () => {
  await open(kind({ requiresMainLine: true }));
  await expect.element(page.getByRole("link", { name: "Anmelden" })).toHaveAttribute("href", "/auth/login?returnTo=/order/tariff");
  expect(next().query()).toBeNull();
});

test.each([
  ["no line", []],
  ["a line that is not active yet", [line({ status: "pending" })]],
  ["a second card", [line({ tariff: { ...tariff, eligibility: { ...tariff.eligibility, requiresMainLine: true } } })]],
  ["a child's card", [line({ tariff: { ...tariff, eligibility: { ...tariff.eligibility, requiresChild: true } } })]],
] as const)("a partner tariff needs a main line, and %s is none", async (_, myLines) => {
  const given = kind({ requiresMainLine: true });
  await open({ ...given, user, answers: { ...given.answers, myLines } });
  await expect.element(page.getByText("Auf deinem Konto ist noch kein aktiver Hauptanschluss")).toBeVisible();
  expect(next().query()).toBeNull();
});

test("with a main line the partner tariff goes on", async () => {
  const given = kind({ requiresMainLine: true });
  const { went } = await open({ ...given, user, answers: { ...given.answers, myLines: [line()] } });
  await next().click();
  await expect.poll(() => went).toEqual(["number"]);
});

test.each([
  ["the same", tariff.id],
  ["the same with another term", "tribun-l-12"],
] as const)("who has %s tariff is told at the first step, with the way to the line, and not at the button", async (_, id) => {
  const { calls } = await open({ user: lineOwner, answers: { myLines: [line({ tariff: { ...tariff, id } })] } });
  await expect.element(page.getByText("Diesen Tarif hast du schon")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Meine Anschlüsse ansehen" })).toHaveAttribute("href", "/dashboard");
  expect(next().query()).toBeNull();
  expect(calls.some(({ id: call }) => call === "tariffIntent")).toBe(false);
});

test("a line that has ended, and one with another tariff, are in nobody's way", async () => {
  const myLines = [line({ status: "ended" }), line({ tariff: { ...tariff, id: "tribun-s" } })];
  const { went } = await open({ user: lineOwner, answers: { myLines } });
  await next().click();
  await expect.poll(() => went).toEqual(["number"]);
});
