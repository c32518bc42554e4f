import { useLocation } from "@tanstack/react-router";
import type { Invoice } from "@tribun/api-client/contract";
import { choiceOf, type PaymentChoice, paymentOf } from "@tribun/domain";
import { PaymentMethods, useKeptMethods } from "@tribun/forms";
import { useFormat, useText } from "@tribun/i18n";
import { Button, Skeleton } from "@tribun/ui-kit";
import { useEffect, useRef, useState } from "react";
import { useApi } from "../../../platform/app/use-app.tsx";
import { ApiErrorNotice } from "../../../shell/late-errors.tsx";
import { KeepPayment } from "../../../features/kept-forms/keep-late.tsx";
import { restOf } from "../shared/states.ts";
import styles from "./bills.module.css";
import { usePayInvoice } from "./use-pay-invoice.ts";

/** Pays an invoice now, with a stored or another payment method, and says what happens otherwise. */
export function PayForm({ invoice }: { readonly invoice: Invoice }) {
  const t = useText("bills");
  const format = useFormat();
  const { kept, known, read } = useKeptMethods(useApi(), true);
  const [chosen, setChosen] = useState<PaymentChoice>();
  const { pay, phase, failure } = usePayInvoice(invoice.id);
  const methods = useRef<HTMLDivElement>(null);
  const choice = choiceOf(chosen, kept);
  const form = useRef<HTMLFormElement>(null);
  const part = useLocation({ select: ({ hash }) => hash });
  // `#pay` focuses the form here, because the form renders after the browser has followed the address.
  useEffect(() => {
    if (known && part === "pay") form.current?.focus();
  }, [known, part]);
  const drawn = kept.find(({ isDefault }) => isDefault);
  const date = format.shortDate(invoice.dueDate);
  // The stored method is the default, so the form waits for it; otherwise a press could pay with an unseen method.
  if (!known) {
    return <Skeleton height="420px" shape="card" label={t("pay.loading")} />;
  }
  return (
    <form
      ref={form}
      tabIndex={-1}
      className={styles["form"]}
      method="post"
      noValidate
      aria-label={t("pay.title")}
      onSubmit={(event) => {
        event.preventDefault();
        void pay(paymentOf(choice, kept));
      }}
    >
      <KeepPayment what={`bill ${invoice.id}`} choice={chosen} onChoose={setChosen} />
      <div ref={methods}>
        <PaymentMethods kept={kept} value={choice} onChange={setChosen} columns={1} />
      </div>
      {failure !== undefined && (
        <ApiErrorNotice
          error={failure}
          onRetry={() => void pay(paymentOf(choice, kept))}
          handlers={{ chooseOtherPayment: () => methods.current?.querySelector<HTMLElement>("input, select")?.focus() }}
        />
      )}
      <Button type="submit" wide size="l" busy={phase !== "idle"} busyLabel={t(phase === "leaving" ? "pay.leaving" : "pay.opening")}>
        {t("pay.button", { amount: format.money(restOf(invoice)) })}
      </Button>
      {invoice.status === "issued" && read && (
        <p className={styles["soft"]}>{drawn ? t("pay.auto", { date, method: drawn.label }) : t("pay.self", { date })}</p>
      )}
    </form>
  );
}
