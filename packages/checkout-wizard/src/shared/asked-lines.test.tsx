import type { Tariff } from "@tribun/api-client/contract";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { toChosenTariff } from "../store/tariff.ts";
import { EMPTY_DRAFT } from "../draft/order-draft.ts";
import { complete, mainLine, tariff, user } from "../testing/samples.ts";
import { stageFor } from "../testing/stage.tsx";

const lineOwner = { ...user, hasLine: true };
const isLines = ({ id }: { readonly id: string }) => id === "myLines";

test.each([
  ["asked again", tariff, true],
  [
    "left as it is for a child's card, which has no limit",
    { ...tariff, eligibility: { ...tariff.eligibility, requiresChild: true } },
    false,
  ],
] as const)("what another page has asked for about lines is %s", async (_, chosen: Tariff, again) => {
  const { element, calls, client } = await stageFor({
    ...{ step: "tariff", draft: { ...EMPTY_DRAFT, tariff: toChosenTariff(chosen) }, answers: { tariffDetail: chosen, myLines: [] } },
    user: { ...lineOwner, ordering: { taken: [], hasMainLine: true } },
  });
  client.setQueryData(["private", "de", "lines"], [mainLine("l1", "+491713920010")], { updatedAt: 0 });
  await render(element);
  await expect.element(page.getByRole("button", { name: "Weiter zur Nummer" })).toBeVisible();
  expect(calls.some(isLines)).toBe(again);
});

test("who only has to pay is not asked for lines: the tariff is taken by this very order", async () => {
  const draft = { ...complete(-5), openOrder: { orderId: "o1", checkoutId: "c0" } };
  const ordering = { taken: [tariff.id], hasMainLine: false };
  const { element, calls } = await stageFor({ step: "approval", draft, user: { ...lineOwner, ordering } });
  await render(element);
  await expect.element(page.getByRole("button", { name: "Zur Zahlung" })).toBeVisible();
  expect(calls.some(isLines)).toBe(false);
});
