import { useFormat, useText } from "@tribun/i18n";
import { Skeleton, textLinkClass } from "@tribun/ui-kit";
import { Suspense } from "react";
import { useBrand } from "../../brand/use-brand.tsx";
import { useSession } from "../../session/use-session.ts";
import { AppLink } from "../../shell/app-link.tsx";
import { lazyPart } from "../account-common/lazy-part.tsx";
import { useOwnChanges } from "../account-common/use-changes.ts";
import { AccountPage } from "../account-shared/account-page.tsx";
import { AccessPanel } from "./access/access-panel.tsx";
import { BadgesPanel } from "../account-shared/badges/badges-panel.tsx";
import { ConsentsPanel } from "./consents/consents-panel.tsx";
import { DataPanel } from "./data/data-panel.tsx";
import { InvitePanel } from "../account-common/late-invite.tsx";
import { LanguagePanel } from "./language/language-panel.tsx";
import { OwnPanel } from "./own/own-panel.tsx";
import { PaymentPanel } from "./payment/payment-panel.tsx";
import styles from "./profile.module.css";

export { devicesQuery } from "./access/queries.ts";
export { casesQuery } from "./cases/queries.ts";
export { methodsQuery } from "./payment/queries.ts";

/** Below what is changed here, and empty for most. */
const CasesPanel = lazyPart(() => import("./cases/cases-panel.tsx").then((module) => module.CasesPanel));
const Friends = lazyPart(() => import("../account-shared/friends.tsx").then((module) => module.Friends));

/** `/dashboard/account/profile`: everything about the fan, each thing changed by itself (specification §2, flows §4.7). */
export function Profile() {
  const t = useText("account");
  const format = useFormat();
  const { capabilities } = useBrand();
  const { user } = useSession();
  useOwnChanges();
  // The shell draws this page for who is signed in; at a logout it is gone in the next moment.
  if (!user) return null;
  const since = user.badges.find(({ id }) => id === "member")?.earnedAt;
  return (
    <AccountPage
      title={`${user.firstName} ${user.lastName}`}
      lead={since === undefined ? undefined : t("member", { date: format.date(since) })}
    >
      <div className={styles["grid"]}>
        <div className={styles["column"]}>
          <DataPanel user={user} />
          <AccessPanel user={user} />
          <PaymentPanel />
          <BadgesPanel
            badges={user.badges}
            closed={user.closedBadges}
            more={
              capabilities.games ? (
                <AppLink href="/dashboard/rewards" className={textLinkClass({ strong: true })}>
                  {t("badges.rewards")}
                </AppLink>
              ) : undefined
            }
          />
        </div>
        <div className={styles["column"]}>
          <LanguagePanel user={user} />
          <ConsentsPanel user={user} />
          <Suspense fallback={<Skeleton height="180px" shape="card" />}>
            <CasesPanel />
          </Suspense>
          <InvitePanel code={user.invitationCode} />
          {/* Stands at the rewards, where a club has games. */}
          {!capabilities.games && user.invited && (
            <Suspense>
              <Friends invited={user.invited} />
            </Suspense>
          )}
          <OwnPanel />
        </div>
      </div>
    </AccountPage>
  );
}
