import { useText } from "@tribun/i18n";
import { CircleUserIcon, HouseIcon, InfoIcon, SimIcon } from "@tribun/ui-kit";
import styles from "./tab-bar.module.css";
import { AppLink } from "../../shell/app-link.tsx";

/** The thumb's way round on a phone. Names only places that exist. */
export function TabBar() {
  const t = useText("dashboard");
  return (
    <nav className={styles["bar"]} aria-label={t("tabs.label")}>
      <AppLink href="/dashboard" aria-current="page">
        <HouseIcon size={22} aria-hidden="true" />
        {t("tabs.start")}
      </AppLink>
      <AppLink href="/tarife">
        <SimIcon size={22} aria-hidden="true" />
        {t("tabs.tariffs")}
      </AppLink>
      <AppLink href="/support">
        <InfoIcon size={22} aria-hidden="true" />
        {t("tabs.help")}
      </AppLink>
      <a href="#profile">
        <CircleUserIcon size={22} aria-hidden="true" />
        {t("tabs.profile")}
      </a>
    </nav>
  );
}
