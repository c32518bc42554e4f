import type { Tariff } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { useBrand } from "../../brand/use-brand.tsx";

const CENTS = 100;

/** The tariff for machines that read pages, as schema.org's Product with its Offer: the price by the month, gross. */
export function ProductData({ tariff }: { readonly tariff: Tariff }) {
  const common = useText("common");
  const { name } = useBrand();
  const price = (tariff.price.amount / CENTS).toFixed(2);
  const data = {
    "@context": "https://schema.org",
    "@type": "Product",
    name: tariff.name,
    description: tariff.description,
    sku: tariff.externalId,
    category: common(`tariffType.${tariff.type}`),
    brand: { "@type": "Brand", name },
    offers: {
      "@type": "Offer",
      price,
      priceCurrency: tariff.price.currency,
      availability: "https://schema.org/InStock",
      eligibleRegion: "DE",
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price,
        priceCurrency: tariff.price.currency,
        unitCode: "MON",
        valueAddedTaxIncluded: true,
      },
    },
  };
  // A name must not be able to end the element.
  const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  // oxlint-disable-next-line react/no-danger -- JSON, which nobody runs: React would write its quotation marks as entities
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
