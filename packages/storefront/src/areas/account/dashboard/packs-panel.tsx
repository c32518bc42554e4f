import type { Line } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { chipClass, Panel, textLinkClass } from "@tribun/ui-kit";
import { AppLink } from "../../../platform/place/app-link.tsx";
import styles from "./dashboard.module.css";

/** The most frequent trip lengths in days: a week, two weeks, a summer. */
const TRIPS = [
  [7, "packs.week"],
  [14, "packs.weeks"],
  [30, "packs.summer"],
] as const;

/**
 * Links from a fan's only line to its packs, and to the pack for a trip to Türkiye. A separate panel, because the board shows only the
 * remaining volume.
 */
export function PacksPanel({ line: { id } }: { readonly line: Line }) {
  const t = useText("dashboard");
  const line = `line=${encodeURIComponent(id)}`;
  return (
    <Panel title={t("packs.title")} headingLevel={2}>
      <p className={styles["soft"]}>{t("packs.text")}</p>
      <div className={styles["fanLinks"]}>
        {TRIPS.map(([days, name]) => (
          <AppLink key={days} href={`/dashboard/options?${line}&trip=${days}`} className={chipClass()}>
            {t(name)}
          </AppLink>
        ))}
      </div>
      <div className={styles["links"]}>
        <AppLink href={`/dashboard/options?${line}`} className={textLinkClass({ strong: true })}>
          {t("line.packs")}
        </AppLink>
      </div>
    </Panel>
  );
}
