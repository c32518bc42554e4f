import { useState } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { TextField } from "./text-field.tsx";

test("label, hint and error are tied to the box", async () => {
  const screen = await render(
    <TextField label="Postleitzahl" name="postalCode" value="101" onChange={() => undefined} hint="5 Ziffern" error="Genau 5 Ziffern." />,
  );
  const box = screen.getByLabelText("Postleitzahl");
  await expect.element(box).toHaveAttribute("id", "postalCode");
  await expect.element(box).toBeInvalid();
  await expect.element(box).toHaveAccessibleDescription("5 Ziffern Genau 5 Ziffern.");
});

test("a valid box has no error and claims none", async () => {
  const screen = await render(<TextField label="Vorname" name="firstName" value="" onChange={() => undefined} />);
  const box = screen.getByLabelText("Vorname");
  await expect.element(box).not.toHaveAttribute("aria-invalid");
  await expect.element(box).not.toHaveAttribute("aria-describedby");
});

test("gives the text, and keeps what was typed when an error appears", async () => {
  const seen = vi.fn();
  function Form({ error }: { error?: string }) {
    const [value, setValue] = useState("");
    return <TextField label="Ort" name="city" value={value} error={error} onChange={(text) => (seen(text), setValue(text))} />;
  }
  const screen = await render(<Form />);
  await screen.getByLabelText("Ort").fill("Köln");
  await screen.rerender(<Form error="Diesen Ort kennen wir nicht." />);
  await expect.element(screen.getByLabelText("Ort")).toHaveValue("Köln");
  expect(seen).toHaveBeenLastCalledWith("Köln");
});

test("passes on what phones and password managers need", async () => {
  const screen = await render(
    <TextField
      label="E-Mail"
      name="email"
      value=""
      onChange={() => undefined}
      type="email"
      inputMode="email"
      autoComplete="email"
      required
    />,
  );
  const box = screen.getByLabelText("E-Mail");
  for (const [name, value] of [
    ["type", "email"],
    ["inputmode", "email"],
    ["autocomplete", "email"],
    ["autocapitalize", "none"],
    ["autocorrect", "off"],
    ["spellcheck", "false"],
  ] as const) {
    await expect.element(box).toHaveAttribute(name, value);
  }
  await expect.element(box).toBeRequired();
});

test("what a machine reads is left as it is typed, and a sentence is not", async () => {
  const screen = await render(
    <>
      <TextField label="Gutschein" name="coupon" value="" onChange={() => undefined} exact autoCapitalize="characters" />
      <TextField label="Vorname" name="first" value="" onChange={() => undefined} />
    </>,
  );
  const code = screen.getByLabelText("Gutschein");
  await expect.element(code).toHaveAttribute("autocapitalize", "characters");
  await expect.element(code).toHaveAttribute("spellcheck", "false");
  await expect.element(screen.getByLabelText("Vorname")).not.toHaveAttribute("spellcheck");
});
