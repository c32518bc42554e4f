import type { OrderPayment } from "@tribun/api-client/contract";
import { jerseySum } from "@tribun/domain";
import type { Formats, Text } from "@tribun/i18n";

type Fees = Pick<OrderPayment, "advanceJerseyFee" | "jerseyCustomisationFee">;

/** A jersey's price, what of it is paid with the order, and what is left, in the words of the payment page, the mail and the bill. */
export function jerseySumText(fees: Fees, t: Text<"order">, format: Formats): string {
  const { price, advance, open } = jerseySum(fees);
  return t("extras.sum", { price: format.money(price), advance: format.money(advance), open: format.money(open) });
}
