import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { TariffCard } from "./tariff-card.tsx";

test("is an article named after the tariff, with volume and price readable as sentences", async () => {
  const screen = await render(
    <TariffCard
      name="Flex M"
      term="Monatlich kündbar"
      gb="19"
      unit="GB 5G"
      facts={["Allnet-Flat"]}
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
