import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { withNumber } from "../../../testing/samples.ts";
import { stageFor } from "../../../testing/stage.tsx";

const fetched = vi.hoisted(() => vi.fn());
vi.mock("./jersey-form.tsx", () => {
  fetched();
  return { JerseyForm: () => null };
});

test("a jersey's form is fetched by whoever does something, ahead of the answer, and by nobody else", async () => {
  const { element } = await stageFor({ step: "extras", draft: withNumber() });
  // A resting mouse is no input, although the step renders under it.
  const { rerender } = await render(<p style={{ height: "90vh" }}>Platz</p>);
  await page.getByText("Platz").hover();
  const underneath = new Promise((resolve) => {
    document.addEventListener("pointerover", ({ target }) => target instanceof Element && target.closest("fieldset") && resolve(target));
  });
  await rerender(element);
  await underneath;
  await vi.dynamicImportSettled();
  expect(fetched).not.toHaveBeenCalled();
  await userEvent.keyboard("{Tab}");
  await expect.poll(() => fetched.mock.calls).toHaveLength(1);
});
