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

/** Gives back what a jersey cost, where the payment it came from has no room left. */
export const WITHDRAWN_JERSEY: Localised = { de: "Widerruf: Trikot", tr: "Cayma: Forma" };

/** Gives back what an objection that was right was about (§ 67 TKG). */
export function objectionLabel(number: string): Localised {
  return { de: `Gutschrift nach Beanstandung der Rechnung ${number}`, tr: `${number} numaralı faturaya itiraz sonrası alacak` };
}

/** Money that went back after it had been invoiced. */
export function refundLabel(number: string): Localised {
  return { de: `Erstattung zur Rechnung ${number}`, tr: `${number} numaralı faturanın iadesi` };
}
