import type { Giveaway } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { Details, FactsList, Panel, Pill, type Tone } from "@tribun/ui-kit";
import forms from "../../../platform/forms/form.module.css";
import { countsDown } from "../../../hydration/marks.ts";
import { DrawProtocol } from "./draw-protocol.tsx";
import { EntryForm } from "./entry-form.tsx";
import { GiveawayBoard, nextMoment } from "./giveaway-board.tsx";
import { NamedValue, WaitsForValue } from "./outside-value.tsx";
import styles from "./giveaway.module.css";

const TONES: Record<Giveaway["state"], Tone> = { open: "ok", upcoming: "info", closed: "warn", drawn: "info" };

type GiveawayCardProps = { readonly giveaway: Giveaway; readonly onMoment: () => void };

/**
 * One giveaway with everything that a fan must know before entering (L30): board, prizes, dates, organiser and terms, then the form while
 * it is open and the protocol after the draw. If it closes while the page is open, the board says so and CSS hides the form.
 */
export function GiveawayCard({ giveaway, onMoment }: GiveawayCardProps) {
  const t = useText("giveaway");
  const { state, key } = giveaway;
  const moment = nextMoment(giveaway);
  return (
    <article className={styles["card"]} id={key} {...(moment !== undefined && countsDown(moment))}>
      <GiveawayBoard giveaway={giveaway} onMoment={onMoment} />
      <div className={styles["columns"]}>
        {state === "closed" && <WaitsForValue giveaway={giveaway} />}
        {state === "drawn" && <DrawProtocol giveaway={giveaway} />}
        <GiveawayFacts giveaway={giveaway} />
        {state === "open" && (
          <div className={styles["entry"]}>
            <Panel title={t("form.title")} label={`${t("form.title")}, ${giveaway.title}`}>
              <EntryForm giveaway={giveaway} />
            </Panel>
          </div>
        )}
      </div>
    </article>
  );
}

function GiveawayFacts({ giveaway }: { readonly giveaway: Giveaway }) {
  const t = useText("giveaway");
  const { date, time } = useFormat();
  const { state, opensAt, closesAt, drawAt, prizes, organiser, minAge, terms, commitment, outside } = giveaway;
  const at = (iso: string) => t("facts.time", { date: date(iso), time: time(iso) });
  return (
    <Panel
      title={t("facts.title")}
      label={`${t("facts.title")}, ${giveaway.title}`}
      aside={<Pill tone={TONES[state]}>{t(`state.${state}`)}</Pill>}
    >
      <div className={forms["stack"]}>
        <h4>{t("facts.prizes")}</h4>
        <ul className={styles["prizes"]}>
          {prizes.map(({ id, name, quantity }) => (
            <li key={id}>
              <b>{t("facts.times", { count: quantity })}</b>
              {name}
            </li>
          ))}
        </ul>
        <FactsList
          rows={[
            [t("facts.from"), state === "upcoming" ? at(opensAt) : undefined],
            [t("facts.until"), at(closesAt)],
            [t("facts.draw"), state === "drawn" ? undefined : at(drawAt)],
            [t("facts.age"), t("facts.years", { age: minAge })],
            [t("facts.organiser"), `${organiser.name}, ${organiser.address}`],
          ]}
        />
        <Details>
          <summary>{t("terms")}</summary>
          {terms.split("\n\n").map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Details>
        {commitment && state !== "drawn" && (
          <Details>
            <summary>{t("laid.title")}</summary>
            <p>{t("laid.text", { date: at(commitment.at) })}</p>
            <p>
              <code className={styles["hash"]}>{commitment.hash}</code>
            </p>
            {outside && <NamedValue outside={outside} />}
          </Details>
        )}
      </div>
    </Panel>
  );
}
