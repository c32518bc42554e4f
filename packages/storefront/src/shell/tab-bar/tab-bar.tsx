import { useText } from "@tribun/i18n";
import { CircleUserIcon, HouseIcon, InfoIcon, PackageIcon, ReceiptIcon } from "@tribun/ui-kit";
import { usePathname } from "../../platform/place/place.tsx";
import { AppLink } from "../../platform/place/app-link.tsx";
import styles from "./tab-bar.module.css";

/** The navigation for the thumb on a phone. Links only to pages that exist. */
export function TabBar() {
  const t = useText("shell");
  const path = usePathname();
  // A page without a tab of its own belongs to the tab that leads to it.
  const contract = path === "/dashboard/account/overview" || path === "/dashboard/rewards";
  const own = path.startsWith("/dashboard/") && !/^\/dashboard\/(?:bills|options|account|rewards)(?:\/|$)/.test(path);
  return (
    <nav className={styles["bar"]} aria-label={t("bar.label")}>
      <AppLink href="/dashboard" exact {...(own && { "aria-current": "page" as const })}>
        <HouseIcon size={22} aria-hidden="true" />
        {t("bar.start")}
      </AppLink>
      <AppLink href="/dashboard/bills">
        <ReceiptIcon size={22} aria-hidden="true" />
        {t("bar.bills")}
      </AppLink>
      <AppLink href="/dashboard/options">
        <PackageIcon size={22} aria-hidden="true" />
        {t("bar.packs")}
      </AppLink>
      <AppLink href="/support">
        <InfoIcon size={22} aria-hidden="true" />
        {t("bar.help")}
      </AppLink>
      <AppLink href="/dashboard/account/profile" {...(contract && { "aria-current": "page" as const })}>
        <CircleUserIcon size={22} aria-hidden="true" />
        {t("bar.profile")}
      </AppLink>
    </nav>
  );
}
