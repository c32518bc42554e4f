import { campaigns, type Campaign, mediaNews, type Media, type Tariff, tariffs } from "@tribun/api-client/contract";
import type { Language } from "@tribun/domain";
import { type Formats, formatsFor } from "@tribun/i18n/format";
import type { Brand, FanEvent } from "@tribun/brand-contract";
import { offeredTariffs } from "@tribun/storefront/brand";
import * as v from "valibot";
import type { SocialCard } from "../assets/social.ts";
import type { Snapshot } from "../snapshot.ts";

/** A social picture: the file's name relative to the site's root, and its texts. */
export type Picture = { readonly name: string; readonly card: SocialCard };

/** Social pictures of tariffs, campaigns, news and events, by the path of their page. */
export function picturesOf(
  snapshot: Snapshot,
  language: Language,
  brand: Pick<Brand, "events" | "vocabulary" | "capabilities">,
): ReadonlyMap<string, Picture> {
  const format = formatsFor(language);
  const { events, vocabulary } = brand;
  const year = vocabulary.year.slice(2);
  const file = (name: string) => `social/${name}.${language}.png`;
  const ofTariff = (tariff: Tariff): [string, Picture] => [
    `/tarife/${tariff.type}/${tariff.slug}`,
    { name: file(tariff.slug), card: tariffCard(tariff, format) },
  ];
  const ofCampaign = ({ id, title, couponCode }: Campaign): [string, Picture] => [
    `/campaigns/${id}`,
    { name: file(`campaign-${id}`), card: { headline: title, facts: couponCode ?? "", figure: "+" } },
  ];
  const ofNews = ({ id, title, publishedAt }: Media): [string, Picture] => [
    `/fan/news/${id}`,
    { name: file(`news-${id}`), card: { headline: title, facts: format.date(publishedAt), figure: year } },
  ];
  const ofEvent = (event: FanEvent): [string, Picture] => [
    `/event/${event.slug}`,
    { name: file(`event-${event.slug}`), card: eventCard(event, format) },
  ];
  return new Map([
    ...offeredTariffs(brand, v.parse(tariffs.payload, snapshot[tariffs.path])).map(ofTariff),
    ...v.parse(campaigns.payload, snapshot[campaigns.path]).map(ofCampaign),
    ...v.parse(mediaNews.payload, snapshot[mediaNews.path]).map(ofNews),
    ...events.map(ofEvent),
  ]);
}

function tariffCard({ name, dataGb, price, commitmentMonths }: Tariff, { language, money }: Formats): SocialCard {
  const monthly = money(price);
  return {
    headline: name,
    facts:
      language === "tr"
        ? `${dataGb} GB, ayda ${monthly}, KDV dahil, ${commitmentMonths} ay`
        : `${dataGb} GB, ${monthly} im Monat, inkl. MwSt., ${commitmentMonths} ${commitmentMonths === 1 ? "Monat" : "Monate"}`,
    figure: String(dataGb),
  };
}

/** Shows the start in German time, and the day on the shirt. */
function eventCard({ name, startsAt }: FanEvent, { language, weekdayDate, time, shortDate }: Formats): SocialCard {
  const at = time(startsAt);
  return {
    headline: name[language],
    facts: language === "tr" ? `${weekdayDate(startsAt)}, saat ${at}` : `${weekdayDate(startsAt)}, ${at} Uhr`,
    figure: shortDate(startsAt).slice(0, 2),
  };
}
