import { type ReactNode, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createI18n } from "./create-i18n.ts";
import { useErrorText, useRuleText } from "./problem-text.ts";
import type * as TextFiles from "./later/text-files.ts";
import { TextProvider } from "./use-text.tsx";

/** How the mock fetches each text. */
const fetching = vi.hoisted(() => ({ wait: () => Promise.resolve() }));
vi.mock("./later/text-files.ts", async (original) => {
  const files = await original<typeof TextFiles>();
  return {
    ...files,
    loaderOf: (...asked: Parameters<typeof files.loaderOf>) => {
      const load = files.loaderOf(...asked);
      return load && (() => fetching.wait().then(load));
    },
  };
});
afterEach(() => {
  fetching.wait = () => Promise.resolve();
});

/** A field that shows its broken rule after the press. */
function Form({ rule }: { readonly rule: string }) {
  const ruleText = useRuleText();
  const errorText = useErrorText();
  const [sent, setSent] = useState(false);
  return (
    <>
      <input aria-label="typed" />
      <button type="button" onClick={() => setSent(true)}>
        send
      </button>
      <p>{String(ruleText(sent ? rule : undefined))}</p>
      {sent && <Refusal said={errorText("1004")} />}
    </>
  );
}

function Refusal({ said: { text, action } }: { readonly said: ReturnType<ReturnType<typeof useErrorText>> }) {
  return <p>{`${text} | ${String(action("resetPassword"))}`}</p>;
}

/** A field without a broken rule. */
function Quiet() {
  const ruleText = useRuleText();
  return <p>{String(ruleText(undefined))}</p>;
}

async function open(element: ReactNode) {
  const i18n = await createI18n("de");
  await render(<TextProvider i18n={i18n}>{element}</TextProvider>);
  return i18n;
}

test("who has no error to say fetches no text of any and waits for none", async () => {
  const i18n = await open(<Quiet />);
  await expect.element(page.getByText("undefined")).toBeVisible();
  expect(i18n.isSettled("errors") || i18n.isSettled("validation")).toBe(false);
});

test("the first error is said in general until its words are there, and what is typed stays in sight meanwhile", async () => {
  const i18n = await open(<Form rule="phone.invalid" />);
  const { promise, resolve } = Promise.withResolvers<void>();
  fetching.wait = () => promise;
  const typed = page.getByLabelText("typed");
  await typed.fill("0171");
  const field = typed.element();
  await page.getByRole("button", { name: "send" }).click();
  await expect.element(page.getByText("Bitte prüf diese Angabe", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Das hat nicht geklappt. Versuch es noch einmal. | undefined")).toBeVisible();
  expect(i18n.isSettled("errors")).toBe(false);
  resolve();
  await expect.element(page.getByText(/^Das ist keine deutsche Handynummer/)).toBeVisible();
  await expect.element(page.getByText(/stimmt nicht.* \| Passwort vergessen$/)).toBeVisible();
  await expect.element(typed).toHaveValue("0171");
  expect(typed.element()).toBe(field);
});

test("a rule that nobody knows gets a sentence too", async () => {
  await open(<Form rule="no.such.rule" />);
  await page.getByRole("button", { name: "send" }).click();
  await expect.element(page.getByText("Bitte prüf diese Angabe.", { exact: true })).toBeVisible();
});

test("words that cannot be fetched leave the general ones, never a key", async () => {
  const i18n = await open(<Form rule="phone.invalid" />);
  fetching.wait = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  await page.getByRole("button", { name: "send" }).click();
  await expect.poll(() => i18n.hasFailed("errors") && i18n.hasFailed("validation")).toBe(true);
  await expect.element(page.getByText("Bitte prüf diese Angabe", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Das hat nicht geklappt. Versuch es noch einmal. | undefined")).toBeVisible();
});
