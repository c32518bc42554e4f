import type { User } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { Button, buttonClass, type Fact, FactsList, LogOutIcon, Panel } from "@tribun/ui-kit";
import { useSession } from "../../session/use-session.ts";
import styles from "./dashboard.module.css";
import { AppLink } from "../../shell/app-link.tsx";

/** Who is signed in, the invitation code to pass on, the way to change it, and the way out. */
export function ProfilePanel({ user }: { user: User }) {
  const t = useText("dashboard");
  const format = useFormat();
  const { logout } = useSession();
  const rows: readonly Fact[] = [
    [t("profile.company"), user.companyName],
    [t("profile.name"), `${user.firstName} ${user.lastName}`],
    [t("profile.email"), user.email],
    [t("profile.phone"), format.phone(user.phoneNumber)],
    [t("profile.address"), `${user.street} ${user.houseNumber}, ${user.postalCode} ${user.city}`],
    [t("fan.code"), user.invitationCode],
  ];
  return (
    <div id="profile" className={styles["profile"]}>
      <Panel title={t("profile.title")} headingLevel={2}>
        <FactsList rows={rows.filter(([, value]) => value !== "")} />
        <div className={styles["links"]}>
          <AppLink href="/dashboard/account/profile" className={buttonClass({ variant: "quiet", wide: true })}>
            {t("profile.change")}
          </AppLink>
          <Button variant="quiet" wide onClick={logout}>
            <LogOutIcon size={20} aria-hidden="true" />
            {t("profile.logout")}
          </Button>
        </div>
      </Panel>
    </div>
  );
}
