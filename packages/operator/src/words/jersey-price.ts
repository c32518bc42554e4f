import { euro, jerseySum, type Language } from "@tribun/domain";
import type { StoredPayment } from "../db/schema/orders.ts";
import { euros, price } from "./written.ts";

type Fees = Pick<StoredPayment, "advanceJerseyFee" | "jerseyCustomisationFee">;
type Amounts = {
  readonly price: string;
  readonly advance: string;
  /** Absent for a jersey without print. */
  readonly print: string | undefined;
};

/** Labels of a jersey's costs, as in the shop: on the payment page, in mails and on the bill. A journey compares them. */
export const JERSEY_FEES: Record<
  Language,
  { readonly advance: string; readonly print: string; readonly sum: (amounts: Amounts) => string }
> = {
  de: {
    advance: "Trikot, Vorauszahlung",
    print: "Trikotbeflockung",
    sum: ({ price, advance, print }) =>
      `Trikotpreis ${price}: Vorauszahlung ${advance}${print === undefined ? "" : ` plus Beflockung ${print}`}`,
  },
  tr: {
    advance: "Forma ön ödemesi",
    print: "Forma baskısı",
    sum: ({ price, advance, print }) => `Forma fiyatı ${price}: ön ödeme ${advance}${print === undefined ? "" : ` artı baskı ${print}`}`,
  },
};

/** Price, advance and print as one sentence; businesses read net and gross prices (L25). */
export function jerseyPrice(fees: Fees, language: Language, business: boolean): string {
  const {
    price: whole,
    advance,
    print,
  } = jerseySum({
    advanceJerseyFee: euro(fees.advanceJerseyFee),
    jerseyCustomisationFee: euro(fees.jerseyCustomisationFee),
  });
  return JERSEY_FEES[language].sum({
    price: price(whole.amount, language, business),
    advance: euros(advance.amount, language),
    print: print.amount === 0 ? undefined : euros(print.amount, language),
  });
}
