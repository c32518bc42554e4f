import { ApiError } from "@tribun/api-client";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { OrderDraft } from "../draft/order-draft.ts";
import { openApproval, orderButton } from "../testing/approval.tsx";
import { withDocument, withPort } from "../testing/samples.ts";
import { stageFor } from "../testing/stage.tsx";

const jersey = {
  wanted: true,
  planId: "jersey-fan",
  size: "M",
  model: "away",
  style: "white",
  junior: true,
  name: "ışıl",
  number: "19",
} as const;
const withJersey = (over: Partial<typeof jersey> | { readonly model: "home" } = {}): OrderDraft => ({
  ...withDocument(),
  jersey: { ...jersey, ...over },
});

test("the ticket names all that tells this jersey from another one", async () => {
  await openApproval({ draft: withJersey() });
  await expect.element(page.getByText("Fan-Trikot Auswärts, hell, Größe M, Kinderschnitt, IŞIL 19")).toBeVisible();
});

test("the cart says the same in our own words, and so does a ticket whose jerseys did not come", async () => {
  const { element } = await stageFor({ step: "cart", draft: withJersey() });
  const { unmount } = await render(element);
  await expect.element(page.getByText("Auswärts, hell, Größe M, Kinderschnitt, IŞIL 19")).toBeVisible();
  await unmount();
  const down = { productPlans: new ApiError("-1", { reason: "unreachable" }) };
  await openApproval({ draft: withJersey({ model: "home" }), answers: down }, "tr");
  await expect.element(page.getByText("İç saha, açık, M beden, çocuk kesimi, IŞIL 19")).toBeVisible();
});

test.each([
  ["a jersey", withJersey(), "Tribün L, 24 Monate, 19,99 € im Monat, dazu ein Trikot. Heute"],
  ["none", withDocument(), "Tribün L, 24 Monate, 19,99 € im Monat. Heute"],
  ["a number that comes along", { ...withPort(), jersey }, "Tribün L, 24 Monate, 19,99 € im Monat ab dem Wechsel, dazu ein Trikot. Heute"],
] as const)("the last sentence above the button names what is bought: %s", async (_, draft, words) => {
  await openApproval({ draft });
  await expect.poll(() => orderButton().element().previousElementSibling?.textContent.replaceAll("\u00a0", " ")).toContain(words);
});
