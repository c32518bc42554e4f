import { Notice } from "@tribun/ui-kit";
import type { ReactNode } from "react";
import { ErrorHelp } from "../../shell/late-errors.tsx";
import { isNoPayment } from "./use-payment-check.ts";

type PaymentUnknownProps = {
  /** Error of the payment's check. */
  readonly error: unknown;
  /** Text that says what the error means on this page. */
  readonly children: ReactNode;
};

/**
 * Says that the operator does not report how the payment went. The check repeats by itself, and a link offers help meanwhile. Renders
 * nothing when there is no such payment.
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
