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
/** What no other data mend: they say so themselves. */
const FINAL: ReadonlySet<NonNullable<Porting["reason"]>> = new Set(["alreadyPorted", "tooLate"] as const);

/** A number on its way: from whom it comes, what happens now in plain words, and what the fan can do about it (flows §4.2). */
export function PortNews({ order }: { readonly order: Order }) {
  const t = useText("porting");
  const format = useFormat();
  const portings = useQuery(portingsQuery(useApiScope()));
  const porting = portings.data?.find(({ orderId }) => orderId === order.id);
  // The order is read more often; of both, what was read last counts.
  const state = order.porting?.state ?? porting?.state ?? "requested";
  const reason = order.porting?.reason ?? porting?.reason;
  // What could be mended cannot be any more, so that nobody is told how.
  const spent = porting?.canCorrect === false && reason !== undefined && !FINAL.has(reason);
  // What was pressed is gone with the state that offered it: what has come of it stands here.
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
  // A refusal whose reason did not come along is told as a question that is open.
  if (state === "declined") return t("now.sentToDonor");
  if (state === "switching") return t("now.switching", { date: day === undefined ? "" : format.date(lastSwitchDay(day)) });
  return t(`now.${state}`, { date: day === undefined ? "" : format.date(day) });
}
