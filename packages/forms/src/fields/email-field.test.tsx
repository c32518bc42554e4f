import { createI18n, NAMESPACES, TextProvider } from "@tribun/i18n";
import { allTexts } from "@tribun/i18n/testing";
import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { EmailField } from "./email-field.tsx";

async function open() {
  const i18n = await createI18n("de", NAMESPACES, await allTexts("de"));
  const Form = () => {
    const [value, setValue] = useState("");
    return <EmailField label="E-Mail" name="email" value={value} onChange={setValue} />;
  };
  await render(
    <TextProvider i18n={i18n}>
      <Form />
    </TextProvider>,
  );
  return page.getByLabelText("E-Mail");
}

test("a slip is asked about once the field is left, and mended with one press", async () => {
  const box = await open();
  await userEvent.type(box, "max@gmial.com");
  await expect.element(page.getByText("Meinst du")).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(page.getByRole("status")).toHaveTextContent("Meinst du max@gmail.com?Ja, ändern");
  await page.getByRole("button", { name: "Ja, ändern" }).click();
  await expect.element(box).toHaveValue("max@gmail.com");
  await expect.element(box).toHaveFocus();
  await expect.element(page.getByRole("status")).toHaveTextContent("");
});

test("no address that is one is asked about", async () => {
  const box = await open();
  await userEvent.type(box, "o'connor@ymail.com");
  await userEvent.tab();
  await expect.element(page.getByRole("status")).toHaveTextContent("");
  for (const [name, value] of Object.entries({ type: "email", inputmode: "email", autocapitalize: "none", spellcheck: "false" }))
    await expect.element(box).toHaveAttribute(name, value);
});
