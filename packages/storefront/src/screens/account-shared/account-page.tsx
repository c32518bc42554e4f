import { useText } from "@tribun/i18n";
import { Container } from "@tribun/ui-kit";
import type { ReactNode } from "react";
import { AppLink } from "../../shell/app-link.tsx";
import styles from "./account.module.css";

type AccountPageProps = { readonly title: string; readonly lead?: ReactNode; readonly children: ReactNode };

/** A page of the fan's account: its title, the way to its sisters, and its panels. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  const t = useText("account");
  return (
    <Container>
      <div className={styles["head"]}>
        <div>
          <h1>{title}</h1>
          {lead !== undefined && <p className={styles["lead"]}>{lead}</p>}
        </div>
        <nav className={styles["nav"]} aria-label={t("nav.label")}>
          <AppLink href="/dashboard" exact>
            {t("nav.dashboard")}
          </AppLink>
          <AppLink href="/dashboard/bills">{t("nav.bills")}</AppLink>
          <AppLink href="/dashboard/account/overview">{t("nav.overview")}</AppLink>
          <AppLink href="/dashboard/account/profile">{t("nav.profile")}</AppLink>
        </nav>
      </div>
      {children}
    </Container>
  );
}
