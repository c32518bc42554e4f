import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Answers } from "../../../testing/fake-operator.ts";
import { renewingPack, runningPack, samplePacks } from "../../../testing/sample-options.ts";
import { sampleLine, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Options } from "./options.tsx";

const MINE = "GET /api/tariffs/options/me";
const ANSWERS: Answers = {
  "GET /api/tariffs/me": [sampleLine],
  "GET /api/tariffs/options": samplePacks,
  [MINE]: [runningPack, renewingPack],
};

async function open(answers: Answers, { path }: { readonly path: string }) {
  const stage = await makeStage({ screen: <Options />, path, answers: { ...ANSWERS, ...answers }, user: sampleUser });
  await render(stage.element);
  return stage;
}
const board = (name: string) => page.getByRole("region", { name });

test("after the payment page the money is confirmed by the operator, and the packs come anew", async () => {
  const check = {
    transactionStatus: 0,
    tId: "t1",
    orderId: "po1",
    purpose: "option",
    price: runningPack.option.price,
    own: true,
  };
  const mine = (_: unknown, before: number) => (before === 0 ? [] : [runningPack]);
  await open({ "GET /c/c1/check": check, [MINE]: mine }, { path: "/dashboard/options?cId=c1" });
  await expect.element(page.getByText("Deine Zahlung ist da. Dein Paket steht unten.")).toBeVisible();
  await expect.element(board("Türkiye 500 für 0171 39200 33")).toBeVisible();
});

test("of a pack that another fan has paid for nothing is said", async () => {
  const check = { transactionStatus: 0, tId: "t1", orderId: "po1", purpose: "option", price: runningPack.option.price, own: false };
  await open({ "GET /c/c1/check": check }, { path: "/dashboard/options?cId=c1" });
  await expect.element(board("Türkiye 500 für 0171 39200 33")).toBeVisible();
  expect(page.getByText(/bezahlt|Zahlung/).elements()).toEqual([]);
});

test.each([
  ["declined", /Deine Bank hat die Zahlung abgelehnt\. Es ist nichts abgebucht/, /auf dem Weg zurück/],
  ["lineEnded", /Du bekommst alles auf dem Weg zurück, auf dem du bezahlt hast/, /nichts abgebucht/],
])("a payment that came to nothing (%s) tells why, and what becomes of the money", async (reason, said, untrue) => {
  const againUrl = "https://shop.example/dashboard/options/tatil-1?line=l1&success=false&cId=c1";
  const check = {
    transactionStatus: 2,
    tId: "t1",
    orderId: "po1",
    purpose: "option",
    price: runningPack.option.price,
    own: true,
    reason,
    againUrl,
  };
  await open({ "GET /c/c1/check": check }, { path: "/dashboard/options?cId=c1" });
  await expect.element(page.getByText(said)).toBeVisible();
  expect(page.getByText(untrue).query()).toBeNull();
  const back = page.getByRole("link", { name: "Zurück zum Paket" });
  if (reason === "lineEnded") return void expect(back.query()).toBeNull();
  await expect.element(back).toHaveAttribute("href", "/dashboard/options/tatil-1?line=l1&success=false&cId=c1");
});
