import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { SelectField } from "./select-field.tsx";

const options = [
  { value: "idCard", label: "Personalausweis" },
  { value: "passport", label: "Reisepass" },
] as const;

test("gives the value that was chosen, and ties the error to the list", async () => {
  const seen = vi.fn();
  const screen = await render(
    <SelectField
      label="Ausweisart"
      name="documentType"
      value=""
      onChange={seen}
      options={options}
      placeholder="Bitte wählen"
      error="Bitte wählen."
    />,
  );
  const list = screen.getByLabelText("Ausweisart");
  await list.selectOptions("Reisepass");
  expect(seen).toHaveBeenCalledWith("passport");
  await expect.element(list).toBeInvalid();
  await expect.element(list).toHaveAccessibleDescription("Bitte wählen.");
});
