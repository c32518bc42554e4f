import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { PasswordField } from "./password-field.tsx";

const texts = {
  label: "Passwort",
  name: "password",
  showLabel: "Passwort zeigen",
  hideLabel: "Passwort verbergen",
  onChange: () => undefined,
};

test("can be shown and hidden again, and the button says which", async () => {
  const screen = await render(<PasswordField {...texts} value="geheim" />);
  const box = screen.getByLabelText("Passwort", { exact: true });
  await expect.element(box).toHaveAttribute("type", "password");
  await screen.getByRole("button", { name: "Passwort zeigen" }).click();
  await expect.element(box).toHaveAttribute("type", "text");
  await screen.getByRole("button", { name: "Passwort verbergen" }).click();
  await expect.element(box).toHaveAttribute("type", "password");
});

test("a parent that is told of the press decides whether it is shown", async () => {
  const wished: boolean[] = [];
  const screen = await render(<PasswordField {...texts} value="geheim" shown onShown={(shown) => wished.push(shown)} />);
  const box = screen.getByLabelText("Passwort", { exact: true });
  await screen.getByRole("button", { name: "Passwort verbergen" }).click();
  expect(wished).toEqual([false]);
  await expect.element(box).toHaveAttribute("type", "text");
});

test("its rules are read with the box, met ones as met", async () => {
  const rules = [
    { label: "6 Zeichen", met: true },
    { label: "eine Ziffer", met: false },
  ];
  const screen = await render(<PasswordField {...texts} value="geheim" rules={rules} metLabel="erfüllt" error="Zu schwach." />);
  const description = screen.getByLabelText("Passwort", { exact: true });
  await expect.element(description).toHaveAccessibleDescription(/erfüllt: 6 Zeichen.*eine Ziffer.*Zu schwach\./);
});
