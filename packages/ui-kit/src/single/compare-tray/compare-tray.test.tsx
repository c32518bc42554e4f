import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CompareTray, type Substitute } from "./compare-tray.tsx";

const BENCH: readonly Substitute[] = [
  { id: "m", name: "Tribün M", numeral: "25" },
  { id: "l", name: "Tribün L", numeral: "50" },
  { id: "xl", name: "Forma XL", numeral: "100" },
];

function tray(chosen: readonly Substitute[], onRemove: (id: string) => void = () => undefined) {
  return (
    <CompareTray
      label="Vergleich"
      status={`Vergleich, ${chosen.length} von 3`}
      chosen={chosen}
      places={3}
      freeLabel="frei"
      removeLabel={(name) => `${name} entfernen`}
      onRemove={onRemove}
      action={<button type="button">Vergleichen</button>}
    />
  );
}

test.each([0, 1, 2, 3])("with %i chosen, the other places are free", async (count) => {
  await render(tray(BENCH.slice(0, count)));
  await expect.element(page.getByRole("region", { name: "Vergleich" })).toBeVisible();
  expect(page.getByRole("button", { name: /entfernen/ }).elements()).toHaveLength(count);
  expect(page.getByText("frei", { exact: true }).elements()).toHaveLength(3 - count);
  await expect.element(page.getByRole("status")).toHaveTextContent(`Vergleich, ${count} von 3`);
});

test("each is taken off by its own button, by hand and by the keyboard", async () => {
  const removed: string[] = [];
  await render(tray(BENCH, (id) => removed.push(id)));
  await page.getByRole("button", { name: "Tribün L entfernen" }).click();
  page.getByRole("button", { name: "Forma XL entfernen" }).element().focus();
  await userEvent.keyboard("{Enter}");
  expect(removed).toEqual(["l", "xl"]);
});

test("on a phone it keeps at least half of the window free and its targets are as large as a finger", async () => {
  await page.viewport(320, 640);
  await render(tray(BENCH));
  const height = page.getByRole("region").element().getBoundingClientRect().height;
  expect(height).toBeLessThan(320);
  for (const button of page.getByRole("button", { name: /entfernen/ }).elements()) {
    const { width, height: high } = button.getBoundingClientRect();
    expect(Math.min(width, high)).toBeGreaterThanOrEqual(44);
  }
});
