import { Notice } from "@tribun/ui-kit";
import type { ReactNode } from "react";
import { ErrorHelp } from "../../shell/late-errors.tsx";
import { isNoPayment } from "./use-payment-check.ts";

type PaymentUnknownProps = {
  /** What its check threw. */
  readonly error: unknown;
  /** What that means here, in words. */
  readonly children: ReactNode;
};

/**
 * The operator does not say how the payment went: it is asked on by itself, and help is there meanwhile. Nothing where there is no such
 * payment.
 */
export function PaymentUnknown({ error, children }: PaymentUnknownProps) {
  if (isNoPayment(error)) return null;
  return (
    <Notice tone="info" announce>
      {children}
      <ErrorHelp error={error} />
    </Notice>
  );
}
