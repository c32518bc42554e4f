import type { Giveaway } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { Details, FactsList, Panel, Pill, type Tone } from "@tribun/ui-kit";
import styles from "../../forms/form.module.css";
import { DrawProtocol } from "./draw-protocol.tsx";
import { EntryForm } from "./entry-form.tsx";

const TONES: Record<Giveaway["state"], Tone> = { open: "ok", upcoming: "info", closed: "warn", drawn: "info" };

/** One giveaway with all that a fan must know before entering (L30): period, prizes, draw, organiser, terms, and the form while it runs. */
export function GiveawayCard({ giveaway }: { readonly giveaway: Giveaway }) {
  const t = useText("giveaway");
  const format = useFormat();
  const { state, title, description, opensAt, closesAt, drawAt, prizes, organiser, minAge, terms } = giveaway;
  const at = (iso: string) => t("facts.time", { date: format.date(iso), time: format.time(iso) });
  return (
    <Panel title={title} aside={<Pill tone={TONES[state]}>{t(`state.${state}`)}</Pill>}>
      <div className={styles["stack"]}>
        <p>{description}</p>
        {state === "upcoming" && <p>{t("opens", { date: format.date(opensAt) })}</p>}
        {state === "closed" && <p>{t("closed", { date: format.date(closesAt), draw: format.date(drawAt) })}</p>}
        <h4>{t("facts.prizes")}</h4>
        <ul className={styles["steps"]}>
          {prizes.map(({ id, name, quantity }) => (
            <li key={id}>{t("facts.prize", { count: quantity, name })}</li>
          ))}
        </ul>
        {state === "drawn" ? (
          <DrawProtocol draw={giveaway.draw} />
        ) : (
          <FactsList
            rows={[
              [t("facts.until"), at(closesAt)],
              [t("facts.draw"), format.date(drawAt)],
              [t("facts.age"), t("facts.years", { age: minAge })],
              [t("facts.organiser"), `${organiser.name}, ${organiser.address}`],
            ]}
          />
        )}
        <Details>
          <summary>{t("terms")}</summary>
          {terms.split("\n\n").map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Details>
        {state === "open" && <EntryForm giveaway={giveaway} />}
      </div>
    </Panel>
  );
}
