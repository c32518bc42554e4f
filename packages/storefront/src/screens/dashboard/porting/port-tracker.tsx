import { useQuery } from "@tanstack/react-query";
import type { Order, Porting } from "@tribun/api-client/contract";
import { OTHER_DONOR } from "@tribun/checkout-wizard";
import { lastSwitchDay } from "@tribun/domain";
import { type Formats, type Text, useFormat, useText } from "@tribun/i18n";
import { Button, Notice, Ribbon } from "@tribun/ui-kit";
import { useApiScope } from "../../../api/use-app.tsx";
import styles from "../dashboard.module.css";
import { PortActions } from "./port-actions.tsx";
import { portingsQuery } from "./queries.ts";

/** What a number goes through on its way. */
const TRACK = ["asked", "agreed", "switching", "arrived"] as const;
type State = NonNullable<Order["porting"]>["state"];
const AT: Readonly<Record<State, number>> = {
  requested: 0,
  sentToDonor: 0,
  declined: 0,
  corrected: 0,
  cancelled: 0,
  accepted: 1,
  scheduled: 1,
  switching: 2,
  completed: 3,
};

/** A number on its way: where it stands, in plain words, and what the fan can do about it (flows §4.2). */
export function PortTracker({ order }: { readonly order: Order }) {
  const t = useText("porting");
  const format = useFormat();
  const portings = useQuery(portingsQuery(useApiScope()));
  const porting = portings.data?.find(({ orderId }) => orderId === order.id);
  // The order is read more often; of both, what was read last counts.
  const state = order.porting?.state ?? porting?.state ?? "requested";
  const reason = order.porting?.reason ?? porting?.reason;
  const at = AT[state];
  return (
    <>
      <ol className={styles["track"]} aria-label={t("track.steps")}>
        {TRACK.map((step, index) => (
          <li
            key={step}
            className={styles[index < at ? "done" : index === at ? "now" : "todo"]}
            {...(index === at && { "aria-current": "step" as const })}
          >
            {index === at && (
              <span className={styles["kit"]}>
                <Ribbon size="s" on="surface" />
              </span>
            )}
            {t(`track.${step}`)}
          </li>
        ))}
      </ol>
      <p className={styles["soft"]}>{movesText(order, porting, t, format)}</p>
      {state === "declined" && reason !== undefined ? (
        <Notice tone="warn" title={t(`reason.${reason}.title`)} announce>
          {t(`reason.${reason}.text`)}
        </Notice>
      ) : (
        <p role="status">{nowText(state, order.porting?.date ?? porting?.date, t, format)}</p>
      )}
      {porting?.state === state && <PortActions key={`${porting.state}${porting.triesLeft}`} porting={porting} />}
      {portings.isError && porting === undefined && (
        <Notice
          tone="warn"
          action={
            <Button variant="quiet" busy={portings.isFetching} onClick={() => void portings.refetch()}>
              {t("act.retry")}
            </Button>
          }
        >
          {t("act.unread")}
        </Notice>
      )}
    </>
  );
}

function movesText(order: Order, porting: Porting | undefined, t: Text<"porting">, format: Formats): string {
  const number = format.phone(porting?.msisdn ?? order.summary.line.msisdn ?? "");
  const donor = porting?.donor.name ?? order.porting?.donor ?? order.summary.line.currentOperator;
  return donor === undefined || porting?.donor.id === OTHER_DONOR ? t("track.movesOther", { number }) : t("track.moves", { number, donor });
}

function nowText(state: State, day: string | undefined, t: Text<"porting">, format: Formats): string {
  // A refusal whose reason did not come along is told as a question that is open.
  if (state === "declined") return t("now.sentToDonor");
  if (state === "switching") return t("now.switching", { date: day === undefined ? "" : format.date(lastSwitchDay(day)) });
  return t(`now.${state}`, { date: day === undefined ? "" : format.date(day) });
}
