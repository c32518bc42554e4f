import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { complete } from "../testing/samples.ts";
import { stageFor } from "../testing/stage.tsx";

/** Presses a step in the progress bar and records the browser's default action without running it. */
async function press(keys: MouseEventInit) {
  const { element, went } = await stageFor({ step: "extras", draft: complete() });
  await render(element);
  const step = page.getByRole("link", { name: /Nummer/ });
  await expect.element(step).toBeVisible();
  let taken = false;
  const look = (event: MouseEvent) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  globalThis.addEventListener("click", look, { once: true });
  step.element().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));
  return { taken, went };
}

test("a step is followed here", async () => {
  expect(await press({})).toEqual({ taken: true, went: ["/order/number"] });
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])("with a key held (%o) it is the browser's to open", async (keys) => {
  expect(await press(keys)).toEqual({ taken: false, went: [] });
});
