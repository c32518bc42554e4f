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
  /** Called when the win is exchanged, just before this form unmounts. The parent moves the focus to the result. */
  readonly onTaken: () => void;
};

/**
 * Exchanges a win for a reward, once (1016). The operator books the reward on the fan's line, or keeps it 90 days for a fan without an
 * active line; the form says which before. When a reward is no longer there (1018, 1019), the form says so and fetches the others.
 */
export function RewardChoice({ game, resultId, rewards, headingLevel = 3, onTaken }: RewardChoiceProps) {
  const t = useText("games");
  const common = useText("common");
  const scope = useApiScope();
  const client = useQueryClient();
  const { session } = useApp();
  // The operator books a reward on an active line (flows §4.6); with a line that is pending or blocked the reward waits. The form says
  // nothing about it before the lines have loaded.
  const { data: lines } = useQuery(linesQuery(scope));
  const living = lines?.filter(({ status }) => status !== "ended");
  const where = living && (living.length === 0 ? "noLine" : living.some(({ status }) => status === "active") ? "toLine" : "laterLine");
  const [gone, setGone] = useState(false);
  const Heading = `h${headingLevel}` as const;
  const offered = rewards.filter(({ gameIds }) => gameIds.includes(game.id));
  const refresh = () =>
    Promise.all(["games", "rewards", "lines"].map((name) => client.invalidateQueries({ queryKey: ["private", scope.language, name] })));
  const form = useForm({
    // The chosen reward may be gone meanwhile.
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
        // Not awaited: the win is taken, whenever the list of rewards arrives.
        void client.invalidateQueries({ queryKey: myRewardsQuery(scope).queryKey });
        onTaken();
        client.setQueryData(myGamesQuery(scope).queryKey, (all) => withGame(all, game.id, { state }));
        void client.invalidateQueries({ queryKey: ["private", scope.language, "lines"] });
        session.reload().catch(() => undefined);
      } catch (error) {
        const code = error instanceof ApiError ? error.code : undefined;
        // The fan has taken it already, for example in another window, and wants to see the result.
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
