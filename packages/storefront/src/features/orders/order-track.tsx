import type { Order } from "@tribun/api-client/contract";
import { type Text, useFormat, useText } from "@tribun/i18n";
import { Ribbon } from "@tribun/ui-kit";
import { useServerNow } from "../../platform/app/use-app.tsx";
import styles from "./order-track.module.css";
import { portedStage } from "./ported.ts";
import { type Stage, type StageName, stagesOf, wayOf } from "./stages.ts";

/** Stages whose name says that they are done. The current stage uses another name. */
const AWAITED = ["paid", "made", "loaded", "packed", "inserted"] as const;
const isAwaited = (name: StageName): name is (typeof AWAITED)[number] => AWAITED.some((each) => each === name);

/**
 * How far an order is, shown as five minutes of a match: a row with enough room, else a column. The minutes only show the sequence and are
 * hidden from screen readers; the dates are the real ones.
 */
export function OrderTrack({ order }: { readonly order: Order }) {
  const t = useText("orders");
  const now = useServerNow()();
  const way = wayOf(order);
  return (
    <div className={styles["place"]}>
      <ol className={styles["track"]} aria-label={t(`steps.${way}`)}>
        {stagesOf(order, now).map((stage) => (
          <li key={stage.name} className={styles[stage.state]} {...(stage.state === "now" && { "aria-current": "step" as const })}>
            {stage.state === "now" && (
              <span className={styles["kit"]}>
                <Ribbon size="s" on="surface" />
              </span>
            )}
            <b aria-hidden="true">{stage.minute}'</b>
            <span>
              {nameOf(stage, order, t)}
              <StageDate stage={stage} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A porting that the old provider declined, or that was cancelled, is no longer shown as requested. */
function nameOf({ name, state }: Stage, order: Order, t: Text<"orders">): string {
  const ported = portedStage(order);
  if (name === "asked" && state === "now" && (ported === "declined" || ported === "off")) return t(`now.${ported}`);
  return state === "now" && isAwaited(name) ? t(`now.${name}`) : t(`stage.${name}`);
}

function StageDate({ stage: { at, until } }: { readonly stage: Stage }) {
  const t = useText("orders");
  const format = useFormat();
  if (at === undefined) return null;
  if (until === undefined || until === at) return <time dateTime={at}>{format.shortDate(at)}</time>;
  return (
    <span className={styles["span"]}>
      <time dateTime={at}>{format.shortDate(at)}</time> {t("dash")} <time dateTime={until}>{format.shortDate(until)}</time>
    </span>
  );
}
