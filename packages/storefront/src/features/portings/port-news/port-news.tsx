import { useQuery } from "@tanstack/react-query";
import type { Order, Porting } from "@tribun/api-client/contract";
import { lastSwitchDay, OTHER_DONOR } from "@tribun/domain";
import { type Formats, type Text, useFormat, useText } from "@tribun/i18n";
import { Notice } from "@tribun/ui-kit";
import { useRef } from "react";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { ApiErrorNotice } from "../../../shell/late-errors.tsx";
import styles from "./porting.module.css";
import { PortActions } from "./port-actions.tsx";
import { portingsQuery } from "./queries.ts";

type State = NonNullable<Order["porting"]>["state"];
/** Reasons that no correction can resolve; their texts say so. */
const FINAL: ReadonlySet<NonNullable<Porting["reason"]>> = new Set(["alreadyPorted", "tooLate"] as const);

/** The porting of an order: the old provider, what happens now in plain words, and what the fan can do about it (flows §4.2). */
export function PortNews({ order }: { readonly order: Order }) {
  const t = useText("porting");
  const format = useFormat();
  const portings = useQuery(portingsQuery(useApiScope()));
  const porting = portings.data?.find(({ orderId }) => orderId === order.id);
  // The order is fetched more often than the portings, so its state counts first.
  const state = order.porting?.state ?? porting?.state ?? "requested";
  const reason = order.porting?.reason ?? porting?.reason;
  // No correction is accepted any more, so the text does not explain how.
  const spent = porting?.canCorrect === false && reason !== undefined && !FINAL.has(reason);
  // A button disappears with the state that offered it, so the focus moves to the new state here.
  const told = useRef<HTMLDivElement>(null);
  return (
    <>
      <p className={styles["soft"]}>{movesText(order, porting, t, format)}</p>
      <div ref={told} tabIndex={-1}>
        {state === "declined" && reason !== undefined ? (
          <Notice tone="warn" title={t(`reason.${reason}.title`)} announce>
            {spent ? t("act.spent") : t(`reason.${reason}.text`)}
          </Notice>
        ) : (
          <p role="status">{nowText(state, order.porting?.date ?? porting?.date, t, format)}</p>
        )}
      </div>
      {porting?.state === state && (
        <PortActions key={`${porting.state}${porting.triesLeft}`} porting={porting} onDone={() => told.current?.focus()} />
      )}
      {portings.isError && porting === undefined && (
        <ApiErrorNotice title={t("act.unread")} error={portings.error} onRetry={() => void portings.refetch()} />
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
  // A refusal without a reason is shown as an open request.
  if (state === "declined") return t("now.sentToDonor");
  if (state === "switching") return t("now.switching", { date: day === undefined ? "" : format.date(lastSwitchDay(day)) });
  return t(`now.${state}`, { date: day === undefined ? "" : format.date(day) });
}
