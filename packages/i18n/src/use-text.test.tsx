import { Component, type ReactNode, Suspense, useState } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createI18n } from "./create-i18n.ts";
import { TextProvider, useFormat, useLanguage, useText } from "./use-text.tsx";

function Words({ drawn }: { readonly drawn?: () => void }) {
  const t = useText("common");
  const { money } = useFormat();
  drawn?.();
  return (
    <p lang={useLanguage()}>
      {t("action.choose")} {money({ amount: 999, currency: "EUR" })}
    </p>
  );
}

function Title() {
  return <p>{useText("errors")("title.unreachable")}</p>;
}

test("all texts change with the language at once, and nothing is drawn again without it", async () => {
  const i18n = await createI18n("de");
  const drawn = vi.fn<() => void>();
  await render(
    <TextProvider i18n={i18n}>
      <Words drawn={drawn} />
      <Words />
    </TextProvider>,
  );
  await expect.element(page.getByText(/Auswählen/).nth(1)).toBeVisible();
  expect(drawn).toHaveBeenCalledTimes(1);
  await i18n.change("tr");
  await expect.element(page.getByText(/Seç/).first()).toHaveAttribute("lang", "tr");
  await expect.element(page.getByText(/Seç/).nth(1)).toBeVisible();
  expect(page.getByText(/Auswählen/).elements()).toHaveLength(0);
  expect(drawn).toHaveBeenCalledTimes(2);
});

test("a text is the same function until the language changes, so that what depends on it is not begun again", async () => {
  const i18n = await createI18n("de");
  const seen = new Set<unknown>();
  function Twice() {
    const [count, setCount] = useState(0);
    seen.add(useText("common"));
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    );
  }
  await render(
    <TextProvider i18n={i18n}>
      <Twice />
    </TextProvider>,
  );
  await page.getByRole("button").click();
  await expect.element(page.getByRole("button", { name: "1" })).toBeVisible();
  expect(seen.size).toBe(1);
});

test("what is not loaded yet is waited for, and then said", async () => {
  const i18n = await createI18n("tr");
  await render(
    <TextProvider i18n={i18n}>
      <Suspense fallback={<p>waiting</p>}>
        <Title />
      </Suspense>
    </TextProvider>,
  );
  await expect.element(page.getByText("Bağlantı yok")).toBeVisible();
  expect(page.getByText("waiting").elements()).toHaveLength(0);
});

test("texts without their provider are a mistake that is told", async () => {
  class Caught extends Component<{ readonly children: ReactNode }, { readonly message?: string }> {
    override state: { readonly message?: string } = {};
    static getDerivedStateFromError(error: Error) {
      return { message: error.message };
    }
    override render() {
      return this.state.message ?? this.props.children;
    }
  }
  const told = vi.spyOn(console, "error").mockReturnValue();
  await render(
    <Caught>
      <Words />
    </Caught>,
  );
  await expect.element(page.getByText("texts need TextProvider above them")).toBeVisible();
  told.mockRestore();
});
