import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { buttonClass } from "../../base/button/button-class.ts";
import { CompareTable } from "./compare-table.tsx";

const columns = [
  { id: "s", name: "S", head: "S" },
  { id: "m", name: "M", head: "M", foot: <a href="#m">M auswählen</a> },
];

test("what differs has a value for each column, what is shared is folded into one last row", async () => {
  const rows = [
    { label: "Netz", values: ["5G", "5G"] },
    { label: "Preis", values: ["9 €", "12 €"] },
    { label: "SIM", values: ["eSIM", "eSIM"] },
  ];
  const screen = await render(<CompareTable caption="Vergleich" columns={columns} rows={rows} sharedLabel="Gleich" />);
  const table = screen.getByRole("table", { name: "Vergleich" });
  await expect.element(table).toBeVisible();
  expect(
    table
      .getByRole("columnheader")
      .elements()
      .map((head) => head.textContent),
  ).toEqual(["S", "M"]);
  const cells = [...table.element().querySelectorAll("tbody td")].map((cell) => [cell.textContent, cell.getAttribute("colspan")]);
  expect(cells).toEqual([
    ["9 €", null],
    ["12 €", null],
    ["Netz: 5GSIM: eSIM", "2"],
  ]);
  expect(
    table
      .getByRole("rowheader")
      .elements()
      .map((head) => head.textContent),
  ).toEqual(["Preis", "Gleich"]);
  await expect.element(table.getByRole("link", { name: "M auswählen" })).toBeVisible();
});

test("one alone shares nothing with others", async () => {
  const screen = await render(
    <CompareTable caption="x" columns={columns.slice(0, 1)} rows={[{ label: "Preis", values: ["9 €"] }]} sharedLabel="Gleich" />,
  );
  expect([...screen.container.querySelectorAll("tbody td")].map((cell) => cell.textContent)).toEqual(["9 €"]);
});

test("keeps the word on a button whole in a column of three on a phone", async () => {
  await page.viewport(390, 844);
  const three = ["S", "M", "L"].map((name) => ({
    id: name,
    name,
    head: name,
    foot: (
      <a className={buttonClass({ wide: true })} style={{ boxSizing: "border-box" }} href={`#${name}`} aria-label={name}>
        Auswählen
      </a>
    ),
  }));
  const rows = [{ label: "Preis", values: ["9 €", "12 €", "15 €"] }];
  const screen = await render(
    <div style={{ inlineSize: 346 }}>
      <CompareTable caption="Vergleich" columns={three} rows={rows} sharedLabel="Gleich" />
    </div>,
  );
  const link = screen.getByRole("link", { name: "M" });
  await expect.element(link).toBeVisible();
  const words = document.createRange();
  words.selectNodeContents(link.element());
  expect(words.getClientRects().length).toBe(1);
});
