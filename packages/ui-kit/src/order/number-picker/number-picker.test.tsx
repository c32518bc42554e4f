import { userEvent } from "vitest/browser";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { NumberPicker, type PickableNumber } from "./number-picker.tsx";

const numbers: PickableNumber[] = [
  { id: "a", text: "0171 39200 21", note: "ohne Aufpreis" },
  { id: "b", text: "0171 39200 07", note: "VIP, einmalig 9,99 €", vip: true },
  { id: "c", text: "0171 39200 33", note: "gerade vergeben", disabled: true },
];

test("arrows walk without choosing; Space and Enter choose", async () => {
  const choose = vi.fn();
  const screen = await render(<NumberPicker legend="Nummer" numbers={numbers} value={undefined} onChange={choose} />);
  await userEvent.keyboard("{Tab}");
  await expect.element(screen.getByRole("radio", { name: "0171 39200 21" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(screen.getByRole("radio", { name: "0171 39200 07" })).toHaveFocus();
  expect(choose).not.toHaveBeenCalled();
  await userEvent.keyboard(" ");
  expect(choose).toHaveBeenLastCalledWith("b");
  await userEvent.keyboard("{Home}{Enter}");
  expect(choose).toHaveBeenLastCalledWith("a");
});

test("arrows go round, End goes to the last", async () => {
  const screen = await render(<NumberPicker legend="Nummer" numbers={numbers} value={undefined} onChange={() => undefined} />);
  await userEvent.keyboard("{Tab}{ArrowLeft}");
  await expect.element(screen.getByRole("radio", { name: "0171 39200 33" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(screen.getByRole("radio", { name: "0171 39200 21" })).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.element(screen.getByRole("radio", { name: "0171 39200 33" })).toHaveFocus();
});

test("a taken number can be reached and says why, but not chosen", async () => {
  const choose = vi.fn();
  const screen = await render(<NumberPicker legend="Nummer" numbers={numbers} value={undefined} onChange={choose} />);
  const taken = screen.getByRole("radio", { name: "0171 39200 33" });
  await expect.element(taken).toHaveAccessibleDescription("gerade vergeben");
  await expect.element(taken).toHaveAttribute("aria-disabled", "true");
  await taken.click({ force: true });
  expect(choose).not.toHaveBeenCalled();
});

test("the number being reserved says so and takes no second press", async () => {
  const choose = vi.fn();
  const screen = await render(<NumberPicker legend="Nummer" numbers={numbers} value="a" busyId="b" onChange={choose} />);
  const busy = screen.getByRole("radio", { name: "0171 39200 07" });
  await expect.element(busy).toHaveAttribute("aria-busy", "true");
  await busy.click({ force: true });
  expect(choose).not.toHaveBeenCalled();
});

test("the tab stop is the chosen number", async () => {
  const screen = await render(<NumberPicker legend="Nummer" numbers={numbers} value="b" onChange={() => undefined} />);
  await userEvent.keyboard("{Tab}");
  await expect.element(screen.getByRole("radio", { name: "0171 39200 07", checked: true })).toHaveFocus();
});

test("a VIP number stands on one line with its neighbour, below its kit", async () => {
  const screen = await render(<NumberPicker legend="Nummer" numbers={numbers} value={undefined} onChange={() => undefined} />);
  const topOf = (text: string) => screen.getByText(text, { exact: true }).element().getBoundingClientRect().top;
  expect(topOf("0171 39200 07")).toBe(topOf("0171 39200 21"));
});
