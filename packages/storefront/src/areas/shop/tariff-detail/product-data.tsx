import type { Tariff } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { JsonLd } from "../../../shell/json-ld.tsx";

const CENTS = 100;

/** The tariff as schema.org Product with an Offer, for search engines: the monthly gross price. */
export function ProductData({ tariff }: { readonly tariff: Tariff }) {
  const common = useText("common");
  const { name } = useBrand();
  const price = (tariff.price.amount / CENTS).toFixed(2);
  const facts = {
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
  return <JsonLd facts={facts} />;
}
