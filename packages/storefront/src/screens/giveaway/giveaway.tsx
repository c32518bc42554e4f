import type { Giveaway as GiveawayFacts } from "@tribun/api-client/contract";
import { giveaways } from "@tribun/api-client/calls/giveaways";
import { useText } from "@tribun/i18n";
import { useEffect } from "react";
import { useApi } from "../../api/use-app.tsx";
import { AuthStage } from "../../forms/auth-stage.tsx";
import styles from "../../forms/form.module.css";
import { Unanswered } from "../../forms/unanswered.tsx";
import { useAnswer } from "../../forms/use-answer.ts";
import { usePathname, usePlace } from "../../place/place.tsx";
import { GiveawayCard } from "./giveaway-card.tsx";
import { placesOf } from "./places.ts";
import { EmptyPlace } from "../../shell/empty-place.tsx";

export { GiveawayResult } from "./giveaway-result.tsx";

const STEPS = ["enter", "confirm", "draw"] as const;

/** The club's giveaways (L30): how they work stands in the page, what runs right now the operator says. */
export function Giveaway() {
  const t = useText("giveaway");
  return (
    <AuthStage title={t("title")} lead={t("lead")}>
      <div className={styles["form"]} data-live="">
        <section className={styles["stack"]}>
          <h2>{t("how.title")}</h2>
          <ol className={styles["steps"]}>
            {STEPS.map((step) => (
              <li key={step}>{t(`how.${step}`)}</li>
            ))}
          </ol>
        </section>
        <Running />
      </div>
    </AuthStage>
  );
}

function Running() {
  const t = useText("giveaway");
  const api = useApi();
  const { replace } = usePlace();
  const { isHere, page } = placesOf(usePathname());
  const { data, error, again } = useAnswer("giveaways", () => api(giveaways, {}));
  const shown = data?.filter(({ key }) => isHere(key));
  // The fan shop's page belongs to the club whose shop has a giveaway; elsewhere it leads to the others (A4).
  const elsewhere = shown?.length === 0 && page !== "/giveaway";
  useEffect(() => {
    if (elsewhere) replace("/giveaway");
  }, [elsewhere, replace]);
  if (error !== undefined) return <Unanswered error={error} again={again} />;
  if (!shown || elsewhere)
    return (
      <p role="status" className={styles["waiting"]}>
        {t("loading")}
      </p>
    );
  const open = shown.filter(({ state }) => state === "open");
  const others = shown.filter(({ state }) => state !== "open");
  return (
    <>
      {open.length === 0 && <EmptyPlace title={t("none.title")}>{t("none.text")}</EmptyPlace>}
      <Cards giveaways={open} />
      {others.length > 0 && (
        <section className={styles["form"]}>
          <h2>{t("others")}</h2>
          <Cards giveaways={others} />
        </section>
      )}
    </>
  );
}

const Cards = ({ giveaways: shown }: { readonly giveaways: readonly GiveawayFacts[] }) =>
  shown.map((giveaway) => <GiveawayCard key={giveaway.key} giveaway={giveaway} />);
