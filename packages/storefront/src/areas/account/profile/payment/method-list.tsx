import { useQueryClient } from "@tanstack/react-query";
import { defaultPaymentMethod, removePaymentMethod } from "@tribun/api-client/calls/payments";
import type { PaymentMethod } from "@tribun/api-client/contract";
import { useSendOnce } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { Notice } from "@tribun/ui-kit";
import { useEffect, useRef, useState } from "react";
import { useApi } from "../../../../platform/app/use-app.tsx";
import { ApiErrorNotice } from "../../../../shell/late-errors.tsx";
import shared from "../../shared/edit/account.module.css";
import { Ask } from "../../shared/edit/ask.tsx";
import { useFirstRows } from "../../../../shell/account/first-rows.tsx";
import { useAct } from "../../../../platform/queries/use-act.ts";
import { MethodRow, nameOf } from "./method-row.tsx";
import { methodsQuery } from "./queries.ts";

/** More than most fans have; the default method is first. */
const FEW = 4;

type MethodListProps = { readonly methods: readonly PaymentMethod[]; readonly onRemoved: () => void };

/**
 * Stored payment methods, each with buttons to make it the default or to remove it. The operator refuses to remove the last one of an
 * active line; the list shows why.
 */
export function MethodList({ methods, onRemoved }: MethodListProps) {
  const t = useText("account");
  const api = useApi();
  const client = useQueryClient();
  const { send } = useSendOnce();
  const { busy, failed, failure, run } = useAct<string>();
  const [asked, setAsked] = useState<PaymentMethod>();
  const [receipt, setReceipt] = useState<string>();
  const said = useRef<HTMLDivElement>(null);
  // The pressed button may have disappeared with its row.
  useEffect(() => {
    if (receipt !== undefined) said.current?.focus();
  }, [receipt]);

  const change = (name: "default" | "remove", method: PaymentMethod) =>
    run(`${name} ${method.id}`, async () => {
      setReceipt(undefined);
      let done: boolean | undefined;
      try {
        done = await send({ name, id: method.id, methods }, async (idempotencyKey) => {
          const call = { params: { id: method.id }, idempotencyKey };
          await (name === "default" ? api(defaultPaymentMethod, call) : api(removePaymentMethod, call));
          return true;
        });
      } finally {
        // Also after a refusal, because another device may have removed it (1037).
        await client.invalidateQueries(methodsQuery({ api }));
      }
      // An earlier press is still pending.
      if (done === undefined) return;
      setAsked(undefined);
      if (name === "remove") onRemoved();
      setReceipt(t(name === "default" ? "payment.madeDefault" : "payment.removed", { what: nameOf(t, method) }));
    });
  // The other methods are in this list.
  const list = useRef<HTMLUListElement>(null);
  const handlers = {
    chooseOtherPayment: () => {
      setAsked(undefined);
      list.current?.querySelector("button")?.focus();
    },
  };
  const { shown, more } = useFirstRows(methods, FEW);
  const removing = asked === undefined ? undefined : `remove ${asked.id}`;
  return (
    <>
      {methods.length === 0 && <p className={shared["soft"]}>{t("payment.none")}</p>}
      <ul ref={list} className={shared["rows"]} aria-label={t("payment.list")}>
        {shown.map((method) => (
          <MethodRow
            key={method.id}
            method={method}
            busy={busy === `default ${method.id}`}
            onDefault={() => void change("default", method)}
            onRemove={() => setAsked(method)}
          />
        ))}
      </ul>
      {more}
      {failure !== undefined && asked === undefined && <ApiErrorNotice error={failure} handlers={handlers} />}
      {receipt !== undefined && (
        <div ref={said} tabIndex={-1}>
          <Notice tone="ok" announce>
            {receipt}
          </Notice>
        </div>
      )}
      <Ask
        open={asked !== undefined}
        title={t("payment.removeAsk", { what: asked ? nameOf(t, asked) : "" })}
        text={t("payment.removeText")}
        yes={t("payment.remove")}
        no={t("payment.keep")}
        busy={busy !== undefined && busy === removing}
        busyLabel={t("saving")}
        failure={failed !== undefined && failed === removing && <ApiErrorNotice error={failure} handlers={handlers} />}
        onYes={() => asked && void change("remove", asked)}
        onNo={() => setAsked(undefined)}
      />
    </>
  );
}
