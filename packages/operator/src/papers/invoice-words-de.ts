import { amount, button, type Content, facts, type Head, link } from "@tribun/mails";
import { DE, german } from "../words/letters.ts";
import type { InvoiceMailFacts } from "./invoice-mail-types.ts";

/** A day without its year, for subjects. */
export const short = (day: string): string => day.slice(0, 6);

/** A letter about a bill, which ends with the hotline. */
export const mail = (f: InvoiceMailFacts, head: Head, ...content: readonly Content[]) =>
  german(f, head, ...content, DE.questions(f.hotline));

/** The bill as a ticket: its number and period, and the amount on the stub. */
export const rows = (f: InvoiceMailFacts): Content => [
  facts(["Rechnung", f.number], ["Zeitraum", f.period]),
  amount("Betrag", f.total, `inkl. MwSt.${f.credited === undefined ? "" : `, Gutschrift von ${f.credited} schon abgezogen`}`),
];

/** The way to pay the bill, and the way to it. */
export const pay = (f: InvoiceMailFacts): Content => button("Jetzt bezahlen", `${f.bill}#pay`);
export const look = (f: InvoiceMailFacts): Content => link("Rechnung ansehen", `${f.bill}#bill`);

/** The right to object. */
export const object = (f: InvoiceMailFacts) =>
  `Stimmt etwas nicht? Bis zum ${f.disputeUntil} kannst du die Rechnung ganz oder zum Teil beanstanden (§ 67 TKG), am einfachsten an derselben Stelle. Was du beanstandest, mahnen wir nicht an, solange wir es prüfen.`;

/** Payment on the due date, or on the day to which a debit was postponed (L33). */
export const announce = (f: InvoiceMailFacts): Content =>
  f.collection
    ? [
        f.collection.mandateReference !== undefined &&
          facts(["Gläubiger-Identifikationsnummer", f.creditorId], ["Mandatsreferenz", f.collection.mandateReference]),
        `Wir buchen den Betrag am ${f.drawnOn} ab: ${f.collection.label}.${f.collection.mandateReference === undefined ? "" : " Sorge bitte bis dahin für Deckung."} Ist unser Zahlungsdienst dann gestört, buchen wir am Tag danach ab; einen späteren Tag kündigen wir dir neu an.`,
        button("Rechnung ansehen", `${f.bill}#bill`),
      ]
    : [`Bitte bezahl bis zum ${f.dueDate}.`, pay(f)];

/** Payment of the rest, of the bill or after an objection. */
export const settle = (f: InvoiceMailFacts): Content =>
  ({
    ahead: announce(f),
    underWay: "Deine Zahlung ist schon unterwegs, du musst nichts weiter tun.",
    late: [`Bitte bezahl bis zum ${f.payBy}.`, pay(f)],
    settled: ["Es ist nichts mehr zu zahlen, und wir buchen nichts ab.", look(f)],
  })[f.stand];
