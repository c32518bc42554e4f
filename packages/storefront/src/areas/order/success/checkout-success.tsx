import { ApiError } from "@tribun/api-client";
import { TransactionStatus } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { Button, buttonClass, Container, EmptyState, ErrorState, Skeleton } from "@tribun/ui-kit";
import { useOrderDraft } from "@tribun/checkout-wizard";
import { useFailureText } from "@tribun/forms";
import { type ReactNode, useEffect } from "react";
import { ErrorHelp } from "../../../shell/late-errors.tsx";
import { useKeptParam } from "../../../features/payment/use-kept-param.ts";
import { loginHref } from "../../../platform/session/return-to.ts";
import { useSession } from "../../../platform/signed-in/use-session.ts";
import { AppLink } from "../../../platform/place/app-link.tsx";
import styles from "./checkout-success.module.css";
import { Goal } from "./goal.tsx";
import { UNKNOWN_ORDER, useOrder } from "../../../features/orders/use-order.ts";
import { orderHref } from "../../../platform/place/hrefs.ts";
import { waitingFor } from "../../../features/orders/waiting.ts";

/** States without a celebration: nothing is paid, and a pending payment can still be refused. */
const UNPAID: readonly TransactionStatus[] = [TransactionStatus.Fail, TransactionStatus.Incomplete, TransactionStatus.Pending];

/** `/checkout/success?order=`: the last page of an order, the same after every reload. Celebrates only what the operator confirms. */
export function CheckoutSuccess() {
  const t = useText("payment");
  const failureText = useFailureText();
  const id = useKeptParam("order");
  const { status, failure, again } = useSession();
  const { forgetOrdered } = useOrderDraft();
  const { data: order, error, refetch } = useOrder(id, status === "authenticated");
  const paidOrder = order?.transactionStatus === TransactionStatus.Success ? order.id : undefined;
  useEffect(() => {
    if (paidOrder !== undefined) void forgetOrdered(paidOrder);
  }, [paidOrder, forgetOrdered]);

  if (status === "unauthenticated" && failure === undefined) {
    const here = id === undefined ? "/dashboard" : `/checkout/success?order=${encodeURIComponent(id)}`;
    return (
      <Stop
        title={t("success.login.title")}
        text={t("success.login.text")}
        action={
          <AppLink href={loginHref(here)} className={buttonClass()}>
            {t("success.login.action")}
          </AppLink>
        }
      />
    );
  }
  if (order && waitingFor(order) === "over") {
    return (
      <Stop
        title={t("result.over.title")}
        text={t("result.over.text")}
        action={
          <AppLink href={orderHref(order.id)} className={buttonClass()}>
            {t("result.over.action")}
          </AppLink>
        }
      />
    );
  }
  if (order && UNPAID.includes(order.transactionStatus)) {
    const href = order.checkoutId ? `/dashboard/payment-result?cId=${encodeURIComponent(order.checkoutId)}` : "/dashboard";
    const pending = order.transactionStatus === TransactionStatus.Pending;
    return (
      <Stop
        title={t(pending ? "result.pending.title" : "success.unpaid.title")}
        {...(pending && { text: t("result.pending.text") })}
        action={
          <AppLink href={href} className={buttonClass()}>
            {t("success.unpaid.action")}
          </AppLink>
        }
      />
    );
  }
  if (order) return <Goal order={order} />;
  if (id === undefined || (error instanceof ApiError && UNKNOWN_ORDER.includes(error.reason ?? ""))) {
    return (
      <Stop
        title={t("success.unknown.title")}
        text={t("success.unknown.text")}
        action={
          <AppLink href="/dashboard" className={buttonClass()}>
            {t("success.unknown.action")}
          </AppLink>
        }
      />
    );
  }
  const lost = failure ?? error;
  if (lost) {
    return (
      <Container width="narrow">
        <ErrorState
          headingLevel={1}
          title={t("result.down.title")}
          message={
            <>
              {failureText(lost)}
              <ErrorHelp error={lost} />
            </>
          }
          action={<Button onClick={() => (failure ? again() : void refetch())}>{t("result.down.retry")}</Button>}
        />
      </Container>
    );
  }
  return (
    <div className={styles["waiting"]}>
      <Container width="medium">
        <Skeleton height="480px" shape="card" label={t("success.loading")} />
      </Container>
    </div>
  );
}

type StopProps = { readonly title: string; readonly text?: string; readonly action: ReactNode };

function Stop({ title, text, action }: StopProps) {
  return (
    <Container width="narrow">
      <EmptyState headingLevel={1} title={title} action={action}>
        {text}
      </EmptyState>
    </Container>
  );
}
