import { useRouter, useRouterState } from "@tanstack/react-router";
import { choiceOf, type PaymentChoice, paymentOf } from "@tribun/domain";
import { useOrderDraft } from "@tribun/checkout-wizard";
import { FormFailure, PaymentMethods, useKeptMethods } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { Button, buttonClass, Notice, Skeleton } from "@tribun/ui-kit";
import { useState } from "react";
import { useApi } from "../../platform/app/use-app.tsx";
import { loginHref } from "../../platform/session/return-to.ts";
import { useSession } from "../../platform/signed-in/use-session.ts";
import { AppLink } from "../../platform/place/app-link.tsx";
import styles from "./payment-stage.module.css";
import { usePayAgain } from "./use-pay-again.ts";

/** Lets the fan pay the same order again, in the same way or another. Never creates a second order. */
export function PayAgain({ orderId }: { readonly orderId: string }) {
  const t = useText("payment");
  const { status, failure: away, again } = useSession();
  const here = useRouterState({ select: ({ location }) => location.href });
  const { pay, opening, failure, closed } = usePayAgain(orderId);
  const { draft } = useOrderDraft();
  const [chosen, setChosen] = useState<PaymentChoice>();
  const { kept, known } = useKeptMethods(useApi(), status === "authenticated");
  const choice = choiceOf(chosen ?? draft.payment, kept);

  if (away) {
    return (
      <>
        <FormFailure error={away} />
        <div>
          <Button onClick={again}>{t("result.down.retry")}</Button>
        </div>
      </>
    );
  }
  if (status === "unauthenticated") {
    return (
      <div>
        <AppLink href={loginHref(here)} className={buttonClass()}>
          {t("result.login")}
        </AppLink>
      </div>
    );
  }
  if (closed) {
    return (
      <Notice tone="warn" announce title={t("result.closed")}>
        <Closed orderId={orderId} />
      </Notice>
    );
  }
  return (
    <>
      <FormFailure error={failure} />
      {known ? (
        <PaymentMethods kept={kept} value={choice} onChange={setChosen} />
      ) : (
        <div className={styles["ways"]}>
          <Skeleton height="100%" shape="card" />
        </div>
      )}
      <div className={styles["actions"]}>
        <Button busy={opening} busyLabel={t("result.opening")} onClick={() => void pay(paymentOf(choice, kept))}>
          {t("result.retry")}
        </Button>
      </div>
    </>
  );
}

/**
 * The order is over: leads back to the cart, which keeps everything except that order. Another device has no cart, so it leads to the
 * tariffs.
 */
export function Closed({ orderId }: { readonly orderId: string }) {
  const t = useText("payment");
  const router = useRouter();
  const { draft, change } = useOrderDraft();
  if (draft.tariff === undefined) {
    return (
      <div>
        <AppLink href="/tarife" className={buttonClass()}>
          {t("result.choose")}
        </AppLink>
      </div>
    );
  }
  return (
    <div>
      <Button
        onClick={() => {
          // Another order in this cart that waits for its payment stays.
          change(({ openOrder, ...rest }) => (openOrder === undefined || openOrder.orderId === orderId ? rest : { ...rest, openOrder }));
          void router.navigate({ href: "/order/approval" });
        }}
      >
        {t("result.again")}
      </Button>
    </div>
  );
}
