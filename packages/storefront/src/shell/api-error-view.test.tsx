import { ApiError } from "@tribun/api-client";
import { ERROR_CODES, ERRORS, LANGUAGES } from "@tribun/domain";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makeStage } from "../testing/stage.tsx";
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
    expect(notice?.textContent, code).toContain(`r-${code}`);
    expect(notice?.textContent, code).not.toContain("text.");
    const { action } = ERRORS[code];
    const onTheSpot = action === "fixInput" || action === "requestNewCode";
    expect(notice?.querySelectorAll("a, button").length, code).toBe(onTheSpot ? 0 : 1);
  }
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
  await expect.element(page.getByText(/Versuch es in 2 Minuten noch einmal/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Hilfe holen" })).toHaveAttribute("href", "/support");
});
