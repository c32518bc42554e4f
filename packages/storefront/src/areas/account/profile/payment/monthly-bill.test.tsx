import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleInvoice } from "../../../../testing/sample-invoice.ts";
import { sampleMethods, sampleUser } from "../../../../testing/samples.ts";
import { makeStage } from "../../../../testing/stage.tsx";
import { MonthlyBill } from "./monthly-bill.tsx";

async function open(methods = sampleMethods, user = sampleUser) {
  const bills = [{ ...sampleInvoice, status: "issued" as const, dueDate: "2026-11-28" }];
  const screen = <MonthlyBill methods={methods} />;
  const stage = await makeStage({ screen, path: "/dashboard/account/profile", answers: { "GET /api/invoices/me": bills }, user });
  return render(stage.element);
}

test("the profile names what the monthly bill is drawn from and the next debit", async () => {
  await open(
    sampleMethods.map((method) => ({ ...method, isDefault: method.type === "card" })),
    { ...sampleUser, hasLine: true },
  );
  await expect
    .element(page.getByText(/^Deine Monatsrechnung ziehen wir von Visa .+ ein, .+ Nächste Abbuchung: .+€ am 28\.11\.2026\.$/))
    .toBeVisible();
});

test("without a default the fan pays alone, and a fan without a line is told nothing", async () => {
  const { unmount } = await open([], { ...sampleUser, hasLine: true });
  await expect.element(page.getByText("Deine Monatsrechnung zahlst du selbst", { exact: false })).toBeVisible();
  await unmount();
  await open(sampleMethods, { ...sampleUser, hasLine: false });
  await expect.poll(() => page.getByText(/Monatsrechnung/).elements()).toEqual([]);
});
