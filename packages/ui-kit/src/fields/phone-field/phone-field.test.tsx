import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { PhoneField } from "./phone-field.tsx";

test("opens the number keys and offers the own number", async () => {
  const screen = await render(<PhoneField label="Handynummer" name="phone" value="" onChange={() => undefined} />);
  const box = screen.getByLabelText("Handynummer");
  await expect.element(box).toHaveAttribute("type", "tel");
  await expect.element(box).toHaveAttribute("inputmode", "tel");
  await expect.element(box).toHaveAttribute("autocomplete", "tel");
});
