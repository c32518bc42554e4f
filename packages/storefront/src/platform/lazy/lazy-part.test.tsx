import { Suspense } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makeStage } from "../../testing/stage.tsx";
import { lazyPart } from "./lazy-part.tsx";

const Words = ({ text }: { readonly text: string }) => <p>{text}</p>;

/** A page with a field, and a part whose code loads at the given try. */
async function open(arrivesAt: number, quiet = false) {
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries < arrivesAt) throw new TypeError("Failed to fetch dynamically imported module");
    return Words;
  };
  const Part = lazyPart(load, { quiet });
  const screen = (
    <>
      <label>
        Straße <input />
      </label>
      <Suspense fallback="…">
        <Part text="da" />
      </Suspense>
    </>
  );
  await render((await makeStage({ screen })).element);
  return () => tries;
}
const again = () => page.getByRole("button", { name: "Noch einmal versuchen", exact: true });

test("a part that arrives is shown", async () => {
  await open(1);
  await expect.element(page.getByText("da", { exact: true })).toBeVisible();
});

test("one that does not says so in its place, leaves what was typed, and comes with a further press", async () => {
  const tries = await open(3);
  await page.getByLabelText("Straße").fill("Südkurve");
  await expect.element(page.getByText("Ein Teil dieser Seite ließ sich nicht laden.", { exact: false })).toBeVisible();
  await again().click();
  // The press is the second try.
  await expect.poll(tries).toBeGreaterThanOrEqual(2);
  if (again().query()) await again().click();
  await expect.element(page.getByText("da", { exact: true })).toBeVisible();
  await expect.element(page.getByLabelText("Straße")).toHaveValue("Südkurve");
});

test("where nobody would miss it there is nothing in its place", async () => {
  const tries = await open(9, true);
  await expect.poll(tries).toBe(1);
  await expect.element(page.getByLabelText("Straße")).toBeVisible();
  expect(page.getByRole("button").elements()).toEqual([]);
});
