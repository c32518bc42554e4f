import type { OrderPayment } from "@tribun/api-client/contract";
import { jerseySum } from "@tribun/domain";
import type { Formats, Text } from "@tribun/i18n";

type Fees = Pick<OrderPayment, "advanceJerseyFee" | "jerseyCustomisationFee">;

/** A jersey's price and its parts, in the same words as the payment page, the mail and the bill. */
export function jerseySumText(fees: Fees, t: Text<"order">, format: Formats): string {
  const { price, advance, print } = jerseySum(fees);
  const amounts = { price: format.money(price), advance: format.money(advance) };
  return print.amount === 0 ? t("extras.sum", amounts) : t("extras.sumPrint", { ...amounts, print: format.money(print) });
}
