import type { Distributor } from "@tribun/api-client/contract";
import { useLanguage, useText } from "@tribun/i18n";
import { textLinkClass } from "@tribun/ui-kit";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { daySpans } from "../shared/places.ts";
import styles from "../shared/shops.module.css";

/** A web map opens on every device; an iPhone does not support `geo:` addresses. */
const MAP = "https://www.openstreetmap.org/search?query=";

type ShopListProps = { readonly shops: readonly Distributor[]; readonly headingLevel?: 2 | 3 };

/**
 * A shop's address as a query value. Encodes only `#`, `%`, `&` and `+`, because the browser encodes spaces and letters itself; this makes
 * a list of sixty shops half a KiB smaller.
 */
const within = (address: string) => address.replace(/[#%&+]/g, encodeURIComponent);

/** List of shops with address, hours, telephone, services and a link to a map. */
export function ShopList({ shops, headingLevel = 3 }: ShopListProps) {
  return (
    <ul className={styles["list"]}>
      {shops.map((shop) => (
        <Shop key={shop.id} shop={shop} Heading={`h${headingLevel}`} />
      ))}
    </ul>
  );
}

function Shop({ shop, Heading }: { readonly shop: Distributor; readonly Heading: "h2" | "h3" }) {
  const t = useText("shops");
  const dayName = useDayName();
  const { jersey } = useBrand().capabilities;
  const services = shop.services.filter((service) => jersey || service !== "jersey");
  const address = `${shop.street} ${shop.houseNumber}, ${shop.postalCode} ${shop.city}`;
  return (
    <li className={styles["shop"]}>
      <Heading>{shop.name}</Heading>
      <p>{address}</p>
      <p className={styles["soft"]}>
        {daySpans(shop.hours).map(({ first, last, from, to }) => (
          <span key={first} className={styles["span"]}>
            {`${first === last ? dayName(first) : t("days", { first: dayName(first), last: dayName(last) })} ${t("range", { from, to })}`}
          </span>
        ))}
      </p>
      <p className={styles["soft"]}>{services.map((service) => t(`services.${service}`)).join(", ")}</p>
      <p className={styles["ways"]}>
        <a className={textLinkClass()} href={`tel:${shop.phone}`}>
          {written(shop.phone)}
        </a>
        <a className={textLinkClass()} href={MAP + within(address)} aria-label={t("routeTo", { name: shop.name })}>
          {t("route")}
        </a>
      </p>
    </li>
  );
}

/** A phone number in German notation, with a space after an area code that the pattern recognises. */
const written = (e164: string): string =>
  e164.replace(/^\+49(30|40|69|89|[2-9]\d1)?/, (_, area?: string) => (area ? `0${area}\u00a0` : "0"));

/** The short name of a day, 1 for Monday. */
function useDayName(): (day: number) => string {
  const names = new Intl.DateTimeFormat(useLanguage(), { weekday: "short", timeZone: "UTC" });
  // 1 January 2024 is a Monday.
  return (day) => names.format(Date.UTC(2024, 0, day));
}
