import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { comeDown } from "../testing/come-down.ts";
import { failingOnce, faultsAt } from "../testing/faults.ts";
import { mainLine, numbers, reservation, user, withNumber } from "../testing/samples.ts";
import { stageFor } from "../testing/stage.tsx";

const next = () => page.getByRole("button", { name: /^Weiter/ });

test.each(faultsAt(3))("a hold that ran out can be renewed after %s, when nobody knows whether the number is still free", async (fault) => {
  const { element, calls, went } = await stageFor({
    step: "number",
    draft: withNumber(-1),
    answers: { phoneInfo: failingOnce(fault, { ...numbers[1], state: "free", heldByMe: false }), phoneReserve: reservation(20) },
  });
  await render(element);
  const again = page.getByRole("button", { name: "0171 39200 33 wieder reservieren" });
  await expect.poll(() => calls.filter(({ id }) => id === "phoneInfo").length).toBeGreaterThan(0);
  await again.click();
  await expect.element(page.getByRole("timer")).toBeVisible();
  await next().click();
  await expect.poll(() => went).toEqual(["extras"]);
});

test.each(faultsAt(4))(
  "the lines that a second card may hang on are asked for again after %s, and nothing chosen is lost",
  async (fault) => {
    const draft = withNumber();
    const lines = [mainLine("l1", "+491713920010"), mainLine("l2", "+491713920011")];
    const { element, went } = await stageFor({
      step: "number",
      draft: { ...draft, ...(draft.tariff && { tariff: { ...draft.tariff, requiresMainLine: true } }), mainLineId: "l2" },
      user,
      answers: { myLines: failingOnce(fault, lines) },
    });
    await render(element);
    // They load when the fan scrolls down to them.
    await comeDown();
    // Both the step and the following part fetch; a part that has not failed shows no retry button.
    const retry = page.getByRole("button", { name: "Noch einmal versuchen" });
    const second = page.getByRole("radio", { name: /0171 39200 11/ });
    await expect.element(retry.or(second).first()).toBeVisible();
    if (retry.query()) await retry.click();
    await expect.element(second).toBeChecked();
    await next().click();
    await expect.poll(() => went).toEqual(["extras"]);
  },
);
