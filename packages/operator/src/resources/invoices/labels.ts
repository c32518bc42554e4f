import { type DaySpan, formatPhone } from "@tribun/domain";
import type { Localised } from "../../db/schema/catalogue.ts";

/** 20.08.–31.08.2026: the German and the Turkish way of writing it are the same. */
export function spanLabel({ from, to }: DaySpan): string {
  return `${written(from).slice(0, 6)}–${written(to)}`;
}

/** 31.08.2026 */
export function written(iso: string): string {
  const [year = "", month = "", day = ""] = iso.split("-");
  return `${day}.${month}.${year}`;
}

/** The base fee of a line for some days, named as concretely as § 62 TKG wants it. */
export function baseFeeLabel(tariff: string, msisdn: string, days: DaySpan): Localised {
  const rest = `${tariff}, ${formatPhone(msisdn)}, ${spanLabel(days)}`;
  return { de: `Grundpreis ${rest}`, tr: `Aylık ücret ${rest}` };
}

export const IDENTITY_CREDIT: Localised = {
  de: "Identitätsprüfung: mit der Bestellung bezahlt, hier verrechnet",
  tr: "Kimlik kontrolü: siparişte ödendi, bu faturadan düşüldü",
};

/** Takes back a base fee of a contract that was withdrawn from; its value is settled by the withdrawal itself (L22). */
export function withdrawnLabel(item: Localised): Localised {
  return { de: `Widerruf: ${item.de}`, tr: `Cayma: ${item.tr}` };
}

/** Takes back what was billed of a base fee for days after a contract's last one, where that was decided later. */
export function endedLabel(item: Localised, lastDay: string): Localised {
  const day = written(lastDay);
  return { de: `Vertragsende ${day}, für die Tage danach: ${item.de}`, tr: `Sözleşmenin sonu ${day}, sonraki günler için: ${item.tr}` };
}

/** Takes back what a base fee was higher by, as the tariff it was billed for fell by a termination that was declared before its first day. */
export function fallenLabel(item: Localised): Localised {
  return { de: `Entfallener Tarifwechsel, Unterschied: ${item.de}`, tr: `Gerçekleşmeyen tarife değişikliği, fark: ${item.tr}` };
}

/** Gives back what a jersey cost, where the payment it came from has no room left. */
export const WITHDRAWN_JERSEY: Localised = { de: "Widerruf: Trikot", tr: "Cayma: Forma" };

/** The same for what was paid with an order. */
export const WITHDRAWN_ORDER: Localised = { de: "Widerruf: Zahlung deiner Bestellung", tr: "Cayma: Siparişinin ödemesi" };

/** The same for an order that came to nothing. */
export const UNDONE_ORDER: Localised = {
  de: "Nicht ausgeführte Bestellung: deine Zahlung",
  tr: "Gerçekleşmeyen sipariş: ödemen",
};

/** A payment that the bank took back, where no receipt has told of it. */
export const RETURNED_ORDER: Localised = { de: "Zurückgegebene Zahlung deiner Bestellung", tr: "Siparişinin geri çevrilen ödemesi" };

/** The same for one that was sent straight back. */
export const RETURNED_PAYMENT: Localised = { de: "Zurückgegebene Zahlung", tr: "Geri çevrilen ödeme" };

/** The same for a pack, by its proper name. */
export function returnedPackLabel(pack: string): Localised {
  return { de: `Zurückgegebene Zahlung deines Pakets ${pack}`, tr: `${pack} paketinin geri çevrilen ödemesi` };
}

/** What a pack did not give, because it ended with its payment. */
export function unusedPackLabel(pack: string): Localised {
  return { de: `Nicht genutzter Teil deines Pakets ${pack}`, tr: `${pack} paketinin kullanılmayan kısmı` };
}

/** A payment that the bank took back, whose VAT its receipt has shown. */
export function invoicedPaymentLabel(number: string): Localised {
  return {
    de: `Zurückgegebene Zahlung der Rechnung ${number}, dort schon mit Umsatzsteuer berechnet`,
    tr: `${number} numaralı faturanın geri çevrilen ödemesi, KDV’si o faturada hesaplandı`,
  };
}

/** What a bank has left of a payment that is charged again as a whole. */
export const KEPT_PAYMENT: Localised = {
  de: "Davon schon bezahlt: deine Bank hat nur einen Teil der Zahlung zurückgeholt",
  tr: "Bundan ödenmiş olan: bankan ödemenin yalnızca bir kısmını geri aldı",
};

/** A refund after which the bank took the whole payment back. */
export const DOUBLE_REFUND: Localised = {
  de: "Doppelt erhaltene Erstattung: deine Bank hat die ganze Zahlung zurückgeholt",
  tr: "İki kez aldığın iade: bankan ödemenin tamamını geri aldı",
};

/** A refund that never arrived, once its payment can take none any more. */
export const FAILED_REFUND: Localised = { de: "Erstattung, die nicht bei dir angekommen ist", tr: "Sana ulaşmayan iade" };

/** Takes off what was charged for a payment that the bank took back and gave again. */
export function wonBackLabel(claim: Localised): Localised {
  return { de: `Zahlung wieder eingegangen: ${claim.de}`, tr: `Ödeme yeniden geldi: ${claim.tr}` };
}

/** Gives back what an objection that was right was about (§ 67 TKG). */
export function objectionLabel(number: string): Localised {
  return { de: `Gutschrift nach Beanstandung der Rechnung ${number}`, tr: `${number} numaralı faturaya itiraz sonrası alacak` };
}

/** A rest of an invoice that is too small for any payment. */
export function waivedLabel(number: string): Localised {
  return { de: `Kleinbetrag der Rechnung ${number}, den wir dir erlassen`, tr: `${number} numaralı faturadan sildiğimiz küçük tutar` };
}

/** Money that went back after it had been invoiced. */
export function refundLabel(number: string): Localised {
  return { de: `Erstattung zur Rechnung ${number}`, tr: `${number} numaralı faturanın iadesi` };
}
