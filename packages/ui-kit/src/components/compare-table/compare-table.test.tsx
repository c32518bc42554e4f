import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { CompareTable } from "./compare-table.tsx";

const columns = [
  { id: "s", name: "S", head: "S" },
  { id: "m", name: "M", head: "M", foot: <a href="#m">M auswählen</a> },
];

test("what differs has a value for each column, what is shared is written once and says so", async () => {
  const rows = [
    { label: "Preis", values: ["9 €", "12 €"] },
    { label: "Netz", values: ["5G", "5G"] },
  ];
  const screen = await render(<CompareTable caption="Vergleich" columns={columns} rows={rows} sharedNote="bei allen" />);
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
    ["5G bei allen", "2"],
  ]);
  await expect.element(table.getByRole("link", { name: "M auswählen" })).toBeVisible();
});

test("one alone shares nothing with others", async () => {
  const screen = await render(
    <CompareTable caption="x" columns={columns.slice(0, 1)} rows={[{ label: "Preis", values: ["9 €"] }]} sharedNote="bei allen" />,
  );
  expect([...screen.container.querySelectorAll("td")].map((cell) => cell.textContent)).toEqual(["9 €"]);
});
