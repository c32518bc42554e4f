import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makePage } from "../testing/page.tsx";
import { CONSENT } from "../hydration/islands/consent.ts";

const question = () => page.getByRole("region", { name: "Deine Daten, deine Entscheidung" });
const accept = () => page.getByRole("button", { name: "Erlauben" });
const reject = () => page.getByRole("button", { name: "Ablehnen" });

test("both answers look the same and neither is chosen before", async () => {
  const { element } = await makePage({ path: "/nirgends" });
  await render(element);
  await expect.element(question()).toBeVisible();
  await expect.element(question()).toMatchTextContent(/mit Google messen/);
  const [yes, no] = [accept().element(), reject().element()];
  expect(yes.className).toBe(no.className);
  expect(Math.abs(yes.getBoundingClientRect().width - no.getBoundingClientRect().width)).toBeLessThan(2);
  expect(yes.getBoundingClientRect().top).toBe(no.getBoundingClientRect().top);
  expect(localStorage.getItem(CONSENT.key)).toBeNull();
});

test("an answer is kept with version and time, and the foot brings the question back", async () => {
  const { element } = await makePage({ path: "/nirgends" });
  const shown = await render(element);
  await reject().click();
  await expect.element(question()).not.toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem(CONSENT.key) ?? "")).toMatchObject({
    version: CONSENT.version,
    choice: "denied",
    at: expect.stringMatching(/^\d{4}-/),
  });
  await shown.unmount();

  const again = await makePage({ path: "/nirgends" });
  await render(again.element);
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(question()).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Cookie-Einstellungen" }).click();
  await expect.element(question()).toHaveFocus();
  await expect.element(page.getByText(/abgelehnt/)).toBeVisible();
  await accept().click();
  expect(JSON.parse(localStorage.getItem(CONSENT.key) ?? "")).toMatchObject({ choice: "granted" });
  await expect.element(page.getByRole("button", { name: "Cookie-Einstellungen" })).toHaveFocus();
});

test("the bar stands above the header, first in the tab order, and its link and answers come before anything else", async () => {
  const { element } = await makePage({ path: "/nirgends" });
  await render(element);
  await expect.element(question()).toBeVisible();
  const header = page.getByRole("banner").element().getBoundingClientRect();
  expect(question().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(header.top);
  for (const next of [question().getByRole("link"), reject(), accept(), page.getByRole("link", { name: "Zum Inhalt springen" })]) {
    await userEvent.keyboard("{Tab}");
    await expect.element(next).toHaveFocus();
  }
});

test("the foot leads to a question that stands unanswered at the top of the page", async () => {
  const { element } = await makePage({ path: "/nirgends" });
  await render(element);
  await page.getByRole("button", { name: "Cookie-Einstellungen" }).click();
  await expect.element(question()).toHaveFocus();
});

test.each(['{"version":0,"choice":"granted","at":"2026-01-01T00:00:00.000Z"}', "granted", "{"])(
  "%s is no answer: the fan is asked",
  async (text) => {
    localStorage.setItem(CONSENT.key, text);
    const { element } = await makePage({ path: "/nirgends" });
    await render(element);
    await expect.element(question()).toBeVisible();
  },
);

test("nothing is fetched from anybody else before the answer, nor after a refusal", async () => {
  performance.clearResourceTimings();
  const { element } = await makePage({ path: "/nirgends" });
  await render(element);
  await reject().click();
  const foreign = performance.getEntriesByType("resource").filter(({ name }) => new URL(name).origin !== location.origin);
  expect(foreign).toEqual([]);
  expect(document.getElementById("tag-manager")).toBeNull();
});
