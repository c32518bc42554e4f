import { useState } from "react";
import { userEvent } from "vitest/browser";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { RadioCards } from "./radio-cards.tsx";

const options = [
  { value: "esim", title: "eSIM", description: "Sofort" },
  { value: "sim", title: "SIM-Karte", description: "Per Post" },
  { value: "none", title: "Keine", disabled: true },
];

function Form({ error }: { error?: string }) {
  const [value, setValue] = useState<string>();
  return (
    <>
      <RadioCards legend="SIM" name="simType" value={value} onChange={setValue} options={options} error={error} />
      <button type="button">danach</button>
    </>
  );
}

test("arrows move and choose, and skip what cannot be chosen", async () => {
  const screen = await render(<Form />);
  await userEvent.keyboard("{Tab}");
  await userEvent.keyboard(" ");
  await expect.element(screen.getByRole("radio", { name: "eSIM" })).toBeChecked();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(screen.getByRole("radio", { name: "SIM-Karte" })).toBeChecked();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(screen.getByRole("radio", { name: "eSIM" })).toBeChecked();
});

test("the whole group is one tab stop", async () => {
  const screen = await render(<Form />);
  await userEvent.keyboard("{Tab}{Tab}");
  await expect.element(screen.getByRole("button", { name: "danach" })).toHaveFocus();
});

test("a press anywhere on the card chooses it", async () => {
  const screen = await render(<Form />);
  await screen.getByText("Per Post").click();
  await expect.element(screen.getByRole("radio", { name: "SIM-Karte" })).toBeChecked();
});

test("the card is described by its sentence, and the group by its error", async () => {
  const screen = await render(<Form error="Wähle eine." />);
  await expect.element(screen.getByRole("radio", { name: "eSIM" })).toHaveAccessibleDescription("Sofort");
  await expect.element(screen.getByRole("group", { name: "SIM" })).toHaveAccessibleDescription("Wähle eine.");
});
