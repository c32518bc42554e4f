import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SeasonTable, type SeasonRow } from "./season-table.tsx";

const COLUMNS = { month: "Monat", change: "Warum", amount: "Betrag", result: "Ergebnis" };
const ROW: SeasonRow = {
  id: "10",
  day: 10,
  month: <a href="#oktober">Oktober</a>,
  note: "fällig am 14.11.",
  change: "2,00 € mehr",
  amount: "16,99 €",
  result: "bezahlt",
  resultNote: "am 12.11.",
};

test.each([
  ["wide", 700],
  ["folded", 320],
])("%s, it stays a table whose rows are headed by their month", async (_, width) => {
  await page.viewport(width, 800);
  await render(<SeasonTable caption="Saison 2026" columns={COLUMNS} rows={[ROW]} />);
  const table = page.getByRole("table", { name: "Saison 2026" });
  await expect.element(table).toBeVisible();
  await expect.element(table.getByRole("rowheader", { name: /Oktober fällig am 14\.11\./ })).toBeVisible();
  await expect.element(table.getByRole("cell", { name: "16,99 €" })).toBeVisible();
  await expect.element(table.getByRole("cell", { name: /bezahlt\s*am 12\.11\./ })).toBeVisible();
});

test("an open row holds its button and is marked by more than a colour", async () => {
  await render(
    <SeasonTable
      caption="Saison 2026"
      columns={COLUMNS}
      rows={[{ ...ROW, open: true, result: undefined, resultNote: undefined, action: <button type="button">Bezahlen</button> }]}
    />,
  );
  const row = page.getByRole("row", { name: /Oktober/ });
  await expect.element(row.getByRole("button", { name: "Bezahlen" })).toBeVisible();
  await expect.element(row).toHaveAttribute("data-open", "true");
});

test("a row that is late keeps its button off the word that says so", async () => {
  await page.viewport(800, 800);
  await render(
    <SeasonTable
      caption="Saison 2026"
      columns={COLUMNS}
      rows={[{ ...ROW, open: true, result: <span>überfällig</span>, resultNote: undefined, action: <a href="#pay">Zahlen</a> }]}
    />,
  );
  const left = () => page.getByRole("link", { name: "Zahlen" }).element().getBoundingClientRect().left;
  await expect.poll(() => left() - page.getByText("überfällig").element().getBoundingClientRect().right).toBeGreaterThanOrEqual(8);
});
