import type { Invoice } from "@tribun/api-client/contract";
import type { Language } from "@tribun/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleInvoice } from "../../../testing/sample-invoice.ts";
import { sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { NextFixture } from "./next-fixture.tsx";

/** The bills in pages of twelve, as the operator returns them. */
async function open(pages: readonly (readonly Invoice[])[], language: Language = "de") {
  const answers = { "GET /api/invoices/me": (_: unknown, before: number) => pages[before] ?? [] };
  const stage = await makeStage({ screen: <NextFixture />, path: "/dashboard", answers, user: sampleUser, language });
  await render(stage.element);
}

test.each([
  ["de", "Rechnung überfällig", "Heute fällig, die Zahlung kam nicht an"],
  ["tr", "Faturan gecikti", "Son gün bugün, ödeme ulaşmadı"],
] as const)("a debit that fails on the day it is due is no day late, in %s", async (language, title, words) => {
  await open([[{ ...sampleInvoice, dueDate: "2026-11-21" }]], language);
  await expect.element(page.getByRole("region", { name: title }).getByText(words)).toBeVisible();
});

test("the most urgent bill is the first and every open one is counted, also beyond the first page of the list", async () => {
  const many = Array.from({ length: 12 }, (_, at): Invoice => ({ ...sampleInvoice, id: `o${at}`, dueDate: "2026-11-18" }));
  await open([many, [{ ...sampleInvoice, id: "old", status: "blocked", dueDate: "2025-10-15" }]]);
  const card = page.getByRole("region", { name: "Rechnung überfällig" });
  await expect.element(card.getByRole("link", { name: /jetzt zahlen/ })).toHaveAttribute("href", "/dashboard/bills?bill=old#pay");
  await expect.element(card.getByRole("link", { name: "Noch 12 offene Rechnungen" })).toBeVisible();
});
