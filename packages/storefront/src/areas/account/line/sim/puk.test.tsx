import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleUser } from "../../../../testing/samples.ts";
import { makeStage } from "../../../../testing/stage.tsx";
import { PukRow } from "./puk-row.tsx";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

test("PIN and PUK are gone after a minute, as a code left on a screen may be read by anybody", async () => {
  const answers = { "POST /api/lines/l1/puk": { pin: "0190", puk: "83015526", iccidMasked: "8949 … 0015" } };
  const { element } = await makeStage({ screen: <PukRow lineId="l1" />, answers, user: sampleUser });
  await render(element);
  const show = page.getByRole("button", { name: "PIN und PUK zeigen", exact: true });
  await show.click();
  await page.getByLabelText("Dein Passwort", { exact: true }).fill("Tribun#1907");
  await show.click();
  const puk = page.getByText("83015526");
  await expect.element(puk).toBeVisible();
  vi.advanceTimersByTime(45_000);
  await expect.element(puk).toBeVisible();
  // The minute begins with the render, which may be a moment after the code is visible.
  await expect
    .poll(() => {
      vi.advanceTimersByTime(15_000);
      return puk.elements();
    })
    .toEqual([]);
  await expect.element(show).toHaveFocus();
});
