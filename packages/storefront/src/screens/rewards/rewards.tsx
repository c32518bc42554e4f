import { useText } from "@tribun/i18n";
import { Suspense } from "react";
import { useBrand } from "../../brand/use-brand.tsx";
import { useSession } from "../../session/use-session.ts";
import { KeptPlace } from "../account-common/kept-place.tsx";
import { lazyPart } from "../account-common/lazy-part.tsx";
import { useOwnChanges } from "../account-common/use-changes.ts";
import { AccountPage } from "../account-shared/account-page.tsx";
import { Friends } from "../account-shared/friends.tsx";
import { InvitePanel } from "../account-common/late-invite.tsx";
import { hasWon } from "../account-common/has-won.ts";
import { WhenNear } from "../account-common/when-near.tsx";
import styles from "./rewards.module.css";
import { Leaderboard } from "./leaderboard.tsx";
import { Won } from "./won.tsx";

/** Below what was won, which is what most come for. */
const BadgesPanel = lazyPart(() => import("../account-shared/badges/badges-panel.tsx").then((module) => module.BadgesPanel));

/** Of use only where a club has switched its games off. */
const NotFound = lazyPart(() => import("../not-found/not-found.tsx").then((module) => module.NotFound));

/**
 * `/dashboard/rewards`: what was won and until when, badges, the public list with the way in and out of it, the code for friends and what
 * came of it. Where a club has switched its games off, what was won before and nothing else, and to whoever has won nothing an unknown page.
 */
export function Rewards() {
  const t = useText("games");
  const { capabilities } = useBrand();
  const { user } = useSession();
  useOwnChanges();
  // The shell draws this page for who is signed in; at a logout it is gone in the next moment.
  if (!user) return null;
  if (!capabilities.games && !hasWon(user))
    return (
      <Suspense>
        <NotFound />
      </Suspense>
    );
  return (
    <AccountPage title={t("rewards.title")} lead={t("rewards.lead")}>
      <div className={styles["grid"]}>
        <div className={styles["column"]}>
          <Won />
          {capabilities.games && (
            <WhenNear place={<KeptPlace of="badges" />}>
              <BadgesPanel badges={user.badges} closed={user.closedBadges} />
            </WhenNear>
          )}
        </div>
        {capabilities.games && (
          <div className={styles["column"]}>
            <Leaderboard profile={user.profile} />
            {user.invited && <Friends invited={user.invited} />}
            <InvitePanel code={user.invitationCode} />
          </div>
        )}
      </div>
    </AccountPage>
  );
}
