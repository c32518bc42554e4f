import { LANGUAGES } from "@tribun/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makePage } from "../../../testing/page.tsx";

test.each(LANGUAGES)("each of the two forms has fields, labels and mistakes of its own, in %s", async (language) => {
  localStorage.clear();
  const { element } = await makePage({ path: "/information/cancellation", language });
  const { container } = await render(element);
  const forms = [...container.querySelectorAll<HTMLFormElement>("#terminate form, #withdraw form")];
  expect(forms).toHaveLength(2);
  for (const form of forms) {
    const fields = [...form.querySelectorAll<HTMLInputElement>("input")];
    expect(fields.filter((field) => !field.labels?.length)).toEqual([]);
    expect([...form.querySelectorAll("label")].filter((label) => label.form !== form)).toEqual([]);
    await page.elementLocator(form).getByRole("button").click();
    const mistakes = page.elementLocator(form).getByRole("alert");
    await expect.element(mistakes).toHaveFocus();
    await mistakes.getByRole("link").first().click();
    await expect.poll(() => document.activeElement).toBe(fields.find(({ name }) => name === "name"));
  }
});

test.each(LANGUAGES)(
  "with text twice as large on the narrowest phone no word of what the forms are called breaks in two, in %s",
  async (language) => {
    await page.viewport(320, 844);
    document.documentElement.style.fontSize = "200%";
    try {
      const { element } = await makePage({ path: "/information/cancellation", language });
      const { container } = await render(element);
      await document.fonts.ready;
      const headings = [...container.querySelectorAll("#terminate h2, #withdraw h2")];
      expect(headings).toHaveLength(2);
      expect(headings.flatMap(brokenWords)).toEqual([]);
    } finally {
      document.documentElement.style.fontSize = "";
    }
  },
);

/** The words of a heading that break across lines. */
function brokenWords({ firstChild: text }: Element): string[] {
  const words = [...(text?.textContent ?? "").matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const range = document.createRange();
    if (text) range.setStart(text, index);
    if (text) range.setEnd(text, index + word.length);
    return { word, lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size };
  });
  return words.filter(({ lines }) => lines > 1).map(({ word }) => word);
}
