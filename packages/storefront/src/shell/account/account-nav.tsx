import { useText } from "@tribun/i18n";
import { useBrand } from "../../platform/brand/use-brand.tsx";
import { AppLink } from "../../platform/place/app-link.tsx";
import styles from "./account-nav.module.css";

/**
 * Links between the pages of the account. On a phone the bar at the lower edge has them; `contract` keeps those without a tab of their own.
 * The current one is marked as a part of the account, because the bar marks the page.
 */
export function AccountNav({ contract = false }: { readonly contract?: boolean }) {
  const t = useText("shell");
  const { capabilities } = useBrand();
  return (
    <nav className={styles["nav"]} data-contract={contract || undefined} aria-label={t("bar.account")}>
      <AppLink href="/dashboard" exact within>
        {t("bar.start")}
      </AppLink>
      <AppLink href="/dashboard/bills" within>
        {t("bar.bills")}
      </AppLink>
      <AppLink href="/dashboard/options" within>
        {t("bar.packs")}
      </AppLink>
      <AppLink href="/dashboard/account/overview" within data-contract="">
        {t("bar.contract")}
      </AppLink>
      <AppLink href="/dashboard/account/profile" within data-contract="">
        {t("bar.profile")}
      </AppLink>
      {capabilities.games && (
        <AppLink href="/dashboard/rewards" within data-contract="">
          {t("title.rewards")}
        </AppLink>
      )}
    </nav>
  );
}
