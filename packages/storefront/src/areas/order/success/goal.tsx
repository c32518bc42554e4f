import type { Order } from "@tribun/api-client/contract";
import { jerseyLetters } from "@tribun/domain";
import { type Formats, useFormat, useText } from "@tribun/i18n";
import { buttonClass, Container, Jersey, Ribbon, Section, Skeleton, textLinkClass } from "@tribun/ui-kit";
import { useEffect, useRef } from "react";
import { useServerNow } from "../../../platform/app/use-app.tsx";
import { useVoice } from "../../../platform/brand/use-voice.ts";
import { useCelebration } from "../../../features/celebration/use-celebration.ts";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { useSession } from "../../../platform/signed-in/use-session.ts";
import { InvitePanel } from "../../../features/invite/late-invite.tsx";
import { cardStage } from "../../../features/orders/card-stage.ts";
import { DayToKeep } from "../../../features/orders/day-to-keep.tsx";
import { portedStage } from "../../../features/orders/ported.ts";
import { SummaryButton } from "../../../features/orders/summary-button.tsx";
import { orderHref } from "../../../platform/place/hrefs.ts";
import styles from "./checkout-success.module.css";
import delivery from "../../../features/orders/delivery.module.css";
import { Delivered } from "../../../features/orders/delivered.tsx";
import { Timeline } from "./timeline.tsx";

/** Celebration in club colours: the jersey and the number, the next steps, the eSIM or the parcel, the documents, and the referral code. */
export function Goal({ order }: { readonly order: Order }) {
  const t = useText("payment");
  const format = useFormat();
  const [shout, call] = useVoice().goal.split("\n");
  useCelebration(`order:${order.id}`);
  const { user } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const now = useServerNow();
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  const esim = order.summary.line.simType === "esim";
  const stage = cardStage(order, now());
  const ported = portedStage(order);
  const own = esim ? (order.state === "active" ? "active" : "soon") : (`posted.${stage}` as const);
  const lead = ported === undefined || ported === "here" ? own : (`port.${ported}` as const);
  const { jersey } = order.summary;
  const facts = {
    name: order.summary.user.firstName,
    number: format.phone(order.summary.line.msisdn ?? ""),
    date: dayOf(ported === "dated" ? order.porting?.date : order.parcel?.expectedTo, format),
  };

  return (
    <>
      <div className={styles["goal"]} data-surface="club">
        <Container>
          <div className={styles["columns"]}>
            <div>
              <div className={styles["scored"]}>
                <h1 ref={heading} tabIndex={-1} className={styles["shout"]}>
                  {shout}
                  {call !== undefined && <em className={styles["call"]}> {call}</em>}
                </h1>
                {jersey && (
                  <div className={styles["shirt"]}>
                    <Jersey
                      style={jersey.style}
                      name={jerseyLetters(jersey.name ?? "")}
                      number={jersey.number === undefined ? "" : String(jersey.number)}
                      junior={jersey.genderOption === "junior"}
                      away={jersey.model === "away"}
                    />
                  </div>
                )}
              </div>
              {/* The sentence below says the number, too. */}
              <p className={styles["digits"]} aria-hidden="true">
                {facts.number}
              </p>
              <p className={styles["lead"]} role="status">
                {t(`success.${lead}`, facts)}
              </p>
              <p className={styles["order"]}>{t("success.number", { number: order.number })}</p>
              <Timeline order={order} />
            </div>
            <div className={styles["stub"]}>
              <Delivered order={order} waiting={<Waiting />} />
            </div>
          </div>
        </Container>
      </div>
      <Ribbon />
      <div data-screen-only>
        <Section title={t("success.documents")}>
          <div className={styles["after"]}>
            <div className={styles["documents"]}>
              <SummaryButton order={order} />
              <DayToKeep order={order} />
              <AppLink href={orderHref(order.id)} className={buttonClass()}>
                {t("success.follow")}
              </AppLink>
              <AppLink href="/dashboard" className={buttonClass({ variant: "quiet" })}>
                {t("success.dashboard")}
              </AppLink>
              {/* Offers a passkey, because a line deserves more protection than a password. */}
              {user && !user.hasPasskey && (
                <p>
                  {t("success.passkey.text")}{" "}
                  <AppLink href="/dashboard/account/profile#access" className={textLinkClass({ strong: true })}>
                    {t("success.passkey.action")}
                  </AppLink>
                </p>
              )}
            </div>
            {user && <InvitePanel code={user.invitationCode} />}
          </div>
        </Section>
      </div>
    </>
  );
}

/** Placeholder for the eSIM code until the operator has created it. */
function Waiting() {
  const t = useText("payment");
  return (
    <div role="status" className={delivery["code"]}>
      <p>{t("success.esim.waiting")}</p>
      <Skeleton width="210px" height="210px" shape="card" />
    </div>
  );
}

const dayOf = (day: string | undefined, format: Formats) => (day === undefined ? "" : format.date(day));
