import type { TariffType } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { chipClass, Details } from "@tribun/ui-kit";
import { useState } from "react";
import { type TariffFilter, tariffsHref, VOLUMES } from "../../../features/catalogue/search/tariff-filter.ts";
import { AppLink } from "../../../platform/place/app-link.tsx";
import styles from "./tariffs.module.css";

/**
 * Filters by type, term, volume and view as links, so that each choice has an address. The tariffs chosen for comparison stay. A phone
 * folds the rarely used filters unless one of them is chosen.
 */
export function Filters({ types, filter }: { readonly types: readonly TariffType[]; readonly filter: TariffFilter }) {
  const { type, gb, term, compare } = filter;
  const t = useText("tariffs");
  const common = useText("common");
  const chosen = compare === "all" ? undefined : compare;
  const used = gb !== undefined || compare === "all";
  const [open, setOpen] = useState(used);
  // Stays open after first use, because a fan who undoes a filter is inside it.
  if (used && !open) setOpen(true);
  return (
    <div className={styles["filters"]}>
      <nav className={styles["chips"]} aria-label={t("filter.type")}>
        <FilterLink href={tariffsHref({ ...filter, type: undefined })} chosen={type === undefined} text={t("filter.all")} />
        {types.map((each) => (
          <FilterLink key={each} href={tariffsHref({ ...filter, type: each })} chosen={each === type} text={common(`tariffType.${each}`)} />
        ))}
      </nav>
      <nav className={styles["chips"]} aria-label={t("filter.term")}>
        <FilterLink href={tariffsHref({ ...filter, term: undefined })} chosen={term === undefined} text={t("filter.long")} />
        <FilterLink href={tariffsHref({ ...filter, term: 12 })} chosen={term === 12} text={t("filter.short")} />
      </nav>
      <Details className={styles["more"]} open={open || undefined}>
        <summary>{t("filter.more")}</summary>
        <nav className={styles["chips"]} aria-label={t("filter.volume")}>
          <FilterLink href={tariffsHref({ ...filter, gb: undefined })} chosen={gb === undefined} text={t("filter.anyVolume")} />
          {VOLUMES.map((each) => (
            <FilterLink key={each} href={tariffsHref({ ...filter, gb: each })} chosen={each === gb} text={t(`filter.gb${each}`)} />
          ))}
        </nav>
        <nav className={styles["chips"]} aria-label={t("compare.view")}>
          <FilterLink href={tariffsHref({ ...filter, compare: chosen })} chosen={compare !== "all"} text={t("compare.cards")} />
          <FilterLink href={tariffsHref({ ...filter, compare: "all" })} chosen={compare === "all"} text={t("compare.table")} />
        </nav>
      </Details>
    </div>
  );
}

function FilterLink({ href, chosen, text }: { readonly href: string; readonly chosen: boolean; readonly text: string }) {
  return (
    <AppLink href={href} stay className={chipClass({ chosen })}>
      {text}
    </AppLink>
  );
}
