import { useQuery } from "@tanstack/react-query";
import { useText } from "@tribun/i18n";
import { textLinkClass } from "@tribun/ui-kit";
import { useApiScope } from "../../api/use-app.tsx";
import { useSession } from "../../session/use-session.ts";
import { AppLink } from "../../shell/app-link.tsx";
import { useOwnChanges } from "../account-common/use-changes.ts";
import { AccountPage } from "../account-shared/account-page.tsx";
import { BadgesPanel } from "../account-shared/badges/badges-panel.tsx";
import { Friends } from "../account-shared/friends.tsx";
import { InvitePanel } from "../account-shared/invite/invite-panel.tsx";
import { myGamesQuery } from "../games-shared/queries.ts";
import { Leaderboard } from "./leaderboard.tsx";
import styles from "./rewards.module.css";
import { Won } from "./won.tsx";

/** `/dashboard/rewards`: what was won and until when, badges, the public list with the way in and out of it, the code for friends and what came of it. */
export function Rewards() {
  const t = useText("games");
  const { user } = useSession();
  const { data: games } = useQuery({ ...myGamesQuery(useApiScope()), enabled: user !== undefined });
  useOwnChanges();
  // The shell draws this page for who is signed in; at a logout it is gone in the next moment.
  if (!user) return null;
  return (
    <AccountPage title={t("rewards.title")} lead={t("rewards.lead")}>
      <div className={styles["grid"]}>
        <div className={styles["column"]}>
          <Won />
          <BadgesPanel
            badges={user.badges}
            closed={user.closedBadges}
            more={
              games?.every(({ closed }) => closed) ? undefined : (
                <AppLink href="/fan/games/penalty" className={textLinkClass({ strong: true })}>
                  {t("rewards.play")}
                </AppLink>
              )
            }
          />
        </div>
        <div className={styles["column"]}>
          <Leaderboard profile={user.profile} />
          {user.invited && <Friends invited={user.invited} />}
          <InvitePanel code={user.invitationCode} />
        </div>
      </div>
    </AccountPage>
  );
}
