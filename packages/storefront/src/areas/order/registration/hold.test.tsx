import { chooseTariff, type HeldNumber, toChosenTariff, useOrderDraft } from "@tribun/checkout-wizard";
import { inSeconds } from "@tribun/vitest-config/clock";
import { useEffect } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse } from "../../../testing/fake-operator.ts";
import { sampleTariff } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { RegisterTariff } from "./register-tariff.tsx";

const holdFor = (seconds: number): HeldNumber => ({
  ...{ registryId: "n33", msisdn: "+491713920033", feeCents: 0, reservationId: "r1", expiresAt: inSeconds(seconds), extended: false },
});

/** Puts a tariff and a held number into the cart. */
function WithCart({ held }: { readonly held: HeldNumber }) {
  const { change, ready } = useOrderDraft();
  useEffect(() => {
    // Runs once, because a later run would overwrite an extended hold.
    if (!ready || localStorage.getItem("tribun.order") !== null) return;
    change((draft) => ({ ...chooseTariff(draft, toChosenTariff(sampleTariff)), number: held }));
  }, [ready, change, held]);
  return <RegisterTariff />;
}

async function open(held: HeldNumber, answers: Answers = {}) {
  const stage = await makeStage({
    screen: <WithCart held={held} />,
    path: "/auth/register/tariff",
    answers: { "GET /api/tariffs/t1": sampleTariff, ...answers },
  });
  const screen = await render(stage.element);
  // Waits until the cart is stored; otherwise a late write could reach the next test.
  await expect.poll(() => localStorage.getItem("tribun.order")).not.toBeNull();
  return { ...stage, screen };
}

const field = (label: string) => page.getByLabelText(label, { exact: true });

test("loaded afresh, the form comes no sooner than the clock of the held number above it, which would push it away", async () => {
  const { screen } = await open(holdFor(600));
  await expect.poll(() => localStorage.getItem("tribun.order")).toContain("r1");
  await screen.unmount();
  const number = page.getByText("0171 39200 33");
  const alone: boolean[] = [];
  const watch = new MutationObserver(() => alone.push(field("Vorname").query() !== null && number.query() === null));
  watch.observe(document.body, { childList: true, subtree: true });
  await open(holdFor(600));
  await expect.element(field("Vorname")).toBeVisible();
  await expect.element(number).toBeVisible();
  watch.disconnect();
  expect(alone).not.toContain(true);
});

test("the held number's clock stands above the form, warns, and can be held longer without losing what was typed", async () => {
  const longer = { reservationId: "r1", expiresAt: inSeconds(720), serverTime: inSeconds(0), extended: true };
  const { sent } = await open(holdFor(120), { "POST /api/phone-registries/n33/reserve": longer });
  await field("Vorname").fill("Deniz");
  const extend = page.getByRole("button", { name: "10 Minuten verlängern" });
  await expect.element(extend).toBeVisible();
  expect(extend.element().compareDocumentPosition(field("Vorname").element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await extend.click();
  await expect.element(extend).not.toBeInTheDocument();
  await expect.poll(() => sent.find(({ call }) => call.endsWith("/reserve"))?.body).toEqual({ extend: true });
  await expect.element(page.getByText("Für dich reserviert")).toBeVisible();
  await expect.element(field("Vorname")).toHaveValue("Deniz");
  // Waits until the hold is stored; otherwise a late write could reach the next test.
  await expect.poll(() => localStorage.getItem("tribun.order")).toContain('"extended":true');
});

test("after a reload no time is told by the device's clock: the operator is asked for its own first", async () => {
  const fee = { amount: 0, currency: "EUR" };
  const info = {
    id: "n33",
    msisdn: "+491713920033",
    kind: "general",
    keywordType: 0,
    tier: "standard",
    fee,
    state: "held",
    heldByMe: true,
  };
  const asked = Promise.withResolvers<unknown>();
  await open(holdFor(600), { "GET /api/tariffs/t1": refuse("-1"), "GET /api/phone-registries/n33/info": () => asked.promise });
  await expect.element(page.getByText("0171 39200 33")).toBeVisible();
  expect(page.getByRole("timer").query()).toBeNull();
  asked.resolve(info);
  await expect.element(page.getByRole("timer")).toBeVisible();
});
