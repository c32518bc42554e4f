import type { Giveaway as GiveawayFacts } from "@tribun/api-client/contract";
import { giveaways } from "@tribun/api-client/calls/giveaways";
import { useLanguage, useText } from "@tribun/i18n";
import { buttonClass, Container, Ribbon } from "@tribun/ui-kit";
import { useEffect } from "react";
import { useApi } from "../../../platform/app/use-app.tsx";
import { Unanswered } from "../../../platform/forms/no-script/unanswered.tsx";
import { useAnswer } from "../../../platform/forms/no-script/use-answer.ts";
import { usePageAnswer } from "../../../platform/forms/use-page-answer.ts";
import { usePathname, usePlace } from "../../../platform/place/place.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { EmptyPlace } from "../../../platform/brand/empty-place.tsx";
import { GiveawayCard } from "./giveaway-card.tsx";
import { giveawaysKey } from "./giveaways-key.ts";
import styles from "./giveaway.module.css";
import { placesOf } from "./places.ts";

export { GiveawayResult } from "./giveaway-result.tsx";

const STEPS = ["enter", "confirm", "draw"] as const;

/** The club's giveaways (L30): rendered with the build's answers, and fetched again in the browser. */
export function Giveaway() {
  const t = useText("giveaway");
  return (
    <>
      <div className={styles["hero"]} data-surface="club">
        <Container>
          <h1 tabIndex={-1}>{t("title")}</h1>
          <p className={styles["lead"]}>{t("lead")}</p>
        </Container>
      </div>
      <Ribbon />
      <Container>
        <div className={styles["page"]}>
          <ol className={styles["steps"]} aria-label={t("how.title")}>
            {STEPS.map((step) => (
              <li key={step}>{t(`how.${step}`)}</li>
            ))}
          </ol>
          <Running />
        </div>
      </Container>
    </>
  );
}

function Running() {
  const t = useText("giveaway");
  const api = useApi();
  const { replace } = usePlace();
  const { isHere, page } = placesOf(usePathname());
  const language = useLanguage();
  const given = usePageAnswer(giveawaysKey(language), giveaways.payload);
  const { data, isNews, error, again } = useAnswer(`giveaways.${language}`, () => api(giveaways, {}), given);
  const shown = data?.filter(({ key }) => isHere(key));
  // The fan shop's page belongs only to clubs with a giveaway there; for others it leads to the other giveaways (A4).
  const elsewhere = shown?.length === 0 && page !== "/giveaway";
  // Redirects only on the operator's current answer, because the build's answer may be outdated.
  const isSent = elsewhere && isNews === true;
  useEffect(() => {
    if (isSent) replace("/giveaway");
  }, [isSent, replace]);
  if (elsewhere) return <ToOthers />;
  if (!shown && error !== undefined) return <Unanswered error={error} again={again} />;
  if (!shown)
    return (
      <p role="status" className={styles["waiting"]}>
        {t("loading")}
      </p>
    );
  return (
    <>
      {!shown.some(({ state }) => state === "open") && (
        <EmptyPlace
          title={t("none.title")}
          action={
            <AppLink href="/fan" className={buttonClass({ variant: "quiet" })}>
              {t("none.fan")}
            </AppLink>
          }
        >
          {t("none.text")}
        </EmptyPlace>
      )}
      {shown.map((giveaway: GiveawayFacts) => (
        <GiveawayCard key={giveaway.key} giveaway={giveaway} onMoment={again} />
      ))}
    </>
  );
}

function ToOthers() {
  const t = useText("giveaway");
  return (
    <EmptyPlace
      title={t("none.title")}
      action={
        <AppLink href="/giveaway" className={buttonClass()}>
          {t("result.toGiveaway")}
        </AppLink>
      }
    >
      {t("none.text")}
    </EmptyPlace>
  );
}
