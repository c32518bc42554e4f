import type { UsageMonth } from "@tribun/api-client/contract";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { saveFile } from "../../../../platform/app/save-file.ts";
import { type Answers, refuse } from "../../../../testing/fake-operator.ts";
import { sampleSeason } from "../../../../testing/sample-matches.ts";
import { sampleUsage, usageMonths } from "../../../../testing/sample-usage.ts";
import { sampleLine, sampleUser } from "../../../../testing/samples.ts";
import { makeStage } from "../../../../testing/stage.tsx";
import { UsageHistory } from "./usage-history.tsx";

vi.mock("../../../../platform/app/save-file.ts", () => ({ saveFile: vi.fn() }));
const LINES = "GET /api/tariffs/me";
const USAGE = "GET /api/lines/l1/usage";

async function open(answers: Answers = {}, language: "de" | "tr" = "de", path = "/dashboard/bills") {
  const all = { [LINES]: [sampleLine], [USAGE]: sampleUsage, ...answers };
  const stage = await makeStage({ screen: <UsageHistory />, path, answers: all, user: sampleUser, language });
  await render(stage.element);
  return stage;
}

test("months are a picture with words, and a table with the same numbers", async () => {
  await open();
  await expect
    .element(
      page.getByRole("img", {
        name: "Daten, 3 Monate als Säulen. Am meisten im Oktober 2026: 21,4 GB. Die Tabelle darunter nennt alle Zahlen.",
      }),
    )
    .toBeVisible();
  await expect.element(page.getByText("November läuft noch, Stand 21.11.2026, 10:30")).toBeVisible();
  await page.getByText("Als Tabelle").click();
  await expect.element(page.getByRole("row", { name: "Oktober 2026 21,4 GB 25 GB" })).toBeVisible();
  await expect
    .element(page.getByText(/^Hier zählt, was du vom Volumen deines Tarifs verbraucht hast, und nicht, was ein Paket/))
    .toBeVisible();
});

test("the average is named below the picture, as it stood on the number of a bar that nearly reaches it", async () => {
  await open();
  const picture = page.getByRole("img", { name: /^Daten, 3\sMonate/ });
  await expect.element(picture).toBeVisible();
  await expect.element(page.getByText(/^Ø 15,6\sGB$/)).toBeVisible();
  expect(picture.element().textContent).not.toContain("Ø");
});

test("calls to Türkiye are chosen by their name, and what is flat is called so", async () => {
  await open({}, "tr");
  await page.getByText("Türkiye aramaları").click();
  await expect.element(page.getByText("Bu kadar tezahürat yaptın.")).toBeVisible();
  await expect.element(page.getByRole("img", { name: /^Türkiye aramaları, 1\say/ })).toBeVisible();
  await page.getByText("Aramalar", { exact: true }).click();
  await page.getByText("Tablo olarak").click();
  await expect.element(page.getByRole("row", { name: "Ekim 2026 263 dk Sınırsız" })).toBeVisible();
  await page.getByText("İnternet", { exact: true }).click();
  await expect.poll(() => page.getByText("Bu kadar tezahürat yaptın.").query()).toBeNull();
});

test("all of it can be had as a file", async () => {
  await open();
  await page.getByRole("button", { name: "Als CSV laden" }).click();
  const [file, name] = vi.mocked(saveFile).mock.calls[0] ?? [];
  expect(name).toBe("verbrauch-491713920033.csv");
  const text = (await file?.text()) ?? "";
  expect(text.split("\r\n")[0]).toContain('"Monat";"Was";"Verbraucht";"Einheit";"Enthalten";"Stand";"Spieltage"');
  expect(text).toContain('"2026-10";"Gespräche";"263";"min";"Flat";"";""');
  // The last line explains the counting to a later reader: packs are not included.
  expect(text.trimEnd().split("\r\n").at(-1)).toMatch(/^"Hier zählt, was du vom Volumen deines Tarifs verbraucht hast, .*"$/);
});

test("the file names the days on which the club played, too", async () => {
  await open({ "GET /api/matches": sampleSeason }, "tr");
  await expect.element(page.getByText(/Her nokta o ayda oynanan bir/)).toBeVisible();
  await page.getByRole("button", { name: "CSV olarak indir" }).click();
  const text = (await vi.mocked(saveFile).mock.lastCall?.[0].text()) ?? "";
  expect(text.split("\r\n")[0]).toMatch(/;"Tarih";"Maç günleri"$/);
  expect(text).toMatch(/"2026-11";"İnternet";.*;"2026-11-01, 2026-11-07, 2026-11-14"\r\n/);
  expect(text).toMatch(/"2026-09";"İnternet";.*;""\r\n/);
  expect(text).toMatch(/"Burada tarifenin kendi hakkından kullandıkların sayılır; .*"\r\n$/);
});

test("the line is the one that was come for, and another can be chosen", async () => {
  const second = { ...sampleLine, id: "l2", msisdn: "+491713920007" };
  await open({ [LINES]: [sampleLine, second], "GET /api/lines/l2/usage": [] }, "de", "/dashboard/bills?line=l2");
  await expect.element(page.getByText(/^Noch nichts verbraucht/)).toBeVisible();
  await page.getByRole("combobox", { name: "Anschluss" }).selectOptions("l1");
  await expect.element(page.getByRole("img", { name: /^Daten, 3\sMonate/ })).toBeVisible();
});

test("what is still to come says so, and a line that has used nothing, too", async () => {
  const { app } = await open({ [USAGE]: () => new Promise(() => undefined) });
  await expect.element(page.getByRole("status", { name: "Dein Verbrauch wird geladen" })).toBeVisible();
  app.queryClient.setQueriesData({ queryKey: ["private", "de", "usage"] }, []);
  await expect.element(page.getByText("Noch nichts verbraucht", { exact: false })).toBeVisible();
});

test("what did not come can be asked for again", async () => {
  await open({ [USAGE]: (_: unknown, before: number) => (before === 0 ? refuse("-1") : sampleUsage) });
  await page.getByRole("alert").getByRole("button").click();
  await expect.element(page.getByRole("img")).toBeVisible();
});

test("where nobody can tell whose usage it is, that is said and can be asked for again", async () => {
  await open({ [LINES]: (_: unknown, before: number) => (before === 0 ? refuse("-1") : [sampleLine]) });
  await page.getByRole("region", { name: "Verbrauch der letzten Monate" }).getByRole("button").click();
  await expect.element(page.getByRole("img")).toBeVisible();
});

test.each(["1023", "1020"] as const)("without a contract (%s) nothing is said of usage", async (code) => {
  const { app } = await open({ [LINES]: refuse(code) });
  const failed = () => app.queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === "error" });
  await expect.poll(failed).toHaveLength(1);
  expect(page.getByRole("alert").query()).toBeNull();
});

test("numbers that could not be asked for anew say of when they are, until they could", async () => {
  const { app } = await open({ [USAGE]: (_: unknown, before: number) => (before === 1 ? refuse("-1") : sampleUsage) });
  await expect.element(page.getByRole("img")).toBeVisible();
  const mark = page.getByText(/^Verbrauch mit Stand \d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}\. Neuere/);
  expect(mark.query()).toBeNull();
  const again = () => app.queryClient.invalidateQueries({ queryKey: ["private", "de", "usage"] });
  await again();
  await expect.element(mark).toBeVisible();
  await expect.element(page.getByRole("img")).toBeVisible();
  await again();
  await expect.element(mark).not.toBeInTheDocument();
});

test.each([[[]], [[{ ...sampleLine, status: "pending" }]]])("without a line that began there is nothing", async (lines) => {
  const { app } = await open({ [LINES]: lines });
  await expect.poll(() => app.queryClient.getQueriesData({ queryKey: ["private"] }).map(([, data]) => data)).toEqual([lines]);
  expect(document.querySelector("h2")).toBeNull();
});

test("a year and a running month stay within 320 px", async () => {
  await page.viewport(320, 800);
  const year = Array.from({ length: 13 }, (_, at): UsageMonth => ({
    kind: "data",
    zone: "de",
    total: 25,
    unit: "GB",
    used: at,
    period: at < 2 ? `2025-1${at + 1}` : `2026-${String(at - 1).padStart(2, "0")}`,
  }));
  await open({ [USAGE]: year });
  await expect.element(page.getByRole("img")).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

/** The dots of each month. */
const dots = () => [...document.querySelectorAll("[role=img] g text:nth-child(3)")].map(({ textContent }) => textContent);

test("months in which the club played are marked, and the table names the days", async () => {
  await open({ "GET /api/matches": sampleSeason });
  await expect.element(page.getByText(/Jeder Punkt ist ein Spiel im jeweiligen Monat/)).toBeVisible();
  expect(dots()).toEqual(["", "•", "•••"]);
  await page.getByText("Als Tabelle").click();
  await expect.element(page.getByRole("row", { name: "November 2026 Spieltage am 1., 7. und 14. 13,2 GB 25 GB" })).toBeVisible();
  await expect.element(page.getByRole("row", { name: "Oktober 2026 Spieltag am 3. 21,4 GB 25 GB" })).toBeVisible();
});

test("without a season no month is marked", async () => {
  await open({ "GET /api/matches": refuse("-1") });
  await expect.element(page.getByRole("img")).toBeVisible();
  expect(dots()).toEqual(["", "", ""]);
});

test("years of months are all in the table, and the picture does not grow out of the page", async () => {
  await page.viewport(390, 844);
  await open({ [USAGE]: usageMonths(36) });
  await expect.element(page.getByRole("img", { name: /^Daten, 36\sMonate als Säulen/ })).toBeVisible();
  await page.getByText("Als Tabelle").click();
  await expect.element(page.getByRole("row", { name: /Dezember 2023/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});
