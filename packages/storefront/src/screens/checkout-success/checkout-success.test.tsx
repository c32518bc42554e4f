import type { Order } from "@tribun/api-client/contract";
import { serialiseDraftForTests } from "../../testing/stored-draft.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse } from "../../testing/fake-operator.ts";
import { sampleOrder, sampleUser } from "../../testing/samples.ts";
import { makeStage } from "../../testing/stage.tsx";
import { CheckoutSuccess } from "./checkout-success.tsx";

const esim = {
  lpa: "LPA:1$smdp.example.com$K2-1907-ABCD",
  smdpAddress: "smdp.example.com",
  matchingId: "K2-1907-ABCD",
  iccid: "8949990000190700015",
};
const paid: Order = { ...sampleOrder, state: "provisioning", transactionStatus: 0, contractSummaryId: "s1" };
const active: Order = { ...paid, state: "active", activatedAt: "2026-11-21T08:01:00.000Z", esim };

type Options = { readonly path?: string; readonly signedIn?: boolean; readonly language?: "de" | "tr" };

async function open(answers: Answers, { signedIn = true, language = "de" }: Options = {}) {
  const path = "/checkout/success?order=o2";
  const stage = await makeStage({ screen: <CheckoutSuccess />, path, answers, language, ...(signedIn && { user: sampleUser }) });
  await render(stage.element);
  return stage;
}
const heading = () => page.getByRole("heading", { level: 1 });

test("celebrates an active line, with QR code, install links and the codes to type", async () => {
  await open({ "GET /api/orders/o2": active });
  await expect.element(heading()).toHaveTextContent("Tor.");
  await expect.element(page.getByText("Deine Karte ist aktiv, Deniz. Deine Nummer ist 0171 39200 33.")).toBeVisible();
  await expect.element(page.getByRole("img", { name: "QR-Code deiner eSIM" }), { timeout: 8000 }).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: /iPhone/ }))
    .toHaveAttribute("href", expect.stringContaining("carddata=LPA%3A1%24smdp.example.com%24K2-1907-ABCD"));
  await page.getByText("Code von Hand eingeben").click();
  await expect.element(page.getByText("K2-1907-ABCD", { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Vertragszusammenfassung (PDF)" }))
    .toHaveAttribute("href", "/api/contract-summaries/s1/pdf");
});

test("an eSIM that was loaded shows no code and no waiting, but the way to another one", async () => {
  const { esim: _, ...line } = active;
  await open({ "GET /api/orders/o2": { ...line, esimLoadedAt: "2026-11-21T09:12:00.000Z" } });
  await expect.element(page.getByRole("heading", { name: "Deine eSIM ist geladen" })).toBeVisible();
  await expect.element(page.getByText(/Am 21. November 2026 hat ein Gerät sie geladen/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Sag uns Bescheid" })).toHaveAttribute("href", "/support");
  await expect.element(page.getByRole("img", { name: /QR/ })).not.toBeInTheDocument();
  await expect.element(page.getByText("Dein Code ist gleich da")).not.toBeInTheDocument();
});

test("waits for the line and shows it without a reload", async () => {
  await open({ "GET /api/orders/o2": (_: unknown, before: number) => (before === 0 ? paid : active) });
  await expect.element(page.getByText(/Wir schalten 0171 39200 33 gerade frei/)).toBeVisible();
  await expect.element(page.getByText(/Deine Karte ist aktiv/), { timeout: 6000 }).toBeVisible();
});

test("a SIM by post has dates instead of a code", async () => {
  const { esim: _, ...line } = active;
  const parcel = { carrier: "DHL", expectedFrom: "2026-11-24", expectedTo: "2026-11-25" };
  const order = { ...line, parcel, summary: { ...line.summary, line: { ...line.summary.line, simType: "physical" } } };
  await open({ "GET /api/orders/o2": order });
  await expect.element(page.getByText(/DHL bringt sie zwischen 24. November 2026 und 25. November 2026/)).toBeVisible();
  await expect.element(page.getByRole("img", { name: /QR/ })).not.toBeInTheDocument();
});

test("empties the cart of this order, and leaves a newer one alone", async () => {
  localStorage.setItem("tribun.order", serialiseDraftForTests({ orderId: "o2", checkoutId: "c1" }));
  await open({ "GET /api/orders/o2": active });
  await expect.poll(() => localStorage.getItem("tribun.order")).toBeNull();
  localStorage.setItem("tribun.order", serialiseDraftForTests(undefined));
  await open({ "GET /api/orders/o2": active });
  await expect.element(heading().first()).toHaveTextContent("Tor.");
  expect(localStorage.getItem("tribun.order")).not.toBeNull();
});

test("does not celebrate what is not paid", async () => {
  await open({ "GET /api/orders/o2": sampleOrder });
  await expect.element(heading()).toHaveTextContent("Diese Bestellung ist noch nicht bezahlt");
  await expect.element(page.getByRole("link", { name: "Zur Zahlung" })).toHaveAttribute("href", "/dashboard/payment-result?cId=c1");
});

test("a guest signs in and comes back", async () => {
  await open({}, { signedIn: false });
  await expect
    .element(page.getByRole("link", { name: "Anmelden" }))
    .toHaveAttribute("href", "/auth/login?returnTo=%2Fcheckout%2Fsuccess%3Forder%3Do2");
});

test("somebody else's order is not found, and leads to the account", async () => {
  await open({ "GET /api/orders/o2": refuse("-1") });
  await expect.element(heading()).toHaveTextContent("Diese Bestellung finden wir nicht");
  await expect.element(page.getByRole("link", { name: "Zu meinem Konto" })).toBeVisible();
});

test("scores in Turkish", async () => {
  await open({ "GET /api/orders/o2": active }, { language: "tr" });
  await expect.element(heading()).toHaveTextContent("Gol.");
});
