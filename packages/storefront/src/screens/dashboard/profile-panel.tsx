import type { User } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { Button, type Fact, FactsList, LogOutIcon, Notice, Panel, textLinkClass } from "@tribun/ui-kit";
import { useState } from "react";
import { useSession } from "../../session/use-session.ts";
import styles from "./dashboard.module.css";
import { AppLink } from "../../shell/app-link.tsx";

/** Who is signed in, the invitation code to pass on, and the ways out: of this device, and of all of them. */
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
        <p className={styles["soft"]}>
          {t("profile.change")}{" "}
          <AppLink href="/support" className={textLinkClass()}>
            {t("profile.help")}
          </AppLink>
        </p>
        <div className={styles["links"]}>
          <Button variant="quiet" wide onClick={logout}>
            <LogOutIcon size={20} aria-hidden="true" />
            {t("profile.logout")}
          </Button>
        </div>
        <LogoutEverywhere />
      </Panel>
    </div>
  );
}

/** For a phone that was lost, or a computer of somebody else. */
function LogoutEverywhere() {
  const t = useText("dashboard");
  const { logoutEverywhere } = useSession();
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const end = async () => {
    setState("busy");
    try {
      await logoutEverywhere();
    } catch {
      setState("failed");
    }
  };
  return (
    <div className={styles["links"]}>
      <p className={styles["soft"]}>{t("profile.everywhereHint")}</p>
      <Button variant="quiet" wide busy={state === "busy"} busyLabel={t("profile.everywhereBusy")} onClick={() => void end()}>
        {t("profile.everywhere")}
      </Button>
      {state === "failed" && (
        <Notice tone="bad" announce>
          {t("profile.everywhereFailed")}
        </Notice>
      )}
    </div>
  );
}
