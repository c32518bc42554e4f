import { CALM_POWER, GOAL_ZONES, type GoalZone, type PenaltyKick } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { type Step } from "./round.ts";
import styles from "./aims.module.css";

type AimsProps = {
  readonly number: number;
  readonly aim: PenaltyKick;
  readonly step: (step: Step) => void;
};

/** The upper row first. The arrow keys follow this order. */
const ORDER: readonly GoalZone[] = [
  ...GOAL_ZONES.filter((zone) => zone.endsWith("High")),
  ...GOAL_ZONES.filter((zone) => zone.endsWith("Low")),
];
const COLUMNS = 3;
const DOWN: Readonly<Record<string, number>> = { ArrowDown: COLUMNS, ArrowUp: -COLUMNS };

/** Six targets over the goal as radio buttons: tap, click, or arrow keys in the visible direction. */
export function Aims({ number, aim, step }: AimsProps) {
  const t = useText("games");
  return (
    <fieldset
      className={styles["aims"]}
      onKeyDown={(event) => {
        const by = DOWN[event.key];
        const to = by === undefined ? undefined : ORDER[ORDER.indexOf(aim.zone) + by];
        if (by === undefined) return;
        event.preventDefault();
        if (!to) return;
        step({ kind: "aim", zone: to });
        event.currentTarget.querySelector<HTMLElement>(`[value="${to}"]`)?.focus();
      }}
    >
      <legend className={styles["hidden"]}>{t("zone.legend", { number })}</legend>
      {ORDER.map((zone) => (
        <label key={zone}>
          <input type="radio" name="penalty-zone" value={zone} checked={aim.zone === zone} onChange={() => step({ kind: "aim", zone })} />
          <i aria-hidden="true" />
          <span className={styles["hidden"]}>{t(`zone.${zone}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Limits of the words for power, a scale without steps (`playPenalty`). Less power lets the keeper reach more; power above `CALM_POWER`
 * makes a miss more likely. "Firm" is the range around it with the lowest total risk.
 */
const SOFT_BELOW = CALM_POWER - 10;
const HARD_ABOVE = CALM_POWER + 5;

/** Slider for the power, without a time limit (L31). Its advantages and risks stand beside it. */
export function Power({ aim: { power }, step }: Omit<AimsProps, "number">) {
  const t = useText("games");
  const feel = t(power < SOFT_BELOW ? "power.soft" : power > HARD_ABOVE ? "power.hard" : "power.firm");
  return (
    <div className={styles["power"]}>
      <label htmlFor="penalty-power">{t("power.label")}</label>
      <output htmlFor="penalty-power" aria-hidden="true">
        {power}
      </output>
      <input
        id="penalty-power"
        type="range"
        min={5}
        max={100}
        step={5}
        value={power}
        aria-valuetext={t("power.value", { power, feel })}
        onChange={(event) => step({ kind: "power", power: event.currentTarget.valueAsNumber })}
      />
      <svg className={styles["lamps"]} width="100%" height="16" aria-hidden="true" focusable="false">
        <pattern id="penalty-lamps" width="13" height="16" patternUnits="userSpaceOnUse">
          <rect className={styles["lamp"]} width="10" height="16" rx="1.5" />
        </pattern>
        <mask id="penalty-mask">
          <rect width="100%" height="16" fill="url(#penalty-lamps)" />
        </mask>
        <g mask="url(#penalty-mask)">
          <rect className={styles["unlit"]} width="100%" height="16" />
          <rect className={styles["lit"]} width={`${power}%`} height="16" />
        </g>
      </svg>
      <p>{feel}</p>
    </div>
  );
}
