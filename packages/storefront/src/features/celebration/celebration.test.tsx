import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { reduceMotion } from "../../testing/motion.ts";
import { makeStage } from "../../testing/stage.tsx";
import { useCelebration } from "./use-celebration.ts";

const pressed = vi.fn();

function Place({ moment, caption }: { readonly moment: string | undefined; readonly caption?: string }) {
  useCelebration(moment, { caption });
  return (
    <button type="button" onClick={pressed}>
      Weiter
    </button>
  );
}

const open = async (moment: string | undefined, caption?: string, language: "de" | "tr" = "de") => {
  const screen = <Place moment={moment} {...(caption !== undefined && { caption })} />;
  const { element } = await makeStage({ screen, language });
  return render(element);
};
const marks = () => localStorage.getItem("tribun.cheered")?.split(" ") ?? [];
const layer = () => document.querySelector("body > [aria-hidden] > i")?.parentElement;
const thrown = () => expect.poll(layer).toBeTruthy();
const ended = () => expect.poll(layer, { timeout: 2500 }).toBeFalsy();

beforeEach(() => {
  vi.restoreAllMocks();
  reduceMotion(false);
  localStorage.removeItem("tribun.cheered");
  pressed.mockClear();
});

afterEach(() => void vi.restoreAllMocks());

test("the club shouts in its own words, also to who does not see it, and is silent soon", async () => {
  await open("bill:c1", "Deine erste Rechnung ist bezahlt");
  await thrown();
  expect(layer()?.querySelectorAll("i").length).toBe(28);
  expect(layer()?.textContent).toBe("Tor. Jubel los.Deine erste Rechnung ist bezahlt");
  await expect
    .element(page.getByText("Tor. Jubel los. Deine erste Rechnung ist bezahlt").and(page.getByRole("status")))
    .toBeInTheDocument();
  await ended();
});

test("who has left the page hears nothing of it", async () => {
  const place = await open("bill:c2", "Deine erste Rechnung ist bezahlt");
  await thrown();
  await place.unmount();
  expect(document.querySelector("body > [role=status]")).toBeNull();
});

test("it is told in the page's language", async () => {
  await open("badge:winner", "Yeni flama", "tr");
  await thrown();
  expect(layer()?.textContent).toBe("Gol. Sevin.Yeni flama");
});

test("a page that has shouted itself gets paper alone", async () => {
  await open("order:o2");
  await thrown();
  expect(layer()?.textContent).toBe("");
});

test("each moment comes once, also after a reload, and another one comes again", async () => {
  const first = await open("order:o2");
  await thrown();
  await first.unmount();
  expect(layer()).toBeFalsy();
  const again = await open("order:o2");
  await expect.element(page.getByRole("button", { name: "Weiter" })).toBeVisible();
  expect(marks()).toHaveLength(1);
  expect(layer()).toBeFalsy();
  await again.unmount();
  await open("order:o3");
  await thrown();
  expect(marks()).toHaveLength(2);
  // The stored marks show no id to the next fan on this browser.
  expect(marks().join(" ")).toMatch(/^[\da-z]{1,7} [\da-z]{1,7}$/);
});

test("Escape ends it", async () => {
  await open("order:o2");
  await thrown();
  await userEvent.keyboard("{Escape}");
  expect(layer()).toBeFalsy();
});

test("a tap ends it and does what it would have done; focus stays where it was", async () => {
  await open("order:o2");
  const focused = document.activeElement;
  await thrown();
  await expect.poll(() => document.activeElement).toBe(focused);
  await page.getByRole("button", { name: "Weiter" }).click();
  expect(pressed).toHaveBeenCalledOnce();
  expect(layer()).toBeFalsy();
});

test("none under reduced motion, and none later either", async () => {
  reduceMotion(true);
  const first = await open("order:o2", "Bezahlt");
  await expect.poll(marks).toHaveLength(1);
  expect(layer()).toBeFalsy();
  reduceMotion(false);
  await first.unmount();
  await open("order:o2", "Bezahlt");
  await expect.element(page.getByRole("button", { name: "Weiter" })).toBeVisible();
  expect(layer()).toBeFalsy();
});

test("nothing is celebrated while there is nothing", async () => {
  await open(undefined);
  await expect.element(page.getByRole("button", { name: "Weiter" })).toBeVisible();
  expect(layer()).toBeFalsy();
  expect(localStorage.getItem("tribun.cheered")).toBeNull();
});
