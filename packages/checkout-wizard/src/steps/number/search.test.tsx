import { ApiError } from "@tribun/api-client";
import { testNow } from "@tribun/vitest-config/clock";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { parseDraft } from "../../store/schema/schema.ts";
import { DRAFT_STORAGE_KEY } from "../../store/draft-atom.ts";
import { numbers, withTariff } from "../../testing/samples.ts";
import { openSearch, seat } from "../../testing/number-step.ts";
import { stageFor, type StageOptions } from "../../testing/stage.tsx";

beforeEach(() => page.viewport(1280, 900));

const stored = () => parseDraft(localStorage.getItem(DRAFT_STORAGE_KEY), "muster", testNow());
const box = (at: number) => page.getByRole("textbox", { name: `Ziffer ${at}` });

async function open(options: Partial<StageOptions> = {}, language: "de" | "tr" = "de") {
  const stage = await stageFor({ step: "number", draft: withTariff(), ...options }, language);
  return { ...stage, ...(await render(stage.element)) };
}

test("what was looked for is there after a reload, and is asked for again", async () => {
  const { unmount } = await open();
  await openSearch();
  await page.getByText("Haupttribüne", { exact: true }).click();
  await box(1).fill("1");
  await box(3).fill("7");
  await expect.poll(stored).toMatchObject({ search: { list: "special", digits: ["1", "", "7", ""] } });
  const kept = stored();
  await unmount();

  const { calls } = await open({ ...(kept && { draft: kept }) });
  await expect.element(box(3)).toHaveValue("7");
  await expect.element(page.getByRole("radio", { name: "Haupttribüne" })).toBeChecked();
  await expect
    .poll(() => calls.find(({ id }) => id === "phoneRegistries")?.input)
    .toMatchObject({ query: { kind: "private", digits: "1x7" } });
});

test.each([
  ["de", "Haupttribüne", "Ähnliche zeigen", /gibt es keine Wunschnummer/],
  ["tr", "Ana tribün", "Benzerlerini göster", /uyan seçme numara yok/],
] as const)("no special number for these digits (1105, %s): a wider search of the same kind is one press away", async (...given) => {
  const [language, special, similar, told] = given;
  const answers = {
    phoneRegistries: ({ query }: { query: { kind?: string; digits?: string } }) =>
      query.kind === "private" && query.digits !== undefined ? new ApiError("1105") : numbers,
  };
  const { calls } = await open({ answers }, language);
  await openSearch();
  await page.getByText(special, { exact: true }).click();
  await page.getByRole("textbox").first().fill("9");
  await expect.element(page.getByText(told).first()).toBeVisible();
  await page.getByRole("button", { name: similar }).click();
  await expect.element(seat("0171 39200 33")).toBeVisible();
  expect(calls.findLast(({ id }) => id === "phoneRegistries")?.input).toMatchObject({ query: { kind: "private" } });
});
