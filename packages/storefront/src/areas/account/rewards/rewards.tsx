import type { FetchFirst } from "../../../platform/page/page.ts";
import { myGamesQuery, myRewardsQuery } from "../../../features/games/queries.ts";
import { useText } from "@tribun/i18n";
import { Suspense } from "react";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { useSession } from "../../../platform/signed-in/use-session.ts";
import { KeptPlace } from "../../../features/invite/kept-place.tsx";
import { lazyPart } from "../../../platform/lazy/lazy-part.tsx";
import { useOwnChanges, pingQuery } from "../shared/use-changes.ts";
import { AccountPage } from "../shared/edit/account-page.tsx";
import { Friends } from "../shared/friends.tsx";
import { InvitePanel } from "../../../features/invite/late-invite.tsx";
import { hasWon } from "../shared/facts.ts";
import { WhenNear } from "../../../shell/when-near.tsx";
import styles from "./rewards.module.css";
import { Leaderboard } from "./leaderboard.tsx";
import { Won } from "./won.tsx";
/** The ping comes first, so that the next revision shows whether anything changed between the answers. */
export const fetchFirst: FetchFirst = (client, scope) => [
  client.prefetchQuery(pingQuery(scope)),
  client.prefetchQuery(myGamesQuery(scope)),
  client.prefetchQuery(myRewardsQuery(scope)),
];

/** Loaded lazily, because it is below the rewards, which most fans come for. */
const BadgesPanel = lazyPart(() => import("../shared/badges/badges-panel.tsx").then((module) => module.BadgesPanel));

/** Loaded lazily, because only a club with games switched off needs it. */
const NotFound = lazyPart(() => import("../../../shell/not-found/not-found.tsx").then((module) => module.NotFound));

/**
 * `/dashboard/rewards`: rewards with their expiry, badges, the public list with joining and leaving, the referral code and its results. A
 * club with games switched off shows only earlier rewards, and the not-found page to a fan without any.
 */
export function Rewards() {
  const t = useText("games");
  const { capabilities } = useBrand();
  const { user } = useSession();
  useOwnChanges();
  // The shell renders this page only with a session; during a logout the fan is already undefined for a moment.
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
