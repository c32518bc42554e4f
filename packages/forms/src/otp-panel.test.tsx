import { LANGUAGES } from "@tribun/domain";
import { createI18n, TextProvider } from "@tribun/i18n";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { OtpPanel } from "./otp-panel.tsx";

test.each(LANGUAGES)("a digit too many is said at the field, stays typed, and is checked once it is gone, in %s", async (language) => {
  const i18n = await createI18n(language, ["common", "forms", "errors", "validation"]);
  const checked: string[] = [];
  // Only how far they are apart counts, as the operator's clock may differ from ours.
  const ticket = { otpId: "otp1", expiresAt: "2026-11-03T11:05:00.000Z", resendAt: "2026-11-03T11:01:00.000Z" };
  const calls = {
    send: async () => ticket,
    verify: async ({ code }: { readonly code: string }) => checked.push(code),
  };
  await render(
    <TextProvider i18n={i18n}>
      <OtpPanel phone="0171 39200 33" calls={calls} ticket={ticket} onVerified={() => undefined} />
    </TextProvider>,
  );
  const field = page.getByRole("textbox");
  await field.fill("1907194");
  await expect
    .element(field)
    .toHaveAccessibleDescription(expect.stringContaining(language === "de" ? "Der Code hat 6 Ziffern." : "Kod 6 rakamdan oluşur."));
  await expect.element(field).toHaveValue("1907194");
  expect(checked).toEqual([]);
  await field.fill("190719");
  await expect.poll(() => checked).toEqual(["190719"]);
});
