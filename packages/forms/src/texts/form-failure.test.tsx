import { ApiError } from "@tribun/api-client";
import { createI18n, TextProvider } from "@tribun/i18n";
import { LANGUAGES } from "@tribun/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FormFailure } from "./form-failure.tsx";

test.each(LANGUAGES)("leads to help that knows the case by its reference, beside the form, in %s", async (language) => {
  const i18n = await createI18n(language, ["common", "forms", "errors", "validation"]);
  const shown = (error: unknown) => (
    <TextProvider i18n={i18n}>
      <FormFailure error={error} />
    </TextProvider>
  );
  const { rerender } = await render(shown(new ApiError("-1", { requestId: "r 1907" })));
  const help = page.getByRole("link").first();
  await expect.element(help).toHaveAttribute("href", "/support?reference=r%201907#write");
  await expect.element(help).toHaveAttribute("target", "_blank");
  await expect.element(help).toMatchTextContent("r 1907");

  // The hotline cannot use the reference of a wrong password, but the support form can.
  await rerender(shown(new ApiError("1004", { requestId: "r-1905" })));
  await expect.element(help).toHaveAttribute("href", "/support?reference=r-1905#write");
  expect(help.element().textContent).not.toContain("1905");

  await rerender(shown(new ApiError("-1", { reason: "unreachable" })));
  await expect.poll(() => page.getByRole("link").elements()).toEqual([]);
});

/** Recovery links that lead to a page, each with an error code. */
const PLACES = [
  ["1004", "/auth/forgot-password", "Passwort vergessen"],
  ["1005", "/auth/login", "Anmelden"],
  ["1012", "/tarife", "Tarife ansehen"],
  ["1016", "/dashboard", "Zu meinen Tarifen"],
] as const;
test.each(PLACES)("%s leads where the catalogue says, beside the form, unless the form knows a way itself", async (code, href, name) => {
  const i18n = await createI18n("de", ["common", "forms", "errors", "validation"]);
  const shown = (action?: string) => (
    <TextProvider i18n={i18n}>
      <FormFailure error={new ApiError(code)} action={action} />
    </TextProvider>
  );
  const { rerender } = await render(shown());
  const way = page.getByRole("link", { name });
  await expect.element(way).toHaveAttribute("href", href);
  await expect.element(way).toHaveAttribute("target", "_blank");
  await rerender(shown("another way"));
  await expect.element(page.getByText("another way")).toBeVisible();
  await expect.poll(() => way.query()).toBeNull();
});
