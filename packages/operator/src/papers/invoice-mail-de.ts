import { amount, facts, note } from "@tribun/mails";
import type { InvoiceMails } from "./invoice-mail-types.ts";
import { announce, look, mail, object, pay, rows, settle, short } from "./invoice-words-de.ts";

/** Mails about invoices in German. Reminders are free. */
export const invoiceMailsDe: InvoiceMails = {
  issued: (f) =>
    mail(
      f,
      {
        subject: `Deine Rechnung für ${f.month}: ${f.total}, ${f.stand === "settled" ? "nichts zu zahlen" : f.collection ? `Abbuchung am ${short(f.drawnOn)}` : `bitte bis ${short(f.dueDate)}`}`,
        heading: `Deine Rechnung für ${f.month}`,
      },
      "deine neue Rechnung liegt im Anhang.",
      rows(f),
      // Credits have covered all of it, or the fan paid before the mail was sent.
      f.stand === "settled" ? settle(f) : announce(f),
      object(f),
    ),
  overdue: (f) =>
    mail(
      f,
      {
        subject: `Noch offen: ${f.total} für ${f.month}, bitte bis ${short(f.payBy)}`,
        heading: `Deine Rechnung für ${f.month} ist noch offen`,
      },
      `der ${f.dueDate} ist vorbei, und wir haben noch keine Zahlung von dir. Vielleicht hast du sie nur vergessen.`,
      rows(f),
      pay(f),
      object(f),
    ),
  notDrawn: (f) =>
    mail(
      f,
      {
        subject: `Noch offen: ${f.total} für ${f.month}, weil unsere Abbuchung gestört war`,
        heading: `Deine Rechnung für ${f.month} ist noch offen`,
      },
      `wir wollten den Betrag am ${f.dueDate} abbuchen, aber unser Zahlungsdienst ist seit Tagen gestört. Das liegt nicht an dir, und Kosten entstehen dir dadurch nicht.`,
      rows(f),
      "Wir versuchen die Abbuchung nicht noch einmal von selbst.",
      pay(f),
      object(f),
    ),
  putOff: (f) =>
    mail(
      f,
      { subject: `${f.total} für ${f.month} buchen wir erst am ${short(f.drawnOn)} ab`, heading: `Wir buchen erst am ${f.drawnOn} ab` },
      `deine Rechnung war am ${f.dueDate} fällig, abgebucht haben wir sie noch nicht. Kosten entstehen dir dadurch nicht.`,
      rows(f),
      announce(f),
      object(f),
    ),
  returned: (f) =>
    mail(
      f,
      { subject: `Abbuchung hat nicht geklappt: ${f.total} für ${f.month} noch offen`, heading: "Die Abbuchung hat nicht geklappt" },
      "dein Geldinstitut hat die Abbuchung nicht ausgeführt oder zurückgegeben. Kosten berechnen wir dir dafür nicht, der Betrag ist aber wieder offen.",
      rows(f),
      "Wir buchen ihn nicht noch einmal von selbst ab.",
      pay(f),
      object(f),
    ),
  reminder1: (f) =>
    mail(
      f,
      {
        subject: `Zahlungserinnerung: ${f.total} für ${f.month}, bitte bis ${short(f.payBy)}`,
        heading: `Zahlungserinnerung für ${f.month}`,
      },
      `deine Rechnung ist seit dem ${f.dueDate} fällig. Bitte bezahl sie bis zum ${f.payBy}.`,
      rows(f),
      pay(f),
      "Diese Erinnerung kostet dich nichts. Kannst du gerade nicht alles auf einmal zahlen, ruf uns an; wir finden einen Weg.",
      object(f),
    ),
  reminder2: (f) =>
    mail(
      f,
      { subject: `Zweite Mahnung: ${f.total} für ${f.month}, bitte bis ${short(f.payBy)}`, heading: `Zweite Mahnung für ${f.month}` },
      `deine Rechnung ist seit dem ${f.dueDate} fällig und trotz unserer Erinnerung offen. Bitte bezahl sie bis zum ${f.payBy}.`,
      rows(f),
      `Insgesamt sind ${f.arrears} überfällig.`,
      pay(f),
      "Auch diese Mahnung kostet dich nichts. Kannst du gerade nicht alles auf einmal zahlen, ruf uns an; wir finden einen Weg.",
      object(f),
    ),
  deferred: (f) =>
    mail(
      f,
      { subject: `Mehr Zeit: ${f.total} für ${f.month}, bitte bis ${short(f.payBy)}`, heading: "Du hast mehr Zeit" },
      `du hast mehr Zeit: Bezahl diese Rechnung bis zum ${f.payBy}. Bis dahin mahnen wir sie nicht an, und es kostet dich nichts.`,
      rows(f),
      pay(f),
      "Reicht die Zeit nicht, ruf uns an; wir finden einen Weg.",
    ),
  blockThreatened: (f) =>
    mail(
      f,
      {
        subject: `Wir drohen die Sperre zum ${short(f.blockDay)} an: ${f.arrears} überfällig`,
        heading: `Wir drohen dir die Sperre deines Anschlusses zum ${f.blockDay} an`,
      },
      `du hast wiederholt nicht gezahlt, und ${f.arrears} sind überfällig und nicht beanstandet. Zahlst du nicht, sperren wir nach § 61 TKG am ${f.blockDay} abgehende Gespräche, SMS und mobiles Internet auf den Anschlüssen, um die es geht. Eine Woche später, am ${f.incomingDay}, sperren wir auch ankommende Gespräche. Die Notrufe 112 und 110 erreichst du immer.`,
      facts(["Rechnung", f.number], ["Zeitraum", f.period], ["Betrag dieser Rechnung", f.total]),
      amount("Überfällig", f.arrears),
      note("So wendest du die Sperre ab: Bezahl den Rückstand, oder bring ihn unter 100 €."),
      pay(f),
      "Hältst du die Sperre für unberechtigt, kannst du gegen sie Rechtsschutz vor den Gerichten suchen. Streit schlichtet auch die Verbraucherschlichtungsstelle der Bundesnetzagentur. Kannst du gerade nicht zahlen, ruf uns vorher an.",
      object(f),
    ),
  blocked: (f) =>
    mail(
      f,
      { subject: `Dein Anschluss ist gesperrt: ${f.arrears} überfällig`, heading: "Dein Anschluss ist gesperrt" },
      `wir haben deinen Anschluss heute wie angekündigt gesperrt (§ 61 TKG). Angerufen werden kannst du noch bis zum ${f.incomingDay}, die Notrufe 112 und 110 erreichst du immer.`,
      amount("Überfällig", f.arrears),
      "Sobald der Rückstand unter 100 € liegt, heben wir die Sperre auf; das kostet nichts.",
      pay(f),
      "Gegen die Sperre kannst du Rechtsschutz vor den Gerichten suchen.",
    ),
  unblocked: (f) =>
    mail(
      f,
      "Dein Anschluss ist wieder frei",
      "danke, der Rückstand ist ausgeglichen oder klein genug. Dein Anschluss ist ab sofort wieder frei.",
    ),
  disputeReceived: (f) =>
    mail(
      f,
      `Deine Beanstandung zu ${f.number} ist angekommen`,
      `du beanstandest ${f.disputed} der Rechnung ${f.number}. Wir prüfen das und antworten dir spätestens in acht Wochen. Bis dahin mahnen wir diese Rechnung nicht an, und der beanstandete Betrag zählt nicht als Rückstand.${f.disputed === f.total ? "" : " Der Rest der Rechnung bleibt offen; bezahlen kannst du ihn, sobald wir entschieden haben."}`,
      "Bist du mit unserer Antwort nicht einverstanden, kannst du die Verbraucherschlichtungsstelle der Bundesnetzagentur anrufen.",
      look(f),
    ),
  disputeReceivedPaid: (f) =>
    mail(
      f,
      `Deine Beanstandung zu ${f.number} ist angekommen`,
      `du beanstandest ${f.disputed} der Rechnung ${f.number}, die du schon bezahlt hast. Wir prüfen das und antworten dir spätestens in acht Wochen. Hast du recht, bekommst du das Geld zurück; bis dahin musst du nichts tun.`,
      "Bist du mit unserer Antwort nicht einverstanden, kannst du die Verbraucherschlichtungsstelle der Bundesnetzagentur anrufen.",
      look(f),
    ),
  disputeReturned: (f) =>
    mail(
      f,
      `Die Abbuchung zu ${f.number} ist zurückgegangen`,
      `dein Geldinstitut hat die Abbuchung zur Rechnung ${f.number} zurückgegeben. Kosten berechnen wir dir dafür nicht.`,
      "Deine Beanstandung dieser Rechnung prüfen wir weiter. Solange wir nicht entschieden haben, mahnen wir sie nicht an, und du musst nichts bezahlen.",
      look(f),
    ),
  disputeRejected: (f) =>
    mail(
      f,
      `Unsere Antwort zu deiner Beanstandung von ${f.number}`,
      "wir haben die Rechnung geprüft und keinen Fehler gefunden.",
      rows(f),
      settle(f),
      "Bist du nicht einverstanden, kannst du kostenlos die Verbraucherschlichtungsstelle der Bundesnetzagentur anrufen (§ 68 TKG).",
    ),
  disputeRejectedPaid: (f) =>
    mail(
      f,
      `Unsere Antwort zu deiner Beanstandung von ${f.number}`,
      "wir haben die Rechnung geprüft und keinen Fehler gefunden. Du hast sie schon bezahlt und musst nichts weiter tun.",
      rows(f),
      "Bist du nicht einverstanden, kannst du kostenlos die Verbraucherschlichtungsstelle der Bundesnetzagentur anrufen (§ 68 TKG).",
      look(f),
    ),
  disputeSettled: (f) =>
    mail(
      f,
      `Unsere Antwort zu deiner Beanstandung von ${f.number}`,
      "du hast recht gehabt. Was du beanstandet hast, haben wir dir schon gutgeschrieben oder zurückgezahlt, deshalb folgt dazu keine weitere Rechnungskorrektur.",
      rows(f),
      look(f),
    ),
  disputeRest: (f) =>
    mail(
      f,
      { subject: `Noch zu zahlen für ${f.month}: ${f.total}`, heading: "Was noch zu zahlen ist" },
      "du hattest recht, das tut uns leid. Was du beanstandet hast, ist gutgeschrieben; die Rechnungskorrektur kommt mit einer eigenen E-Mail. So viel bleibt zu zahlen:",
      rows(f),
      settle(f),
    ),
  credited: (f) =>
    mail(
      f,
      `Die Rechnung ${f.number} ist gutgeschrieben`,
      `wir haben dir die Rechnung ${f.number} über ${f.total} gutgeschrieben. Du musst nichts mehr zahlen.`,
      look(f),
    ),
  creditNote: (f) =>
    mail(
      f,
      `Deine Rechnungskorrektur ${f.number}`,
      "im Anhang findest du deine Rechnungskorrektur. Offene Rechnungen, die sie ganz deckt, sind damit bezahlt; was übrig bleibt, bekommst du in den nächsten Tagen auf dem Weg zurück, auf dem du bezahlt hast. Gibt es keinen solchen Weg, melden wir uns mit einer eigenen E-Mail.",
      look(f),
    ),
  creditWaived: (f) =>
    mail(
      f,
      `Deine Rechnungskorrektur ${f.number}`,
      "von deiner Rechnung war so wenig offen, dass man es nicht bezahlen kann. Wir erlassen dir den Rest; die Rechnungskorrektur dazu findest du im Anhang. Du musst nichts mehr zahlen und nichts tun.",
      look(f),
    ),
  creditPaidBack: (f) =>
    mail(
      f,
      `Du hattest recht: deine Rechnungskorrektur ${f.number}`,
      "deine Beanstandung war berechtigt, das tut uns leid. Im Anhang findest du die Rechnungskorrektur. Das Geld bekommst du in den nächsten Tagen auf dem Weg zurück, auf dem du bezahlt hast. Gibt es keinen solchen Weg, melden wir uns mit einer eigenen E-Mail.",
      look(f),
    ),
};
