import type { CustomerType } from "@tribun/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleTariff } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { TariffTerms } from "./tariff-terms.tsx";

async function open(customerType: CustomerType) {
  const tariff = { ...sampleTariff, eligibility: { ...sampleTariff.eligibility, customerType } };
  await render((await makeStage({ screen: <TariffTerms tariff={tariff} />, path: "/tarife/flex/serbest-m" })).element);
  await expect.element(page.getByText(/Keine Mindestlaufzeit\./)).toBeVisible();
}

test("a tariff for fans names their 14 days of withdrawal", async () => {
  await open("private");
  await expect.element(page.getByText(/Widerrufsrecht/)).toBeVisible();
});

test("a business tariff names none, as § 312g BGB gives it to consumers only", async () => {
  await open("corporate");
  await expect.element(page.getByText(/Für Firmen, Selbstständige und Vereine/)).toBeVisible();
  await expect.element(page.getByText(/Widerrufsrecht/)).not.toBeInTheDocument();
});
