import { ApiError } from "@tribun/api-client";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { OrderDraft } from "../../draft/order-draft.ts";
import { comeDown } from "../../testing/come-down.ts";
import { mainLine, user, withNumber } from "../../testing/samples.ts";
import { type StageOptions, stageFor } from "../../testing/stage.tsx";

const next = () => page.getByRole("button", { name: "Weiter zum Trikot" });

async function open(options: Partial<StageOptions>) {
  const stage = await stageFor({ step: "number", ...options });
  await render(stage.element);
  return stage;
}
/** The same, scrolled to the end of the step. */
async function openBelow(options: Partial<StageOptions>) {
  const stage = await open(options);
  await comeDown();
  return stage;
}

const kidsDraft = (over: Partial<OrderDraft> = {}): OrderDraft => {
  const draft = withNumber();
  return { ...draft, ...(draft.tariff && { tariff: { ...draft.tariff, requiresChild: true } }), ...over };
};

test("a kids tariff asks for the child's birthday", async () => {
  const { went } = await openBelow({ draft: kidsDraft() });
  await next().click();
  await expect.element(page.getByRole("alert", { name: "Das fehlt noch" })).toMatchTextContent(/Geburtsdatum des Kindes/);
  await page.getByLabelText("Geburtsdatum des Kindes").fill("05/05/2015");
  await next().click();
  await expect.poll(() => went).toEqual(["extras"]);
});

test("a birthday that is typed by halves is kept, and does not count as one", async () => {
  const stage = await openBelow({ draft: kidsDraft({ childBirthday: "05/05" }) });
  await expect.element(page.getByLabelText("Geburtsdatum des Kindes")).toHaveValue("05/05");
  await next().click();
  await expect.element(page.getByRole("alert", { name: "Das fehlt noch" })).toMatchTextContent(/Dieses Datum gibt es nicht/);
  expect(stage.went).toEqual([]);
});

const partnerDraft = (mainLineId?: string): OrderDraft => {
  const draft = withNumber();
  return {
    ...draft,
    ...(draft.tariff && { tariff: { ...draft.tariff, requiresMainLine: true } }),
    ...(mainLineId !== undefined && { mainLineId }),
  };
};
const stored = () => localStorage.getItem("tribun.order") ?? "";

test.each([undefined, "of-another-account"])("the one main line is chosen by itself; before: %s", async (before) => {
  const { went } = await openBelow({ draft: partnerDraft(before), user, answers: { myLines: [mainLine("l1", "+491713920010")] } });
  await expect.element(page.getByText("Der Tarif hängt an deinem Hauptanschluss 0171 39200 10, Tribün L.")).toBeVisible();
  await expect.poll(stored).toContain('"mainLineId":"l1"');
  await next().click();
  await expect.poll(() => went).toEqual(["extras"]);
});

test("a record that is broken at the partner (1020) leads to help that knows it", async () => {
  const myLines = new ApiError("1020", { requestId: "r-1020" });
  await openBelow({ draft: partnerDraft(), user, answers: { myLines } });
  await expect.element(page.getByRole("link", { name: "Hilfe dazu holen" })).toHaveAttribute("href", "/support?reference=r-1020#write");
});

test("lines and jerseys are asked for with what the fan does first, as both are two screens further", async () => {
  const known = { ...user, ordering: { taken: [], hasMainLine: true } };
  const { calls } = await open({ draft: partnerDraft(), user: known, answers: { myLines: [mainLine("l1", "+491713920010")] } });
  const asked = () => calls.map(({ id }) => id).filter((id) => ["myLines", "productPlans"].includes(id));
  await expect.element(page.getByRole("radiogroup", { name: /^Rufnummern/ })).toBeVisible();
  expect(asked()).toEqual([]);
  await page.getByRole("heading", { level: 1 }).click();
  await expect.element(page.getByText(/hängt an deinem Hauptanschluss/)).toBeInTheDocument();
  expect(asked().toSorted()).toEqual(["myLines", "productPlans"]);
});

test("a press of a screen reader, which is no pointer's, brings what is missing as well", async () => {
  await page.viewport(390, 600);
  await open({ draft: kidsDraft() });
  await expect.element(next()).toBeInTheDocument();
  const press = next().element();
  if (press instanceof HTMLElement) press.click();
  await expect.element(page.getByRole("alert", { name: "Das fehlt noch" })).toMatchTextContent(/Geburtsdatum des Kindes/);
  await expect.element(page.getByLabelText("Geburtsdatum des Kindes")).toBeInTheDocument();
});

test("who has no contract (1023) goes back to what says so, and to other tariffs", async () => {
  const { went } = await openBelow({ draft: partnerDraft(), user, answers: { myLines: new ApiError("1023") } });
  await expect.poll(() => went).toEqual(["tariff"]);
});

test("of several main lines the fan chooses one", async () => {
  const lines = [mainLine("l1", "+491713920010"), mainLine("l2", "+491713920011")];
  const { went } = await openBelow({ draft: partnerDraft(), user, answers: { myLines: lines } });
  await next().click();
  await expect.element(page.getByRole("alert", { name: "Das fehlt noch" })).toMatchTextContent(/Hauptanschluss/);
  await page.getByRole("radio", { name: "0171 39200 11" }).click();
  await next().click();
  await expect.poll(() => went).toEqual(["extras"]);
});

test("lines that cannot be read are asked for again", async () => {
  let down = true;
  const myLines = () => (down ? new ApiError("-1") : [mainLine("l1", "+491713920010")]);
  await openBelow({ draft: partnerDraft(), user, answers: { myLines } });
  const retry = page.getByRole("button", { name: "Noch einmal versuchen" });
  await expect.element(retry).toBeVisible();
  down = false;
  await retry.click();
  await expect.element(page.getByText(/hängt an deinem Hauptanschluss/)).toBeVisible();
});
