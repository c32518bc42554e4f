import { useText } from "@tribun/i18n";
import { CircleUserIcon, HouseIcon, InfoIcon, ReceiptIcon, SimIcon } from "@tribun/ui-kit";
import styles from "./tab-bar.module.css";
import { AppLink } from "../../shell/app-link.tsx";

/** The thumb's way round on a phone. Names only places that exist. */
export function TabBar() {
  const t = useText("dashboard");
  return (
    <nav className={styles["bar"]} aria-label={t("tabs.label")}>
      <AppLink href="/dashboard" exact>
        <HouseIcon size={22} aria-hidden="true" />
        {t("tabs.start")}
      </AppLink>
      <AppLink href="/dashboard/bills">
        <ReceiptIcon size={22} aria-hidden="true" />
        {t("tabs.bills")}
      </AppLink>
      <AppLink href="/tarife">
        <SimIcon size={22} aria-hidden="true" />
        {t("tabs.tariffs")}
      </AppLink>
      <AppLink href="/support">
        <InfoIcon size={22} aria-hidden="true" />
        {t("tabs.help")}
      </AppLink>
      <AppLink href="/dashboard#profile" exact>
        <CircleUserIcon size={22} aria-hidden="true" />
        {t("tabs.profile")}
      </AppLink>
    </nav>
  );
}
