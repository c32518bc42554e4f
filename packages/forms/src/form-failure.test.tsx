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
  const help = page.getByRole("link");
  await expect.element(help).toHaveAttribute("href", "/support?reference=r%201907#write");
  await expect.element(help).toHaveAttribute("target", "_blank");
  await expect.element(help).toMatchTextContent("r 1907");

  // The hotline has no use for the reference of a wrong password, the form of help has.
  await rerender(shown(new ApiError("1004", { requestId: "r-1905" })));
  await expect.element(help).toHaveAttribute("href", "/support?reference=r-1905#write");
  expect(help.element().textContent).not.toContain("1905");

  await rerender(shown(new ApiError("-1", { reason: "unreachable" })));
  await expect.poll(() => help.query()).toBeNull();
});
