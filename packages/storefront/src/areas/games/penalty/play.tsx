import type { Game } from "@tribun/api-client/contract";
import type { GoalZone } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { Button, Notice } from "@tribun/ui-kit";
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { useVoice } from "../../../platform/brand/use-voice.ts";
import { UNSENT_KEY } from "../../../platform/storage/storage.ts";
import { Aims, Power } from "./aims.tsx";
import { Hud } from "./hud.tsx";
import { KickList } from "./kick-list.tsx";
import { Over } from "./over.tsx";
import { Pitch } from "./pitch.tsx";
import styles from "./play.module.css";
import { type Round, scoreOf } from "./round.ts";
import { TroubleNotice } from "./trouble-notice.tsx";
import { useShow } from "./use-show.ts";
import { canBuzz } from "./buzz.ts";
import { useSound } from "./use-sound.ts";
import { type Trouble, useTurn } from "./use-turn.ts";

/** True once a kick was chosen on this page. Otherwise only a tab with stored values can have kicks to restore. */
let hasBegun = false;
const mayHaveKicks = (): boolean => {
  try {
    return hasBegun || sessionStorage.getItem(UNSENT_KEY) !== null;
  } catch {
    return hasBegun;
  }
};
/** Loaded with the first kick. If the import fails, the game works without it. */
const KeptKicks = lazy(() => {
  hasBegun = true;
  return import("./kept-kicks.tsx").then(
    ({ KeptKicks: default_ }) => ({ default: default_ }),
    () => ({ default: () => null }),
  );
});

/** A signed-in fan's turn: aim, whistle, shoot and result. React renders only the steps; `stage.ts` animates the kick. */
export function Play({ game }: { readonly game: Game }) {
  const t = useText("games");
  const turn = useTurn(game);
  const [mayHave] = useState(mayHaveKicks);
  const { round, step, busy, trouble } = turn;
  const sound = useSound();
  const pitch = useShow(round, step, sound);
  const said = useSaid(turn.round, game);
  const scene = useRef<HTMLDivElement>(null);
  const over = useRef<HTMLHeadingElement>(null);
  const main = useKeptFocus(`${round.phase} ${round.at < round.kicks.length}`);
  const [wanted, setWanted] = useState<number>();
  const { phase, at, kicks, aim, moving, result } = round;
  const aiming = phase === "aim" && at < kicks.length;
  const number = Math.min(at + 1, kicks.length);
  const [shout] = useVoice().goal.split("\n");
  const last = phase === "show" || phase === "over" ? result?.kicks[at - 1] : undefined;
  const verdict = moving ? undefined : last?.outcome;

  // In a started game each kick begins with the focus on the target, so that the arrow keys aim at once.
  useEffect(() => {
    const box = main.current;
    if (aiming && box?.contains(document.activeElement)) box.querySelector<HTMLElement>("input:checked")?.focus({ preventScroll: true });
  }, [aiming, at, main]);

  // Each phase has a different height, so scroll the submit button into view.
  const first = useRef(phase);
  useEffect(() => {
    if (first.current !== phase) main.current?.querySelector("[type=submit]")?.scrollIntoView({ block: "nearest" });
    first.current = phase;
  }, [phase, main]);

  // A fan who changes a kick continues at the target.
  useEffect(() => {
    if (wanted !== undefined) scene.current?.querySelector<HTMLElement>("input:checked")?.focus();
  }, [wanted]);

  const press = (event: FormEvent) => {
    event.preventDefault();
    if (busy || moving) return;
    if (phase === "begin") {
      sound.whistle();
      void turn.begin();
    } else if (aiming) step({ kind: "set" });
    else if (phase === "aim") {
      sound.whistle();
      void turn.whistle();
    } else if (phase === "show") step({ kind: "shoot" });
    else over.current?.focus();
  };
  const retry = (at: Trouble["at"]) => {
    // The retry button disappears with the next attempt, so focus the submit button.
    main.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
    void (at === "begin" ? turn.begin() : turn.whistle());
  };
  const label =
    phase === "begin"
      ? t("play.begin")
      : phase === "over"
        ? t("play.toEnd")
        : phase === "show"
          ? t(moving ? "play.shooting" : "play.shoot", { number })
          : aiming
            ? t("play.set", { number })
            : t("play.whistle");

  return (
    <>
      {(mayHave || round.phase !== "begin") && (
        <Suspense>
          <KeptKicks gameId={game.id} round={round} step={step} />
        </Suspense>
      )}
      <form method="post" noValidate className={styles["stage"]} data-surface="board" onSubmit={press} aria-label={game.title} ref={main}>
        <Hud round={round} />
        <div className={styles["body"]}>
          <div className={styles["clip"]}>
            <div className={styles["scene"]} ref={scene}>
              <Pitch
                ref={pitch}
                label={aiming ? t("pictureZone", { zone: t(`zone.${aim.zone}`) }) : t("picture")}
                mood={verdict && (verdict === "goal" ? "goal" : "groan")}
              />
              {aiming && <Aims number={number} aim={aim} step={step} />}
            </div>
            {verdict && (
              <p className={styles["verdict"]} data-goal={verdict === "goal" || undefined} aria-hidden="true" key={at}>
                {verdict === "goal" ? shout : t(`verdict.${verdict}`)}
              </p>
            )}
          </div>
          <div className={styles["deck"]}>
            {aiming && <Power aim={aim} step={step} />}
            <p className={styles["said"]} role="status">
              {said}
            </p>
            <div className={styles["presses"]}>
              <Button
                type="submit"
                variant="accent"
                size="l"
                busy={busy !== undefined}
                busyLabel={t(busy === "begin" ? "play.beginning" : "play.whistling")}
                aria-disabled={moving || undefined}
              >
                {label}
              </Button>
              {phase === "show" && (
                <Button variant="quiet" onClick={() => step({ kind: "all" })}>
                  {t("play.all")}
                </Button>
              )}
              {phase === "over" && (
                <Button variant="quiet" onClick={() => step({ kind: "again" })}>
                  {t("play.again")}
                </Button>
              )}
            </div>
          </div>
        </div>
      </form>
      <div className={styles["senses"]}>
        <Button variant="quiet" onClick={() => sound.turn(!sound.on)}>
          {t(sound.on ? "play.soundOff" : "play.soundOn")}
        </Button>
        {canBuzz() && (
          <Button variant="quiet" onClick={() => sound.feel(!sound.felt)}>
            {t(sound.felt ? "play.buzzOff" : "play.buzzOn")}
          </Button>
        )}
      </div>
      {sound.missing && <Notice tone="info" announce title={t("play.soundNone")} />}
      {trouble && <TroubleNotice trouble={trouble} onRetry={() => retry(trouble.at)} />}
      {phase === "aim" && (
        <KickList
          round={round}
          step={(next) => {
            step(next);
            setWanted((count = 0) => count + 1);
          }}
        />
      )}
      {phase === "over" && result && <Over ref={over} game={game} result={result} promised={turn.promised} />}
    </>
  );
}

/**
 * Moves the focus to the submit button if a step removed the focused element.
 * @param stage changes when the form shows another step
 */
function useKeptFocus(stage: string) {
  const form = useRef<HTMLFormElement>(null);
  const inside = useRef(false);
  useEffect(() => {
    const box = form.current;
    const note = () => {
      inside.current = true;
    };
    box?.addEventListener("focusin", note);
    return () => box?.removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return;
    form.current?.querySelector<HTMLElement>("[type=submit]")?.focus({ preventScroll: true });
  }, [stage]);
  return form;
}

/** The status text, both visible and for screen readers. */
function useSaid(round: Round, game: Game): string {
  const t = useText("games");
  const { phase, at, kicks, result } = round;
  const zone = (of: GoalZone) => t(`zone.${of}`);
  if (phase === "begin") return t("say.ready");
  if (phase === "aim") {
    const chosen = kicks.filter((kick) => kick !== undefined).length;
    if (at === kicks.length) return t("say.all", { kicks: game.kicks });
    const next = t("say.aim", { number: at + 1, kicks: game.kicks });
    const before = at > 0 && chosen === at ? kicks[at - 1] : undefined;
    return before ? `${t("say.set", { number: at, zone: zone(before.zone), power: before.power })} ${next}` : next;
  }
  const { me, keeper } = scoreOf(round);
  if (at === 0 || !result) return t("say.whistled");
  const kick = result.kicks[at - 1];
  const told = kick ? t(`say.${kick.outcome}`, { number: at, zone: zone(kick.zone), me, keeper }) : "";
  return phase === "over" ? `${told} ${t("say.over")}` : told;
}
