import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import { takeReward } from "@tribun/api-client/calls/games";
import type { Game, Reward } from "@tribun/api-client/contract";
import { FormFailure, useForm } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { Button, ErrorSummary, Notice, RadioCards } from "@tribun/ui-kit";
import { useState } from "react";
import * as v from "valibot";
import { linesQuery } from "../../../platform/queries/queries.ts";
import { useApiScope, useApp } from "../../../platform/app/use-app.tsx";
import { useFirstRows } from "../../../shell/account/first-rows.tsx";
import { KeepLate } from "../../kept-forms/keep-late.tsx";
import styles from "./games-shared.module.css";
import { myGamesQuery, myRewardsQuery, withGame } from "../queries.ts";

type RewardChoiceProps = {
  readonly game: Game;
  readonly resultId: string;
  readonly rewards: readonly Reward[];
  readonly headingLevel?: 3 | 4;
  /** The win is exchanged, and this form is about to go: whoever shows what came of it leads the focus there. */
  readonly onTaken: () => void;
};

/**
 * What a win is exchanged for, once (1016): booked on the line, or kept 90 days for a fan without one that runs, which is said before. A reward
 * that is no longer there (1018, 1019) is told, and the others are fetched anew.
 */
export function RewardChoice({ game, resultId, rewards, headingLevel = 3, onTaken }: RewardChoiceProps) {
  const t = useText("games");
  const common = useText("common");
  const scope = useApiScope();
  const client = useQueryClient();
  const { session } = useApp();
  // Booked is what has a line that runs (flows §4.6); one on its way, or one that is blocked, makes a reward wait.
  // Nothing is promised, and nothing denied, before that is known.
  const { data: lines } = useQuery(linesQuery(scope));
  const living = lines?.filter(({ status }) => status !== "ended");
  const where = living && (living.length === 0 ? "noLine" : living.some(({ status }) => status === "active") ? "toLine" : "laterLine");
  const [gone, setGone] = useState(false);
  const Heading = `h${headingLevel}` as const;
  const offered = rewards.filter(({ gameIds }) => gameIds.includes(game.id));
  const refresh = () =>
    Promise.all(["games", "rewards", "lines"].map((name) => client.invalidateQueries({ queryKey: ["private", scope.language, name] })));
  const form = useForm({
    // One that was chosen may be gone meanwhile.
    schema: v.object({
      reward: v.picklist(
        offered.map(({ id }) => id),
        "reward.required",
      ),
    }),
    initial: { reward: "" },
    onSubmit: async ({ reward: rewardId }) => {
      setGone(false);
      try {
        const { state } = await scope.api(takeReward, { params: { id: resultId }, body: { rewardId } });
        // Not waited for: the win is taken, whenever the list that tells of it comes.
        void client.invalidateQueries({ queryKey: myRewardsQuery(scope).queryKey });
        onTaken();
        client.setQueryData(myGamesQuery(scope).queryKey, (all) => withGame(all, game.id, { state }));
        void client.invalidateQueries({ queryKey: ["private", scope.language, "lines"] });
        session.reload().catch(() => undefined);
      } catch (error) {
        const code = error instanceof ApiError ? error.code : undefined;
        // Taken already, say in another window: what became of it is what the fan wants to know.
        if (code === "1016") onTaken();
        if (code === "1016" || code === "1018" || code === "1019") await refresh();
        if (code === "1018" || code === "1019") setGone(true);
        else if (code !== "1016") throw error;
      }
    },
  });
  const { onBlur: _, ...field } = form.text("reward");
  const { shown, more } = useFirstRows(
    offered,
    undefined,
    offered.find(({ id }) => id === field.value),
  );
  if (offered.length === 0) return <Notice tone="info" title={t("choice.none")} />;
  return (
    <form method="post" noValidate className={styles["choice"]} onSubmit={form.submit} aria-label={`${game.title}: ${t("choice.title")}`}>
      <Heading>{t("choice.title")}</Heading>
      <KeepLate name={`reward ${resultId}`} form={form} />
      <ErrorSummary attempt={form.attempts} title={common("errorSummary", { count: form.summary.length })} errors={form.summary} />
      {gone && <Notice tone="warn" announce title={t("choice.gone")} />}
      <RadioCards
        {...field}
        legend={t("choice.legend")}
        legendHidden
        required
        options={shown.map(({ id, title, gb, validDays }) => ({
          value: id,
          title,
          description: t("choice.hint", { gb, count: validDays }),
        }))}
      />
      {more}
      {where && <p className={styles["soft"]}>{t(`choice.${where}`)}</p>}
      <FormFailure error={form.failure} />
      <div className={styles["actions"]}>
        <Button type="submit" busy={form.busy} busyLabel={t("choice.busy")}>
          {t("choice.submit")}
        </Button>
      </div>
    </form>
  );
}
