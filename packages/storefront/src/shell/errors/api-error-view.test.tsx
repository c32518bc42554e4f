import { ApiError } from "@tribun/api-client";
import { ERROR_CODES, ERRORS, isForSupport, LANGUAGES } from "@tribun/domain";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makeStage } from "../../testing/stage.tsx";
import { ApiErrorNotice } from "./api-error-view.tsx";

test.each(LANGUAGES)("every code says what happened and leaves no dead end, in %s", async (language) => {
  const screen = (
    <>
      {ERROR_CODES.map((code) => (
        <section key={code} data-code={code}>
          <ApiErrorNotice error={new ApiError(code, { requestId: `r-${code}` })} onRetry={() => undefined} />
        </section>
      ))}
    </>
  );
  const { element } = await makeStage({ screen, language });
  const { container } = await render(element);
  await expect.element(page.getByText("r-1112", { exact: false })).toBeVisible();
  for (const code of ERROR_CODES) {
    const notice = container.querySelector(`[data-code="${code}"]`);
    expect(notice?.textContent.includes(`r-${code}`), code).toBe(isForSupport(code, undefined));
    expect(notice?.textContent, code).not.toContain("text.");
    const { action } = ERRORS[code];
    const onTheSpot = action === "fixInput" || action === "requestNewCode";
    expect(notice?.querySelectorAll("a, button").length, code).toBe(onTheSpot || action === "contact" ? 1 : 2);
    const help = notice?.querySelector(`a[href="/support?reference=r-${code}#write"]`);
    expect(help, code).not.toBeNull();
  }
});

test("where its own words cannot be fetched, the shell's explain a failure", async () => {
  const { element, app } = await makeStage({ screen: <ApiErrorNotice error={new ApiError("1112")} /> });
  vi.spyOn(app.i18n, "hasFailed").mockReturnValue(true);
  await render(element);
  await expect.element(page.getByRole("alert")).toMatchTextContent(/^Abgepfiffen.*Seite neu laden/);
});

test.each(LANGUAGES)("a reason comes before its code, with its own way out, in %s", async (language) => {
  const refusals = [
    ["1028", "giveawayLink"],
    ["1029", "giveawayLink"],
    ["1030", "giveawayLink"],
    ["-1", "profile.stale"],
    ["-1", "lineActive"],
    ["-1", "orderOpen"],
    ["-1", "invoiceOpen"],
    ["-1", "order.active"],
  ] as const;
  const screen = (
    <>
      {refusals.map(([code, reason]) => (
        <section key={code + reason} data-reason={reason + code}>
          <ApiErrorNotice error={new ApiError(code, { reason })} onRetry={() => undefined} />
        </section>
      ))}
      <section data-reason="unheard">
        <ApiErrorNotice error={new ApiError("1028", { reason: "never heard of" })} />
      </section>
      <section data-reason="plain">
        <ApiErrorNotice error={new ApiError("1028")} />
      </section>
    </>
  );
  const { element } = await makeStage({ screen, language });
  const { container } = await render(element);
  const said = (name: string) => container.querySelector(`[data-reason="${name}"]`)?.textContent ?? "";
  await expect.poll(() => said("plain")).toContain("SMS");
  expect(said("unheard")).toBe(said("plain"));
  const texts = refusals.map(([code, reason]) => said(reason + code));
  expect(new Set([...texts, said("plain")]).size).toBe(refusals.length + 1);
  for (const text of texts) expect(text).not.toMatch(/SMS|reason\./);
  expect(container.querySelector('[data-reason="lineActive-1"] a')?.getAttribute("href")).toBe("/dashboard");
});

test("a screen answers an action itself", async () => {
  const resend = vi.fn();
  const { element } = await makeStage({ screen: <ApiErrorNotice error={new ApiError("1029")} handlers={{ requestNewCode: resend }} /> });
  await render(element);
  await page.getByRole("button", { name: "Neuen Code anfordern" }).click();
  expect(resend).toHaveBeenCalledOnce();
});

test("a lost connection, a wait and a fault of ours each have their words", async () => {
  const screen = (
    <>
      <ApiErrorNotice error={new ApiError("-1", { reason: "unreachable" })} onRetry={() => undefined} />
      <ApiErrorNotice error={new ApiError("RATE_LIMIT_EXCEEDED", { retryAfterSeconds: 120 })} onRetry={() => undefined} />
      <ApiErrorNotice error={new TypeError("x is undefined")} />
    </>
  );
  const { element } = await makeStage({ screen });
  await render(element);
  await expect.element(page.getByText("Keine Verbindung")).toBeVisible();
  await expect.element(page.getByText(/Versuch es in 2\sMinuten noch einmal/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Hilfe holen" })).toHaveAttribute("href", "/support");
});
