import { ApiError } from "@tribun/api-client";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { OrderDraft } from "../../draft/order-draft.ts";
import { openApproval } from "../../testing/approval.tsx";
import { comeDown } from "../../testing/come-down.ts";
import { complete, mainLine, tariff, user, withNumber } from "../../testing/samples.ts";
import { stageFor } from "../../testing/stage.tsx";

/** By the record no line blocks the tariff, so nothing has fetched the lines before the number step does. */
const known = { ...user, ordering: { taken: [], hasMainLine: true } };
const FIRST = mainLine("l1", "+491713920010");
const SECOND = mainLine("l2", "+491713920011");
const next = () => page.getByRole("button", { name: /^(?:Weiter zum Trikot|Wird geprüft)$/ });
const missing = () => page.getByRole("alert", { name: "Das fehlt noch" });
const stored = () => JSON.parse(localStorage.getItem("tribun.order") ?? "{}").draft;

const partners = (draft: OrderDraft): OrderDraft => ({
  ...draft,
  ...(draft.tariff && { tariff: { ...draft.tariff, requiresMainLine: true } }),
  mainLineId: "of-another-account",
});

/** Lines that load until the test releases them. */
function onTheirWay() {
  let answer = (_: unknown): void => undefined;
  const myLines = new Promise<unknown>((resolve) => (answer = resolve));
  return { myLines: () => myLines, answer };
}

/** A screen reader's press, which fires no pointer event. */
async function pressNext(): Promise<void> {
  await expect.element(next()).toBeInTheDocument();
  const button = next().element();
  if (button instanceof HTMLElement) button.click();
}

test("a press quicker than the lines waits for them, seen, and goes on with the only main line there is", async () => {
  const { myLines, answer } = onTheirWay();
  const { element, went } = await stageFor({ step: "number", draft: partners(withNumber()), user: known, answers: { myLines } });
  await render(element);
  await pressNext();
  await expect.element(next()).toHaveAttribute("aria-busy", "true");
  await expect.element(missing()).not.toBeInTheDocument();
  expect(went).toEqual([]);
  answer([FIRST]);
  await expect.poll(() => went).toEqual(["extras"]);
  await expect.poll(stored).toMatchObject({ mainLineId: "l1" });
});

test("where there are several it asks for one of them, and goes on with that", async () => {
  const { myLines, answer } = onTheirWay();
  const { element, went } = await stageFor({ step: "number", draft: partners(withNumber()), user: known, answers: { myLines } });
  await render(element);
  await pressNext();
  await expect.element(next()).toHaveAttribute("aria-busy", "true");
  answer([FIRST, SECOND]);
  await expect.element(missing()).toMatchTextContent(/Hauptanschluss/);
  await expect.element(missing()).toHaveFocus();
  await expect.element(next()).not.toHaveAttribute("aria-busy");
  expect(went).toEqual([]);
  await page.getByRole("radio", { name: "0171 39200 11" }).click();
  await next().click();
  await expect.poll(() => went).toEqual(["extras"]);
  await expect.poll(stored).toMatchObject({ mainLineId: "l2" });
});

test("what else is missing is said at once, and lines that cannot be read let nobody by", async () => {
  const { simType: _, ...draft } = partners(withNumber());
  const answers = { myLines: new ApiError("-1") };
  const { element, went } = await stageFor({ step: "number", draft, user: known, answers });
  await render(element);
  await pressNext();
  await expect.element(missing()).toMatchTextContent(/SIM/);
  await page.getByRole("radio", { name: "eSIM" }).click();
  await next().click();
  await expect.element(missing()).toMatchTextContent(/Hauptanschluss/);
  await expect.element(page.getByRole("button", { name: "Noch einmal versuchen" })).toBeVisible();
  expect(went).toEqual([]);
});

test("on the ticket a main line is not taken over before the lines are known", async () => {
  const { myLines, answer } = onTheirWay();
  const both = { ...tariff, eligibility: { ...tariff.eligibility, requiresMainLine: true } };
  await openApproval({ draft: partners(complete()), user: known, answers: { tariffDetail: both, myLines } });
  await page.getByRole("button", { name: "Hauptanschluss: Ändern" }).click();
  const part = page.getByRole("region", { name: "Hauptanschluss", exact: true });
  const save = part.getByRole("button", { name: /^(?:Übernehmen|Wird geprüft)$/ });
  await save.click();
  await expect.element(save).toHaveAttribute("aria-busy", "true");
  answer([FIRST]);
  await expect.element(part.getByText(/^Hängt an 0171\s39200\s10/)).toBeVisible();
  await expect.poll(stored).toMatchObject({ mainLineId: "l1" });
});

test("lines that could not be read are not asked for again by a press, and what is missing keeps the focus", async () => {
  const answers = { myLines: new ApiError("-1") };
  const { element, calls } = await stageFor({ step: "number", draft: partners(withNumber()), user: known, answers });
  await render(element);
  await comeDown();
  await expect.element(page.getByRole("button", { name: "Noch einmal versuchen" })).toBeVisible();
  await next().click();
  await expect.element(missing()).toHaveFocus();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect.element(missing()).toHaveFocus();
  expect(calls.filter(({ id }) => id === "myLines")).toHaveLength(1);
});

test("a press asks for no lines where the tariff hangs on none", async () => {
  const { simType: _, ...draft } = withNumber();
  const { element, calls } = await stageFor({ step: "number", draft, user: known, answers: { myLines: [FIRST] } });
  await render(element);
  await next().click();
  await expect.element(missing()).toHaveFocus();
  expect(calls.filter(({ id }) => id === "myLines")).toEqual([]);
});
