import { useQueryClient } from "@tanstack/react-query";
import { TransactionStatus } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { Notice, type Tone } from "@tribun/ui-kit";
import { useEffect, useRef } from "react";
import { useApi } from "../../../api/use-app.tsx";
import { usePaymentCheck } from "../../payment-shared/use-payment-check.ts";
import { methodsQuery } from "./queries.ts";

const OUTCOMES = {
  [TransactionStatus.Success]: ["kept", "ok"],
  [TransactionStatus.Pending]: ["waiting", "info"],
  [TransactionStatus.Processing]: ["waiting", "info"],
  [TransactionStatus.Fail]: ["refused", "bad"],
  [TransactionStatus.Incomplete]: ["left", "info"],
} as const satisfies Record<TransactionStatus, readonly [string, Tone]>;
/** Of a refusal: the fan's own turning away is none. */
const TURNED_AWAY = ["cancelled", "notConfirmed"];

/**
 * How it went on the hosted page that the fan comes back from: kept, refused and why, or left without keeping anything. The operator
 * says it, never the address. It has the focus, as nothing else on this long page tells that something happened.
 */
export function KeptNews({ cId }: { readonly cId: string }) {
  const t = useText("account");
  const api = useApi();
  const client = useQueryClient();
  const { data, error } = usePaymentCheck(cId);
  const said = useRef<HTMLDivElement>(null);
  const status = data?.purpose === "method" ? data.transactionStatus : undefined;
  useEffect(() => {
    if (status === undefined) return;
    said.current?.focus();
    void client.invalidateQueries(methodsQuery({ api }));
  }, [status, client, api]);
  if (status === undefined) return error && !data ? <Notice tone="info">{t("payment.news.unknown")}</Notice> : null;
  const turnedAway = data?.reason !== undefined && TURNED_AWAY.includes(data.reason);
  const [outcome, tone] = OUTCOMES[turnedAway ? TransactionStatus.Incomplete : status];
  return (
    <div ref={said} tabIndex={-1}>
      <Notice tone={tone} announce>
        {t(`payment.news.${outcome}`)}
      </Notice>
    </div>
  );
}
