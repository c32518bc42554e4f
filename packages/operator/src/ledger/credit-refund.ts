/** Reason of a refund that pays out a credit note. */
export const CREDIT_REFUND = "credit";
