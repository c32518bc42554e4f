import { amount, button, type Content, facts, type Head, link } from "@tribun/mails";
import { TR, turkish } from "../words/letters.ts";
import type { InvoiceMailFacts } from "./invoice-mail-types.ts";

/** A day without its year, for subjects. */
export const short = (day: string): string => day.slice(0, 6);

/** A letter about a bill, which ends with the hotline. */
export const mail = (f: InvoiceMailFacts, head: Head, ...content: readonly Content[]) =>
  turkish(f, head, ...content, TR.questions(f.hotline));

/** The bill as a ticket: its number and period, and the amount on the stub. */
export const rows = (f: InvoiceMailFacts): Content => [
  facts(["Fatura", f.number], ["Dönem", f.period]),
  amount("Tutar", f.total, `KDV dahil${f.credited === undefined ? "" : `, ${f.credited} tutarındaki alacak düşüldü`}`),
];

/** The way to pay the bill, and the way to it. */
export const pay = (f: InvoiceMailFacts): Content => button("Şimdi öde", `${f.bill}#pay`);
export const look = (f: InvoiceMailFacts): Content => link("Faturaya bak", `${f.bill}#bill`);

/** The right to object. */
export const object = (f: InvoiceMailFacts) =>
  `Bir yanlışlık mı var? ${f.disputeUntil} tarihine kadar faturanın tamamına ya da bir bölümüne itiraz edebilirsin (§ 67 TKG); en kolayı aynı sayfadan. İtiraz ettiğin tutarı, incelediğimiz sürece senden istemeyiz.`;

/** Payment on the due date, or on the day to which a debit was postponed (L33). */
export const announce = (f: InvoiceMailFacts): Content =>
  f.collection
    ? [
        f.collection.mandateReference !== undefined &&
          facts(["Alacaklı kimlik numarası", f.creditorId], ["Ödeme talimatı referansı", f.collection.mandateReference]),
        `Tutarı ${f.drawnOn} tarihinde tahsil edeceğiz: ${f.collection.label}.${f.collection.mandateReference === undefined ? "" : " Lütfen o güne kadar hesabında yeterli bakiye bulundur."} O gün ödeme hizmetimizde arıza olursa bir gün sonra tahsil ederiz; daha geç bir günü sana yeniden bildiririz.`,
        button("Faturaya bak", `${f.bill}#bill`),
      ]
    : [`Lütfen ${f.dueDate} tarihine kadar öde.`, pay(f)];

/** Payment of the rest, of the bill or after an objection. */
export const settle = (f: InvoiceMailFacts): Content =>
  ({
    ahead: announce(f),
    underWay: "Ödemen zaten yolda, başka bir şey yapman gerekmez.",
    late: [`Lütfen ${f.payBy} tarihine kadar öde.`, pay(f)],
    settled: ["Ödenecek bir tutar kalmadı, senden de bir şey tahsil etmeyeceğiz.", look(f)],
  })[f.stand];
