import { useRouter, useRouterState } from "@tanstack/react-router";
import { useOrderDraft } from "@tribun/checkout-wizard";
import { FormFailure } from "@tribun/checkout-wizard/forms";
import { PaymentVersion } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { Button, buttonClass, Notice } from "@tribun/ui-kit";
import { loginHref } from "../../session/return-to.ts";
import { useSession } from "../../session/use-session.ts";
import { AppLink } from "../../shell/app-link.tsx";
import styles from "../payment-shared/payment-stage.module.css";
import { usePayAgain } from "../payment-shared/use-pay-again.ts";

/** Pays the same order again, by the usual methods or by card; never makes a second order. */
export function PayAgain({ orderId }: { readonly orderId: string }) {
  const t = useText("payment");
  const { status } = useSession();
  const here = useRouterState({ select: ({ location }) => location.href });
  const { pay, opening, failure, closed } = usePayAgain(orderId);

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
        <Closed />
      </Notice>
    );
  }
  return (
    <>
      <FormFailure error={failure} />
      <div className={styles["actions"]}>
        <Button busy={opening === PaymentVersion.V3} busyLabel={t("result.opening")} onClick={() => void pay(PaymentVersion.V3)}>
          {t("result.retryDebit")}
        </Button>
        <Button
          variant="quiet"
          busy={opening === PaymentVersion.V2}
          busyLabel={t("result.opening")}
          onClick={() => void pay(PaymentVersion.V2)}
        >
          {t("result.retryCard")}
        </Button>
      </div>
    </>
  );
}

/** The order is over; back to the cart, where everything but that order is still there. */
export function Closed() {
  const t = useText("payment");
  const router = useRouter();
  const { change } = useOrderDraft();
  return (
    <div>
      <Button
        onClick={() => {
          change(({ openOrder: _, ...rest }) => rest);
          void router.navigate({ href: "/order/approval" });
        }}
      >
        {t("result.again")}
      </Button>
    </div>
  );
}
