import { SANDBOX_CHAIN } from "@tribun/domain";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers } from "../../../testing/fake-operator.ts";
import {
  sampleDrawn,
  sampleFair,
  sampleFairProtocol,
  sampleGiveaway,
  sampleProtocol,
  sampleWaiting,
} from "../../../testing/sample-giveaway.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Giveaway } from "./giveaway.tsx";

beforeEach(() => void (document.documentElement.dataset["scripted"] = ""));

const LIST = "GET /api/giveaways";
const DETAIL = "GET /api/giveaways/derbi-2024";

async function open(answers: Answers, language: "de" | "tr" = "de") {
  const stage = await makeStage({ screen: <Giveaway />, path: "/giveaway", answers, language });
  await render(stage.element);
  return stage;
}
const check = () => page.getByRole("button", { name: "Selbst nachrechnen" }).click();

test("a fan's browser repeats a draw with its value from outside, and checks that drand signed it", async () => {
  await open({ [LIST]: [sampleFair], [DETAIL]: sampleFairProtocol });
  await expect.element(page.getByText(/Runde 1000 von drand, einer öffentlichen Zufallsquelle, erschienen am 23/)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Bei drand nachsehen" }))
    .toHaveAttribute("href", `https://api.drand.sh/${sampleFair.outside?.chain ?? ""}/public/1000`);
  await check();
  await expect.element(page.getByText("Stimmt. Dein Browser kommt auf dieselben Gewinner")).toBeVisible();
  await expect.element(page.getByText("drand hat ihn für genau diese Runde unterschrieben", { exact: false })).toBeVisible();
});

const { draw, outside } = sampleFairProtocol;
const forgeries = [
  ["a value that nobody signed", { draw: draw && { ...draw, value: { randomness: "00".repeat(32), signature: "00".repeat(48) } } }],
  ["no value where one was named", { draw: draw && { ...draw, value: undefined } }],
  ["another round than its day's", { drawAt: "2023-08-23T15:50:24.000Z" }],
  ["a list that closed after the value", { sealed: { ...sampleFair.sealed, at: outside?.at ?? "" } }],
] as const;
test.each(forgeries)("%s is found out", async (_what, forged) => {
  await open({ [LIST]: [sampleFair], [DETAIL]: { ...sampleFairProtocol, ...forged } });
  await check();
  await expect.element(page.getByText("Das stimmt nicht überein")).toBeVisible();
  await expect.element(page.getByText("Der Wert von außen gehört nicht zu dieser Runde.")).toBeVisible();
});

test("a draw of before is right as far as it goes, and says what cannot be checked", async () => {
  await open({ [LIST]: [sampleDrawn], [DETAIL]: sampleProtocol });
  await expect.element(page.getByText(/Diese Auslosung kam noch ohne aus/)).toBeVisible();
  await check();
  await expect.element(page.getByText("Stimmt. Dein Browser kommt auf dieselben Gewinner")).toBeVisible();
  await expect.element(page.getByText(/Einen Wert von außen gab es bei dieser Auslosung noch nicht/)).toBeVisible();
});

test("a list that is closed says so with its hash, and what the draw waits for", async () => {
  await open({ [LIST]: [sampleWaiting] });
  await expect.element(page.getByText("Die Auslosung wartet auf ihren Wert")).toBeVisible();
  await expect.element(page.getByText(sampleWaiting.sealed?.entriesHash ?? "")).toBeVisible();
  await expect.element(page.getByText(/Kommt sie später, wartet die Auslosung auf sie/)).toBeVisible();
});

test("while it runs, the round is named beside the commitment; the sandbox's is called what it is", async () => {
  const named = { chain: SANDBOX_CHAIN.id, round: 83_000_000, at: "2026-12-06T11:10:00.000Z", source: "sandbox" } as const;
  await open({ [LIST]: [{ ...sampleGiveaway, outside: named }] }, "tr");
  await page.getByText("Kuradan önce kilitlendi").click();
  await expect.element(page.getByText(/83000000 numaralı tur \(sandbox, yalnızca deneme\)/)).toBeVisible();
});
