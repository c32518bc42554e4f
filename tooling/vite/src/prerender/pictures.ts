import { campaigns, type Tariff, tariffs } from "@tribun/api-client/contract";
import type { Language } from "@tribun/domain";
import { formatsFor } from "@tribun/i18n/format";
import * as v from "valibot";
import type { SocialCard } from "../assets/social.ts";
import type { Snapshot } from "../snapshot/reader.ts";

/** The picture of every page that has none of its own. */
export const clubPicture = (language: Language): string => `social.${language}.png`;

/** Pictures beside links to single tariffs and campaigns: path of the page → name of the file and what it shows. */
export function picturesOf(
  snapshot: Snapshot,
  language: Language,
): ReadonlyMap<string, { readonly name: string; readonly card: SocialCard }> {
  const ofTariff = (tariff: Tariff) =>
    [
      `/tarife/${tariff.type}/${tariff.slug}`,
      { name: `social/${tariff.slug}.${language}.png`, card: tariffCard(tariff, language) },
    ] as const;
  const running = v
    .parse(campaigns.payload, snapshot[campaigns.path])
    .map(
      ({ id, title, couponCode }) =>
        [
          `/campaigns/${id}`,
          { name: `social/campaign-${id}.${language}.png`, card: { headline: title, facts: couponCode ?? "", figure: "+" } },
        ] as const,
    );
  return new Map([...v.parse(tariffs.payload, snapshot[tariffs.path]).map(ofTariff), ...running]);
}

function tariffCard({ name, dataGb, price, commitmentMonths }: Tariff, language: Language): SocialCard {
  const format = formatsFor(language);
  const monthly = format.money(price);
  return {
    headline: name,
    facts:
      language === "tr"
        ? `${dataGb} GB, ayda ${monthly}, KDV dahil, ${commitmentMonths} ay`
        : `${dataGb} GB, ${monthly} im Monat, inkl. MwSt., ${commitmentMonths} ${commitmentMonths === 1 ? "Monat" : "Monate"}`,
    figure: String(dataGb),
  };
}
