import { useText } from "@tribun/i18n";
import { buttonClass } from "@tribun/ui-kit";
import { AppLink } from "../../../platform/place/app-link.tsx";
import styles from "./dashboard.module.css";

/** Links from a line to its packs, and to the pack for a trip to Türkiye. */
export function PackLinks({ lineId }: { readonly lineId: string }) {
  const t = useText("dashboard");
  const line = `line=${encodeURIComponent(lineId)}`;
  return (
    <div className={styles["fanLinks"]}>
      <AppLink href={`/dashboard/options?${line}`} className={buttonClass({ variant: "quiet" })}>
        {t("line.packs")}
      </AppLink>
      <AppLink href={`/dashboard/options?${line}&trip=7`} className={buttonClass({ variant: "quiet" })}>
        {t("line.trip")}
      </AppLink>
    </div>
  );
}
