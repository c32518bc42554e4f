import { ApiError } from "@tribun/api-client";
import { testNow } from "@tribun/vitest-config/clock";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { numbers, reservation, withNumber } from "../testing/samples.ts";
import { stageFor } from "../testing/stage.tsx";
import { openNumberStep } from "../testing/number-step.ts";

const extend = () => page.getByRole("button", { name: "10 Minuten verlängern" });
const again = (name = "0171 39200 33 wieder reservieren") => page.getByRole("button", { name });
/** The panel that shows the held number. */
const panel = () => page.getByRole("timer").element().closest("[tabindex]");
const warning = () => page.getByRole("status").filter({ hasText: /reserviert\. Brauchst du mehr Zeit|Länger geht es nicht/ });

test.each([
  ["too many tries", new ApiError("RATE_LIMIT_EXCEEDED", { retryAfterSeconds: 30 }), /zu viele Versuche/],
  ["no answer", new ApiError("-1", { reason: "unreachable" }), /Wir erreichen den Server gerade nicht/],
] as const)("an extension that fails with %s says so, and can be tried again", async (_, failure, words) => {
  await openNumberStep({ draft: withNumber(2), answers: { phoneReserve: failure } });
  await extend().click();
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(extend()).toBeVisible();
});

test("the clock has its place before the time is known: what stands below does not jump away from who presses it", async () => {
  // Narrow enough that the clock wraps below the number.
  await page.viewport(200, 844);
  let heard = false;
  await openNumberStep({ draft: withNumber(12), heard: () => heard, answers: { phoneInfo: () => new Promise(() => undefined) } });
  const label = page.getByText("Deine Nummer", { exact: true });
  await expect.element(label).toBeVisible();
  const board = () => label.element().closest("[tabindex]")?.getBoundingClientRect().height;
  const before = board();
  expect(page.getByRole("timer").elements()).toEqual([]);
  heard = true;
  await expect.element(page.getByRole("timer")).toBeVisible();
  expect(board()).toBe(before);
});

test("an extension that comes too late, as somebody else has the number, ends the hold", async () => {
  const taken = { ...numbers[1], state: "held", heldByMe: false };
  await openNumberStep({ draft: withNumber(2), answers: { phoneReserve: new ApiError("1108"), phoneInfo: taken } });
  await extend().click();
  await expect.element(page.getByText(/ist inzwischen vergeben/)).toBeVisible();
  expect(again().elements()).toHaveLength(0);
});

test("an extension leaves the focus with the number, as its button goes", async () => {
  await openNumberStep({ draft: withNumber(2), answers: { phoneReserve: reservation(12, true) } });
  await extend().click();
  await expect.element(extend()).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).not.toBe(document.body);
  await expect.poll(() => document.activeElement === panel()).toBe(true);
});

test("so does a number that is reserved once more", async () => {
  await openNumberStep({ draft: withNumber(-1), answers: { phoneReserve: reservation(20) } });
  await again().click();
  await expect.element(page.getByRole("timer")).toBeVisible();
  await expect.poll(() => document.activeElement === panel()).toBe(true);
});

test("while it is reserved once more the button says so", async () => {
  await openNumberStep({ draft: withNumber(-1), answers: { phoneReserve: () => new Promise(() => undefined) } });
  await again().click();
  await expect.element(again("Wird reserviert")).toBeVisible();
});

test("the last minutes are said once, and the minute that goes by is told to nobody", async () => {
  let gone = 0;
  await openNumberStep({ draft: withNumber(3), now: () => testNow() + gone });
  await expect.element(warning()).toHaveTextContent("Noch 3 Minuten reserviert. Brauchst du mehr Zeit?");
  gone = 61_000;
  await expect.element(page.getByText(/^Noch 2 Minuten reserviert/).first()).toBeVisible();
  await expect.element(warning()).toHaveTextContent("Noch 3 Minuten reserviert. Brauchst du mehr Zeit?");
});

test("after the one extension nobody is asked whether more time is needed", async () => {
  const draft = withNumber(2);
  await openNumberStep({ draft: { ...draft, ...(draft.number && { number: { ...draft.number, extended: true } }) } });
  await expect.element(warning()).toMatchTextContent(/^Länger geht es nicht\./);
});

test("who cannot learn whether the number is free is promised nothing, and can try", async () => {
  await openNumberStep({ draft: withNumber(-1), answers: { phoneInfo: new ApiError("-1", { reason: "unreachable" }) } });
  await expect.element(page.getByText(/noch frei ist, wissen wir gerade nicht/)).toBeVisible();
  await expect.element(again()).toBeVisible();
});

test("a number that rests is gone", async () => {
  await openNumberStep({ draft: withNumber(-1), answers: { phoneInfo: new ApiError("1104") } });
  await expect.element(page.getByText(/ist inzwischen vergeben/)).toBeVisible();
});

test("while it is typed further down, the bar with the sum tells the time that is left, and the last minutes stay in sight with their extension", async () => {
  let gone = 0;
  await page.viewport(390, 844);
  await openNumberStep({ draft: withNumber(4), now: () => testNow() + gone });
  const dock = page.elementLocator(document.querySelector("[data-ticket-bar]") ?? document.body);
  await expect.element(dock).toMatchTextContent(/0[34]:\d\d/);
  // The ticking time is not part of the button's name, because a screen reader would read it every second.
  await expect.element(page.getByRole("button", { name: /^Heute fällig [\d,]+ € Bestellung ansehen$/ })).toBeVisible();
  expect(getComputedStyle(panel() ?? document.body).position).toBe("absolute");
  gone = 90_000;
  await expect.element(extend()).toBeVisible();
  expect(getComputedStyle(panel() ?? document.body).position).toBe("sticky");
});

test("once the time is over, or where none runs, the bar tells none", async () => {
  await page.viewport(390, 844);
  await openNumberStep({ draft: withNumber(-1) });
  await expect.element(again()).toBeVisible();
  const dock = page.elementLocator(document.querySelector("[data-ticket-bar]") ?? document.body);
  await expect.element(dock).not.toMatchTextContent(/\d\d:\d\d/);
});

test.each([
  ["a guest", false, 1],
  ["who is asked for already", true, 0],
] as const)("without a time heard the number is asked for, but not beside who is signed in: %s", async (_, asking, times) => {
  const { element, calls } = await stageFor({ step: "extras", draft: withNumber(30), heard: () => false, asking });
  await render(element);
  await expect.element(page.getByRole("button", { name: /^Das will ich/ })).toBeVisible();
  expect(calls.filter(({ id }) => id === "phoneInfo")).toHaveLength(times);
});
