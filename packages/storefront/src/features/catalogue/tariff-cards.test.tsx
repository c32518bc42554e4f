import type { Tariff } from "@tribun/api-client/contract";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleTariff } from "../../testing/samples.ts";
import { makeStage } from "../../testing/stage.tsx";
import { TariffPage } from "../../areas/shop/tariff-detail/tariff-page.tsx";
import { TariffCards } from "./tariff-cards.tsx";

const SCREENS = {
  card: (tariff: Tariff) => <TariffCards tariffs={[tariff]} />,
  "own page": (tariff: Tariff) => <TariffPage tariff={tariff} tariffs={[tariff]} />,
};
const KINDS = [
  ["companies", { customerType: "corporate" }, /Du brauchst ein Geschäftskonto mit Steuernummer/],
  ["a second card", { requiresMainLine: true }, /Du brauchst dafür einen aktiven Hauptanschluss bei uns/],
  ["a child", { requiresChild: true }, /Für ein Kind von 6 bis 17\sJahren/],
] as const;

async function open(where: keyof typeof SCREENS, eligibility: Partial<Tariff["eligibility"]>) {
  const tariff = { ...sampleTariff, eligibility: { ...sampleTariff.eligibility, ...eligibility } };
  await render((await makeStage({ screen: SCREENS[where](tariff), path: "/tarife" })).element);
  await expect.element(page.getByRole("link", { name: /auswählen/ })).toBeVisible();
}

for (const where of ["card", "own page"] as const) {
  test.each(KINDS)(`the ${where} of a tariff for %s says what it needs before it is chosen`, async (_, eligibility, told) => {
    await open(where, eligibility);
    await expect.element(page.getByText(told).first()).toBeVisible();
  });
}

test("a tariff that every adult can have needs no such words", async () => {
  await open("card", {});
  for (const [, , told] of KINDS) expect(page.getByText(told).query()).toBeNull();
});
