import { ApiError } from "@tribun/api-client";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openNumberStep as open, seat as number } from "../../testing/number-step.ts";
import { numbers, withNumber } from "../../testing/samples.ts";

// Shows all hundred seats at once; tests about a phone set their own size.
beforeEach(() => page.viewport(1280, 900));

test("the numbers of a block are seats: special ones say tier and fee, taken ones that they are", async () => {
  const { calls } = await open();
  const map = page.getByRole("radiogroup", { name: /^Rufnummern/ });
  await expect.element(map).toBeVisible();
  expect(calls.find(({ id }) => id === "phoneRegistries")?.input).toMatchObject({ query: { block: "true" } });
  await expect.element(map.getByRole("radio", { name: "0171 39200 21, ohne Aufpreis" })).toBeVisible();
  await expect.element(map.getByRole("radio", { name: /^0171 39200 07, \S+, einmalig 9,99\s€$/ })).toBeVisible();
  await expect.element(map.getByRole("img", { name: "0171 39200 12, vergeben" })).toBeVisible();
  await map.getByRole("radio", { name: "0171 39200 21, ohne Aufpreis" }).click();
  await expect.element(map.getByRole("radio", { name: "0171 39200 21, ohne Aufpreis, deine Wahl" })).toBeChecked();
});

test("arrows walk the seats and reserve nothing; a press of the space bar does", async () => {
  const { calls } = await open();
  const seat = (end: string) => number(`0171 39200 ${end}`);
  await expect.element(seat("07")).toBeVisible();
  const first = seat("07").element();
  if (first instanceof HTMLElement) first.focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(seat("21")).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.element(seat("33")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}{Home}{ArrowRight}");
  await expect.element(seat("21")).toHaveFocus();
  expect(calls.filter(({ id }) => id === "phoneReserve")).toHaveLength(0);
  await userEvent.keyboard(" ");
  await expect.element(seat("21")).toBeChecked();
});

test("a keyboard comes in at the first free seat, though taken ones stand before it and none is chosen", async () => {
  await open();
  await expect.element(number("0171 39200 07")).toBeVisible();
  const map = page.getByRole("radiogroup", { name: /^Rufnummern/ });
  await expect.element(map.getByRole("img", { name: "0171 39200 00, vergeben" })).toBeVisible();
  const entries = () =>
    map
      .getByRole("radio")
      .elements()
      .filter((seat) => seat.getAttribute("tabindex") === "0");
  expect(entries()).toEqual([number("0171 39200 07").element()]);
  await number("0171 39200 21").click();
  await expect.poll(entries).toEqual([number("0171 39200 21").element()]);
});

test("on a phone twenty seats stand there at a time, and the chosen one is among them", async () => {
  await page.viewport(320, 800);
  await open({ draft: withNumber() });
  await expect.element(number("0171 39200 33")).toBeVisible();
  expect(number("0171 39200 07").elements()).toHaveLength(0);
  await page.getByText("00–19").click();
  await expect.element(number("0171 39200 07")).toBeVisible();
  const map = page.getByRole("radiogroup", { name: /^Rufnummern/ }).element();
  expect(map.scrollWidth).toBeLessThanOrEqual(map.clientWidth);
});

test("another block is another hundred, and behind the last one stands the first", async () => {
  const { calls } = await open({
    answers: { phoneRegistries: ({ query }: { query: { page?: string } }) => (query.page === "2" ? new ApiError("1104") : numbers) },
  });
  await page.getByRole("button", { name: "Anderen Block zeigen" }).click();
  await expect
    .poll(() => calls.filter(({ id }) => id === "phoneRegistries").some(({ input }) => JSON.stringify(input).includes('"page":"2"')))
    .toBe(true);
  await expect.element(number("0171 39200 33")).toBeVisible();
  expect(page.getByText(/keine Nummer gefunden/i).elements()).toHaveLength(0);
});

test.each([1280, 390])(
  "the hall comes into the place that was kept for it (%i pixels), so that the way on stays under a finger",
  async (width) => {
    await page.viewport(width, 900);
    const come = Promise.withResolvers<unknown>();
    await open({ answers: { phoneRegistries: () => come.promise.then(() => numbers) } });
    const sim = () => page.getByRole("radio", { name: "eSIM" }).element().getBoundingClientRect().top + scrollY;
    await expect.element(page.getByRole("status", { name: "Nummern werden geladen" })).toBeInTheDocument();
    const kept = sim();
    come.resolve(undefined);
    await expect.element(page.getByRole("radiogroup", { name: /^Rufnummern/ })).toBeVisible();
    // With tolerance: the samples' seat map is not exactly as tall as a club's, and fonts differ between machines.
    expect(Math.abs(sim() - kept)).toBeLessThan(90);
  },
);
