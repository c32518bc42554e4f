import { useText } from "@tribun/i18n";
import { CircleUserIcon, HouseIcon, InfoIcon, ReceiptIcon, SimIcon } from "@tribun/ui-kit";
import { AppLink } from "./app-link.tsx";
import styles from "./tab-bar.module.css";

/** The thumb's way round on a phone. Names only places that exist. */
export function TabBar() {
  const t = useText("shell");
  return (
    <nav className={styles["bar"]} aria-label={t("bar.label")}>
      <AppLink href="/dashboard" exact>
        <HouseIcon size={22} aria-hidden="true" />
        {t("bar.start")}
      </AppLink>
      <AppLink href="/dashboard/bills">
        <ReceiptIcon size={22} aria-hidden="true" />
        {t("bar.bills")}
      </AppLink>
      <AppLink href="/tarife">
        <SimIcon size={22} aria-hidden="true" />
        {t("bar.tariffs")}
      </AppLink>
      <AppLink href="/support">
        <InfoIcon size={22} aria-hidden="true" />
        {t("bar.help")}
      </AppLink>
      <AppLink href="/dashboard#profile" exact>
        <CircleUserIcon size={22} aria-hidden="true" />
        {t("bar.profile")}
      </AppLink>
    </nav>
  );
}
