import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TariffCard } from "./tariff-card.tsx";

test("is an article named after the tariff, with volume and price readable as sentences", async () => {
  const screen = await render(
    <TariffCard
      name="Flex M"
      term="Monatlich kündbar"
      gb="19"
      unit="GB 5G"
      facts={[{ text: "Allnet-Flat" }]}
      price="14,99 €"
      priceNote="im Monat"
      headingLevel={2}
    />,
  );
  const card = screen.getByRole("article", { name: "Flex M" });
  await expect.element(card).toMatchTextContent("19 GB 5G");
  await expect.element(card).toMatchTextContent("14,99 € im Monat");
  await expect.element(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Flex M");
});

test("leaves what every tariff has to the tariff's own page where a phone has no room, and says all of it on a wider screen", async () => {
  await page.viewport(390, 844);
  const facts = [{ text: "Allnet-Flat", roomy: true }, { text: "50 Minuten in die Türkei" }];
  const screen = await render(<TariffCard name="Flex M" term="" gb="19" unit="GB" facts={facts} price="14,99 €" priceNote="im Monat" />);
  await expect.element(screen.getByText("50 Minuten in die Türkei")).toBeVisible();
  await expect.element(screen.getByText("Allnet-Flat")).not.toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(screen.getByText("Allnet-Flat")).toBeVisible();
});
