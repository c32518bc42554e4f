import type { FetchFirst } from "../../../platform/page/page.ts";
import { methodsQuery } from "./payment/queries.ts";
import { casesQuery } from "./cases/queries.ts";
import { devicesQuery } from "./access/queries.ts";
import { useLocation } from "@tanstack/react-router";
import { useFormat, useText } from "@tribun/i18n";
import { Skeleton, textLinkClass } from "@tribun/ui-kit";
import { Suspense } from "react";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { useSession } from "../../../platform/signed-in/use-session.ts";
import { useQueryParam } from "../../../platform/place/place.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { KeptPlace } from "../../../features/invite/kept-place.tsx";
import { lazyPart } from "../../../platform/lazy/lazy-part.tsx";
import { useOwnChanges, pingQuery } from "../shared/use-changes.ts";
import { WhenNear } from "../../../shell/when-near.tsx";
import { AccountPage } from "../shared/edit/account-page.tsx";
import { AccessPanel } from "./access/access-panel.tsx";
import { BadgesPanel } from "../shared/badges/badges-panel.tsx";
import { ConsentsPanel } from "./consents/consents-panel.tsx";
import { DataPanel } from "./data/data-panel.tsx";
import { InvitePanel } from "../../../features/invite/late-invite.tsx";
import { LanguagePanel } from "./language-panel.tsx";
import styles from "./profile.module.css";
/** The ping comes first, so that the next revision shows whether anything changed between the answers. */
export const fetchFirst: FetchFirst = (client, scope) => [
  client.prefetchQuery(pingQuery(scope)),
  client.prefetchQuery(methodsQuery(scope)),
  client.prefetchQuery(devicesQuery(scope)),
  client.prefetchQuery(casesQuery(scope)),
];

/** Loaded lazily, because they are below the panels that most fans come for. The payment panel needs all form code. */
const PaymentPanel = lazyPart(() => import("./payment/payment-panel.tsx").then((module) => module.PaymentPanel));
const CasesPanel = lazyPart(() => import("./cases/cases-panel.tsx").then((module) => module.CasesPanel));
const OwnPanel = lazyPart(() => import("./own/own-panel.tsx").then((module) => module.OwnPanel));
const Friends = lazyPart(() => import("../shared/friends.tsx").then((module) => module.Friends));

/** `/dashboard/account/profile`: the fan's data; each row has its own form (specification §2, flows §4.7). */
export function Profile() {
  const t = useText("account");
  const format = useFormat();
  const { capabilities } = useBrand();
  const { user } = useSession();
  // True after the return from the hosted page for a payment method.
  const cameBack = useQueryParam("cId") !== undefined;
  const asksFor = useLocation({ select: ({ hash }) => hash });
  useOwnChanges();
  // The shell renders this page only with a session; during a logout the fan is already undefined for a moment.
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
          <div id="access">
            <AccessPanel user={user} />
          </div>
          <WhenNear place={<KeptPlace of="payment" />} wanted={cameBack}>
            <PaymentPanel />
          </WhenNear>
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
          <WhenNear place={<Skeleton height="180px" shape="card" />} wanted={asksFor === "cases"}>
            <CasesPanel />
          </WhenNear>
          <InvitePanel code={user.invitationCode} />
          {/* A club with games shows this panel on the rewards page. */}
          {!capabilities.games && user.invited && (
            <Suspense>
              <Friends invited={user.invited} />
            </Suspense>
          )}
          <div id="own">
            <WhenNear place={<Skeleton height="275px" shape="card" />} wanted={asksFor === "own"}>
              <OwnPanel />
            </WhenNear>
          </div>
        </div>
      </div>
    </AccountPage>
  );
}
