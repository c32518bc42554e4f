import { useState } from "react";
import { userEvent } from "vitest/browser";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { CheckboxField } from "./checkbox-field.tsx";

function Form({ error }: { error?: string }) {
  const [checked, setChecked] = useState(false);
  return (
    <CheckboxField name="terms" checked={checked} onChange={setChecked} error={error}>
      Ich habe die <a href="#agb">Bedingungen</a> gelesen.
    </CheckboxField>
  );
}

test("Space and a press on the words tick it", async () => {
  const screen = await render(<Form />);
  const box = screen.getByRole("checkbox");
  await userEvent.keyboard("{Tab} ");
  await expect.element(box).toBeChecked();
  await screen.getByText(/gelesen/).click({ position: { x: 5, y: 15 } });
  await expect.element(box).not.toBeChecked();
});

test("a link in the label leads away without ticking", async () => {
  const screen = await render(<Form />);
  await screen.getByRole("link").click();
  await expect.element(screen.getByRole("checkbox")).not.toBeChecked();
});

test("the error is tied to the box", async () => {
  const screen = await render(<Form error="Bitte zustimmen." />);
  const box = screen.getByRole("checkbox");
  await expect.element(box).toBeInvalid();
  await expect.element(box).toHaveAccessibleDescription("Bitte zustimmen.");
});
