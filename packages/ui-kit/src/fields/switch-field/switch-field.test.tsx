import { useState } from "react";
import { userEvent } from "vitest/browser";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { SwitchField } from "./switch-field.tsx";

function Setting({ busy, error }: { busy?: boolean; error?: string }) {
  const [checked, setChecked] = useState(false);
  return (
    <SwitchField name="premium" checked={checked} onChange={setChecked} hint="Gilt sofort." error={error} busy={busy}>
      Teure Sondernummern sperren
    </SwitchField>
  );
}

test("a key, its words and itself turn it", async () => {
  const screen = await render(<Setting />);
  const control = screen.getByRole("switch", { name: "Teure Sondernummern sperren" });
  await userEvent.keyboard("{Tab} ");
  await expect.element(control).toBeChecked();
  await screen.getByText("Teure Sondernummern sperren").click();
  await expect.element(control).not.toBeChecked();
  await control.click();
  await expect.element(control).toBeChecked();
});

test("while its change is under way it keeps the focus and cannot be turned", async () => {
  const screen = await render(<Setting busy />);
  const control = screen.getByRole("switch");
  await userEvent.keyboard("{Tab} ");
  await expect.element(control).toHaveFocus();
  await expect.element(control).not.toBeChecked();
});

test("hint and error are tied to it", async () => {
  const screen = await render(<Setting error="Das hat nicht geklappt." />);
  await expect.element(screen.getByRole("switch")).toHaveAccessibleDescription(/Gilt sofort.*nicht geklappt/);
});
