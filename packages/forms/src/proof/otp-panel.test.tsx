import { ApiError } from "@tribun/api-client";
import { LANGUAGES } from "@tribun/domain";
import { createI18n, TextProvider } from "@tribun/i18n";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { OtpPanel } from "./otp-panel.tsx";

test.each(LANGUAGES)("a digit too many is said at the field, stays typed, and is checked once it is gone, in %s", async (language) => {
  const i18n = await createI18n(language, ["common", "forms", "errors", "validation"]);
  const checked: string[] = [];
  // Only the difference between the two instants counts, because the operator's clock may differ from the browser's.
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

test.each(LANGUAGES)("a new code is told, and its field has the focus of the button that is gone, in %s", async (language) => {
  const i18n = await createI18n(language, ["common", "forms", "errors", "validation"]);
  // The operator allows a resend of the first code at once.
  const ticket = { otpId: "otp1", expiresAt: "2026-11-03T11:05:00.000Z", resendAt: "2026-11-03T11:00:00.000Z" };
  const calls = { send: async () => ({ ...ticket, resendAt: "2026-11-03T11:01:00.000Z" }), verify: async () => undefined };
  await render(
    <TextProvider i18n={i18n}>
      <OtpPanel phone="0171 39200 33" calls={calls} ticket={ticket} onVerified={() => undefined} />
    </TextProvider>,
  );
  await expect.element(page.getByRole("status")).toBeEmptyDOMElement();
  await page.getByRole("button", { name: language === "de" ? "Neuen Code senden" : "Yeni kod gönder" }).click();
  await expect.element(page.getByRole("textbox")).toHaveFocus();
  await expect.element(page.getByRole("link")).toHaveAttribute("href", "/support");
  await expect.element(page.getByRole("status")).toHaveTextContent(language === "de" ? "Neuer Code ist unterwegs." : "Yeni kod yolda.");
});

test("a sending that is refused for a while leaves its button the focus, and a press there sends nothing", async () => {
  const i18n = await createI18n("de", ["common", "forms", "errors", "validation"]);
  const asked: string[] = [];
  const send = async (phone: string) => {
    asked.push(phone);
    throw new ApiError("RATE_LIMIT_EXCEEDED", { retryAfterSeconds: 3600 });
  };
  await render(
    <TextProvider i18n={i18n}>
      <OtpPanel phone="0171 39200 33" calls={{ send, verify: async () => undefined }} onVerified={() => undefined} />
    </TextProvider>,
  );
  const button = page.getByRole("button", { name: "Code senden" });
  await expect.element(button).toBeVisible();
  expect(page.getByRole("link").elements()).toHaveLength(0);
  await button.click();
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  await expect.element(page.getByText(/Warte noch/)).toBeVisible();
  // A fan whose code does not arrive needs a link to support.
  await expect.element(page.getByRole("link", { name: /^Hilfe dazu holen/ })).toHaveAttribute("href", "/support");
  await expect.element(button).toHaveFocus();
  await button.click({ force: true });
  // A screen reader reads the missing step here.
  await expect.element(page.getByRole("group")).toHaveFocus();
  await expect.element(page.getByRole("group")).toHaveAccessibleDescription(/Warte noch/);
  expect(asked).toHaveLength(1);
});

test("a code that a page announced goes out at once, and its field takes the focus of a heading, not of a field", async () => {
  const i18n = await createI18n("de", ["common", "forms", "errors", "validation"]);
  const ticket = { otpId: "otp1", expiresAt: "2026-11-03T11:05:00.000Z", resendAt: "2026-11-03T11:01:00.000Z" };
  const open = async (focused: string) => {
    const sent = Promise.withResolvers<typeof ticket>();
    const kept: unknown[] = [];
    const calls = { send: () => sent.promise, verify: async () => undefined };
    const { unmount } = await render(
      <TextProvider i18n={i18n}>
        <h2 tabIndex={-1}>Sicherheit</h2>
        <OtpPanel phone="0171 39200 33" calls={calls} onVerified={() => undefined} onSent={(one) => kept.push(one)} sendsAtOnce />
        <input aria-label="Passwort" />
      </TextProvider>,
    );
    document.querySelector<HTMLElement>(focused)?.focus();
    sent.resolve(ticket);
    await expect.element(page.getByRole("status")).toMatchTextContent(/^Der Code ist unterwegs/);
    expect(kept).toMatchObject([{ otpId: "otp1", at: expect.any(Number) }]);
    return unmount;
  };
  const unmount = await open("h2");
  await expect.element(page.getByRole("textbox", { name: /^Code/ })).toHaveFocus();
  await unmount();
  await open("[aria-label=Passwort]");
  await expect.element(page.getByRole("textbox", { name: "Passwort" })).toHaveFocus();
});
