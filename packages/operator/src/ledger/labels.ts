import { type DaySpan, formatPhone } from "@tribun/domain";
import type { Localised } from "../db/schema/catalogue.ts";
import { dottedDay as written } from "../words/written.ts";

export { dottedDay as written } from "../words/written.ts";

/** Writes a span of days as 20.08.–31.08.2026, which is the same in German and Turkish. */
export function spanLabel({ from, to }: DaySpan): string {
  return `${written(from).slice(0, 6)}–${written(to)}`;
}

/** Names the base fee of a line for some days, as concretely as § 62 TKG requires. */
export function baseFeeLabel(tariff: string, msisdn: string, days: DaySpan): Localised {
  const rest = `${tariff}, ${formatPhone(msisdn)}, ${spanLabel(days)}`;
  return { de: `Grundpreis ${rest}`, tr: `Aylık ücret ${rest}` };
}

export const IDENTITY_CREDIT: Localised = {
  de: "Identitätsprüfung: mit der Bestellung bezahlt, hier verrechnet",
  tr: "Kimlik kontrolü: siparişte ödendi, bu faturadan düşüldü",
};

/** Names the credit of a withdrawn contract's base fee. The withdrawal itself settles the fee's value (L22). */
export function withdrawnLabel(item: Localised): Localised {
  return { de: `Widerruf: ${item.de}`, tr: `Cayma: ${item.tr}` };
}

/** Names the credit for billed days after a contract's last one, where the end was decided later. */
export function endedLabel(item: Localised, lastDay: string): Localised {
  const day = written(lastDay);
  return { de: `Vertragsende ${day}, für die Tage danach: ${item.de}`, tr: `Sözleşmenin sonu ${day}, sonraki günler için: ${item.tr}` };
}

/** Names the credit of a billed price difference: a termination declared before the tariff change's first day cancelled the change. */
export function fallenLabel(item: Localised): Localised {
  return { de: `Entfallener Tarifwechsel, Unterschied: ${item.de}`, tr: `Gerçekleşmeyen tarife değişikliği, fark: ${item.tr}` };
}

/** Names the credit of a jersey's price, where its payment has no room for a refund. */
export const WITHDRAWN_JERSEY: Localised = { de: "Widerruf: Trikot", tr: "Cayma: Forma" };

/** Names the credit of an order's payment after a withdrawal, where the payment has no room for a refund. */
export const WITHDRAWN_ORDER: Localised = { de: "Widerruf: Zahlung deiner Bestellung", tr: "Cayma: Siparişinin ödemesi" };

/** Names the credit of an order's payment, where the order was not carried out and the payment has no room for a refund. */
export const UNDONE_ORDER: Localised = {
  de: "Nicht ausgeführte Bestellung: deine Zahlung",
  tr: "Gerçekleşmeyen sipariş: ödemen",
};

/** Names the claim for an order's payment that the bank took back, where no receipt shows the payment. */
export const RETURNED_ORDER: Localised = { de: "Zurückgegebene Zahlung deiner Bestellung", tr: "Siparişinin geri çevrilen ödemesi" };

/** Names an invoice's payment that the bank took back and paid again, in the credit for its surplus. */
export const RETURNED_PAYMENT: Localised = { de: "Zurückgegebene Zahlung", tr: "Geri çevrilen ödeme" };

/** Names the claim for a pack's payment that the bank took back, by the pack's name. */
export function returnedPackLabel(pack: string): Localised {
  return { de: `Zurückgegebene Zahlung deines Pakets ${pack}`, tr: `${pack} paketinin geri çevrilen ödemesi` };
}

/** Names the credit for the unused part of a pack that ended because the bank took its payment back. */
export function unusedPackLabel(pack: string): Localised {
  return { de: `Nicht genutzter Teil deines Pakets ${pack}`, tr: `${pack} paketinin kullanılmayan kısmı` };
}

/** Names the claim for a payment that the bank took back and whose receipt has shown its VAT. */
export function invoicedPaymentLabel(number: string): Localised {
  return {
    de: `Zurückgegebene Zahlung der Rechnung ${number}, dort schon mit Umsatzsteuer berechnet`,
    tr: `${number} numaralı faturanın geri çevrilen ödemesi, KDV’si o faturada hesaplandı`,
  };
}

/** Names the credit for the part of a payment that the bank has left, where the claim covers the whole payment. */
export const KEPT_PAYMENT: Localised = {
  de: "Davon schon bezahlt: deine Bank hat nur einen Teil der Zahlung zurückgeholt",
  tr: "Bundan ödenmiş olan: bankan ödemenin yalnızca bir kısmını geri aldı",
};

/** Names the claim for a refund, where the bank took the whole payment back afterwards. */
export const DOUBLE_REFUND: Localised = {
  de: "Doppelt erhaltene Erstattung: deine Bank hat die ganze Zahlung zurückgeholt",
  tr: "İki kez aldığın iade: bankan ödemenin tamamını geri aldı",
};

/** Names the credit for a refund that never arrived and that its payment can no longer take. */
export const FAILED_REFUND: Localised = { de: "Erstattung, die nicht bei dir angekommen ist", tr: "Sana ulaşmayan iade" };

/** Names the credit for a claim, where the bank took the payment back and paid it again. */
export function wonBackLabel(claim: Localised): Localised {
  return { de: `Zahlung wieder eingegangen: ${claim.de}`, tr: `Ödeme yeniden geldi: ${claim.tr}` };
}

/** Names the credit of an accepted objection (§ 67 TKG). */
export function objectionLabel(number: string): Localised {
  return { de: `Gutschrift nach Beanstandung der Rechnung ${number}`, tr: `${number} numaralı faturaya itiraz sonrası alacak` };
}

/** Names the waiver of an invoice's rest that is too small for any payment. */
export function waivedLabel(number: string): Localised {
  return { de: `Kleinbetrag der Rechnung ${number}, den wir dir erlassen`, tr: `${number} numaralı faturadan sildiğimiz küçük tutar` };
}

/** Names the refund of money that was invoiced before. */
export function refundLabel(number: string): Localised {
  return { de: `Erstattung zur Rechnung ${number}`, tr: `${number} numaralı faturanın iadesi` };
}
