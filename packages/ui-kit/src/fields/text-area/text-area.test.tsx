import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TextArea } from "./text-area.tsx";

test("has a label, its hint before and its mistake after it, and gives on what is typed, lines and all", async () => {
  const typed: string[] = [];
  await render(<TextArea label="Nachricht" name="message" value="" hint="Kurz" error="Fehlt" onChange={(text) => typed.push(text)} />);
  const field = page.getByRole("textbox", { name: "Nachricht" });
  await expect.element(field).toHaveAccessibleDescription("Kurz Fehlt");
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await field.fill("eins\nzwei");
  expect(typed.at(-1)).toBe("eins\nzwei");
});
