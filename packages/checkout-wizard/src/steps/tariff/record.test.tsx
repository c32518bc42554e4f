import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { toChosenTariff } from "../../store/tariff.ts";
import { EMPTY_DRAFT } from "../../draft/order-draft.ts";
import { comeDown } from "../../testing/come-down.ts";
import { mainLine, tariff, user, withTariff } from "../../testing/samples.ts";
import { type StageOptions, stageFor } from "../../testing/stage.tsx";

async function open(options: Partial<StageOptions>) {
  const stage = await stageFor({ step: "tariff", draft: withTariff(), ...options });
  await render(stage.element);
  return stage;
}
const line = (over: object = {}) => mainLine("l1", "+491713920010", over);
const lineOwner = { ...user, hasLine: true };
const next = () => page.getByRole("button", { name: "Weiter zur Nummer" });
const taken = { taken: [tariff.id], hasMainLine: false };
const rulesOut = { taken: ["tribun-s"], hasMainLine: true };
const isLines = ({ id }: { readonly id: string }) => id === "myLines";

test("whose record rules out that a line is in the way is not asked for lines", async () => {
  const { calls, went } = await open({ user: { ...lineOwner, ordering: rulesOut }, answers: { myLines: [line()] } });
  await next().click();
  await expect.poll(() => went).toEqual(["number"]);
  expect(calls.filter(isLines)).toHaveLength(0);
});

const needsLine = { ...tariff, eligibility: { ...tariff.eligibility, requiresMainLine: true } };
const second = { draft: { ...EMPTY_DRAFT, tariff: toChosenTariff(needsLine) }, answers: { tariffDetail: needsLine } };

test("a partner tariff is chosen without lines where the record knows a main line; on the way down to it its end is told", async () => {
  const { calls, went } = await open({
    ...second,
    user: { ...lineOwner, ordering: rulesOut },
    answers: { ...second.answers, myLines: [] },
  });
  await expect.element(next()).toBeVisible();
  expect(calls.filter(isLines)).toHaveLength(0);
  await next().click();
  await comeDown();
  await expect.poll(() => went).toEqual(["number", "tariff"]);
  await expect.element(page.getByText("Auf deinem Konto ist noch kein aktiver Hauptanschluss")).toBeVisible();
});

test("who has ordered the tariff is asked for lines: one may have begun since", async () => {
  await open({ user: { ...user, ordering: taken }, answers: { myLines: [line({ tariff })] } });
  await expect.element(page.getByText("Diesen Tarif hast du schon")).toBeVisible();
});

test("nobody is refused by a record that may be old: lines are asked for, and say whether the tariff is had", async () => {
  const { calls, went } = await open({ user: { ...lineOwner, ordering: taken }, answers: { myLines: [line({ status: "ended" })] } });
  await next().click();
  await expect.poll(() => went).toEqual(["number"]);
  expect(calls.filter(isLines).length).toBeGreaterThan(0);
});

test("who had no line a moment ago is asked all the same where a tariff needs one", async () => {
  const { calls, went } = await open({ ...second, user: { ...user, ordering: taken }, answers: { ...second.answers, myLines: [line()] } });
  await next().click();
  await expect.poll(() => went).toEqual(["number"]);
  expect(calls.some(isLines)).toBe(true);
});
