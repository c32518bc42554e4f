import type { Language } from "@tribun/domain";
import { inSeconds } from "@tribun/vitest-config/clock";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answer, refuse } from "../../../../testing/fake-operator.ts";
import { sampleCases } from "../../../../testing/sample-cases.ts";
import { sampleUser } from "../../../../testing/samples.ts";
import { makeStage } from "../../../../testing/stage.tsx";
import { CasesPanel } from "./cases-panel.tsx";

async function open(cases: Answer, language: Language = "de") {
  const answers = { "GET /api/support/messages": cases };
  const stage = await makeStage({ screen: <CasesPanel />, path: "/dashboard/account/profile", answers, user: sampleUser, language });
  await render(stage.element);
}
const row = (name: string) => page.getByRole("listitem").filter({ hasText: name });

test("what was written stands with its day, number and state, and opens on its words and the answer", async () => {
  await open(sampleCases);
  const billing = row("Rechnung");
  await expect.element(billing.getByText("beantwortet")).toBeVisible();
  await expect.element(billing.getByText(/^18\.\s?November 2026, T-0A1B2C3D4E$/)).toBeVisible();
  await expect.element(billing.getByText(/Der zweite Posten ist Derbi 24 h/)).not.toBeVisible();
  await billing.getByText("Rechnung", { exact: true }).click();
  await expect.element(billing.getByText(/Wofür ist der zweite Posten/)).toBeVisible();
  await expect.element(billing.getByText(/Der zweite Posten ist Derbi 24 h/)).toBeVisible();
  await expect.element(billing.getByText("R1-2026-000002")).toBeVisible();
});

test("a fault that waits says until when, and one that was closed what is given for it", async () => {
  await open(sampleCases);
  const waits = row("T-7F00AA12BC");
  await waits.getByText("Störung", { exact: true }).click();
  await expect.element(waits.getByText("22.11.2026, 09:10")).toBeVisible();
  const closed = row("T-11D2E3F4A5");
  await closed.getByText("Störung", { exact: true }).click();
  await expect.element(closed.getByText(/15,00/)).toBeVisible();
  // The operator only reports "closed", so the page claims neither a repair nor a conversation.
  await expect.element(closed.getByText("Wir haben deine Meldung abgeschlossen.", { exact: false })).toBeVisible();
  await expect.element(closed.getByText(/per E-Mail oder am Telefon/)).not.toBeInTheDocument();
});

test("a day that has come and gone is promised no more", async () => {
  const [waits] = sampleCases;
  await open([{ ...waits, informBy: inSeconds(-60) }]);
  await row("T-7F00AA12BC").getByText("Störung", { exact: true }).click();
  await expect.element(page.getByText("Kein Netz in der Ostkurve.")).toBeVisible();
  await expect.element(page.getByText("Du hörst von uns bis")).not.toBeInTheDocument();
});

test("without any there is the way to write, in Turkish as well", async () => {
  await open([], "tr");
  await expect.element(page.getByText("Oturumun açıkken bize henüz bir şey yazmadın.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Yeni mesaj yaz" })).toHaveAttribute("href", "/support#write");
});

test("what did not come can be asked for again", async () => {
  await open((_: unknown, before: number) => (before === 0 ? refuse("-1") : sampleCases));
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect.element(page.getByRole("list", { name: "Deine Anliegen" })).toBeVisible();
});
