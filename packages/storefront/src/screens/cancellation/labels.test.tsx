import { LANGUAGES } from "@tribun/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makePage } from "../../testing/page.tsx";

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
