import type { User } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { buttonClass, Container, Ribbon, ShirtNumber, Skeleton } from "@tribun/ui-kit";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { useVoice } from "../../../platform/brand/use-voice.ts";
import { useSession } from "../../../platform/signed-in/use-session.ts";
import { EmailLink } from "./email-link.tsx";
import styles from "./welcome.module.css";
import { AppLink } from "../../../platform/place/app-link.tsx";

/** First page after the registration: the member card with badge no. 1, and the next actions. */
export function Welcome() {
  const t = useText("auth");
  const { user } = useSession();
  const { greet } = useVoice();
  const { capabilities } = useBrand();
  return (
    <Container width="medium">
      <EmailLink />
      <div className={styles["page"]}>
        {user ? <MemberCard user={user} /> : <Skeleton height="300px" shape="card" label={t("welcome.loading")} />}
        <div className={styles["text"]}>
          <h1>{user ? greet(user.firstName) : t("welcome.lead")}</h1>
          {user && <p>{t("welcome.lead")}</p>}
          {user && <p className={styles["soft"]}>{t("welcome.mail", { email: user.email })}</p>}
          <h2>{t("welcome.nextTitle")}</h2>
          <ul className={styles["next"]}>
            <li>
              <p>{t("welcome.tariffText")}</p>
              <AppLink href="/tarife" className={buttonClass()}>
                {t("welcome.tariff")}
              </AppLink>
            </li>
            <li>
              <p>{t("welcome.dashboardText")}</p>
              <AppLink href="/dashboard" className={buttonClass({ variant: "quiet" })}>
                {t("welcome.dashboard")}
              </AppLink>
            </li>
            {capabilities.games && (
              <li>
                <p>{t("welcome.gameText")}</p>
                <AppLink href="/fan/games/penalty" className={buttonClass({ variant: "quiet" })}>
                  {t("welcome.game")}
                </AppLink>
              </li>
            )}
            <li>
              <p>{t("welcome.newsText")}</p>
              <AppLink href="/fan/news" className={buttonClass({ variant: "quiet" })}>
                {t("welcome.news")}
              </AppLink>
            </li>
          </ul>
        </div>
      </div>
    </Container>
  );
}

function MemberCard({ user }: { user: User }) {
  const t = useText("auth");
  const format = useFormat();
  const { name } = useBrand();
  const earned = user.badges[0]?.earnedAt;
  return (
    <section className={styles["card"]} data-surface="club" aria-label={t("welcome.card", { name: user.firstName })}>
      <div className={styles["cardHead"]}>
        <span className={styles["club"]}>{name}</span>
        {earned !== undefined && <span>{t("welcome.since", { date: format.shortDate(earned) })}</span>}
      </div>
      <div className={styles["badge"]}>
        <ShirtNumber size="xl">1</ShirtNumber>
        <span>
          <b>{t("welcome.badge")}</b>
          <br />
          {t("welcome.badgeText")}
        </span>
      </div>
      <Ribbon size="m" />
      <dl className={styles["cardFoot"]}>
        <div>
          <dt className={styles["small"]}>{t("welcome.member")}</dt>
          <dd className={styles["fan"]}>
            {user.firstName} {user.lastName}
          </dd>
        </div>
        <div>
          <dt className={styles["small"]}>{t("welcome.code")}</dt>
          <dd className={styles["code"]}>{user.invitationCode}</dd>
        </div>
      </dl>
    </section>
  );
}
