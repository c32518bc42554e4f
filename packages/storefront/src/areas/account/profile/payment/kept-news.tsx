import { useQueryClient } from "@tanstack/react-query";
import { TransactionStatus } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { Notice, type Tone } from "@tribun/ui-kit";
import { useEffect, useRef } from "react";
import { useApi } from "../../../../platform/app/use-app.tsx";
import { PaymentHelp } from "../../../../features/payment/payment-help.tsx";
import { PaymentUnknown } from "../../../../features/payment/payment-unknown.tsx";
import { useOwnPayment } from "../../../../features/payment/use-own-payment.ts";
import { wasOpenedHere } from "./opened-here.ts";
import { methodsQuery } from "./queries.ts";

const OUTCOMES = {
  [TransactionStatus.Success]: ["kept", "ok"],
  [TransactionStatus.Pending]: ["waiting", "info"],
  [TransactionStatus.Processing]: ["waiting", "info"],
  [TransactionStatus.Fail]: ["refused", "bad"],
  [TransactionStatus.Incomplete]: ["left", "info"],
} as const satisfies Record<TransactionStatus, readonly [string, Tone]>;
/** Failures that count as a cancellation by the fan. Only `declined` is the bank's refusal; every other reason is a plain failure. */
const TURNED_AWAY = ["cancelled", "notConfirmed"];

function outcomeOf(cId: string, status: TransactionStatus, reason: string | undefined) {
  if (status === TransactionStatus.Success && !wasOpenedHere(cId)) return ["confirmed", "info"] as const;
  if (status !== TransactionStatus.Fail || reason === "declined") return OUTCOMES[status];
  return reason !== undefined && TURNED_AWAY.includes(reason) ? OUTCOMES[TransactionStatus.Incomplete] : (["failed", "bad"] as const);
}

/**
 * The result of the hosted page from which the fan returns: stored, refused and why, or left. Only the operator's answer counts, never the
 * address. Takes the focus, because nothing else on this long page shows that something happened.
 */
export function KeptNews({ cId }: { readonly cId: string }) {
  const t = useText("account");
  const api = useApi();
  const client = useQueryClient();
  const { data, error, own } = useOwnPayment(cId, "method");
  const said = useRef<HTMLDivElement>(null);
  const status = own?.transactionStatus;
  useEffect(() => {
    if (status === undefined) return;
    said.current?.focus();
    void client.invalidateQueries(methodsQuery({ api }));
  }, [status, client, api]);
  if (status === undefined) {
    if (!error || data) return null;
    return <PaymentUnknown error={error}>{t("payment.news.unknown")}</PaymentUnknown>;
  }
  const [outcome, tone] = outcomeOf(cId, status, data?.reason);
  return (
    <div ref={said} tabIndex={-1}>
      <Notice tone={tone} announce>
        {t(`payment.news.${outcome}`)}
        {data && tone === "bad" && <PaymentHelp tId={data.tId} />}
      </Notice>
    </div>
  );
}
