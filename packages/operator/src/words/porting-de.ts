import type { PortingReason } from "@tribun/domain";
import { button, facts, link, list, note } from "@tribun/mails";
import { DE, german } from "./letters.ts";
import { contractWords } from "./contract-words.ts";
import type { PortingFacts, PortingSmsFacts, PortingTexts } from "./porting-types.ts";

type Reason = { readonly why: (f: PortingSmsFacts) => string; readonly how: (f: PortingFacts) => string };

/** The donor's name, or "your previous provider" if the fan has named none. */
const donor = (f: PortingSmsFacts) => f.donor ?? "dein bisheriger Anbieter";
/** The same at the beginning of a sentence. */
const donorFirst = (f: PortingSmsFacts) => f.donor ?? "Dein bisheriger Anbieter";
/** After "bei", "zu" and "sag". */
const toDonor = (f: PortingSmsFacts) => f.donor ?? "deinem bisherigen Anbieter";

const REASONS: Record<PortingReason, Reason> = {
  nameMismatch: {
    why: (f) => `Bei ${toDonor(f)} steht der Vertrag auf einen anderen Namen.`,
    how: () => "Schau auf deine letzte Rechnung und gib den Namen genau so ein, wie er dort steht.",
  },
  birthdayMismatch: {
    why: (f) => `Das Geburtsdatum passt nicht zu deinem Vertrag bei ${toDonor(f)}.`,
    how: () => "Gib das Geburtsdatum der Person ein, auf die der Vertrag läuft.",
  },
  notReleased: {
    why: (f) => `${donorFirst(f)} hat deine Nummer noch nicht freigegeben.`,
    how: (f) =>
      `Sag ${toDonor(f)}, dass du deine Nummer vorzeitig mitnehmen möchtest (Opt-in). Das geht am Telefon oder im Kundenkonto, auch bei Prepaid, und kostet nichts. Danach schick die Anfrage bei uns noch einmal ab.`,
  },
  wrongProvider: {
    why: (f) =>
      f.donor === undefined
        ? "Ohne den Namen deines Anbieters war deine Nummer nicht zu finden."
        : `Deine Nummer ist nicht bei ${f.donor}.`,
    how: () => "Manche Marken gehören zu einem anderen Anbieter. Auf deiner Rechnung steht, wer dein Vertragspartner ist.",
  },
  contractNotTerminated: {
    why: (f) => `Dein Vertrag bei ${toDonor(f)} ist nicht gekündigt und hat deshalb noch kein Ende.`,
    how: () =>
      "Kündige ihn dort, oder nimm die Nummer so bald wie möglich mit; der alte Vertrag läuft dann ohne diese Nummer weiter, bis er endet.",
  },
  customerNumberMissing: {
    why: (f) => `Für Geschäftsverträge braucht ${donor(f)} deine Kundennummer.`,
    how: () => "Sie steht auf jeder Rechnung.",
  },
  alreadyPorted: {
    why: () => "Deine Nummer ist inzwischen bei einem anderen Anbieter.",
    how: () => "Von dort kannst du sie mit einer neuen Bestellung zu uns holen.",
  },
  tooLate: {
    why: (f) => `Dein Vertrag bei ${toDonor(f)} ist seit mehr als einem Monat beendet.`,
    how: () => "So lange muss kein Anbieter eine Nummer aufheben.",
  },
};

const words = contractWords("de");
const orderOf = (f: PortingFacts) => `${f.origin}/dashboard/orders/${f.orderId}`;
const esimOf = (f: PortingFacts) => `${f.origin}/checkout/success?order=${f.orderId}`;
const NEW_NUMBER = "Mit neuer Nummer starten: Such dir eine aus, dann ist dein Anschluss in wenigen Minuten aktiv.";
const ARRIVED: Record<PortingFacts["contract"], { readonly what: (f: PortingFacts) => string; readonly stay: string }> = {
  ended: {
    what: (f) =>
      `dein Vertrag zur Bestellung ${f.orderNumber} ist beendet. Trotzdem hat ${donor(f)} deine Nummer ${f.number} an uns übergeben.`,
    stay: "Schließ einen neuen Vertrag ab und sag uns Bescheid, dann schalten wir die Nummer darauf.",
  },
  open: {
    what: (f) => `der Wechsel deiner Nummer ${f.number} war abgesagt oder abgelehnt. Trotzdem hat ${donor(f)} sie an uns übergeben.`,
    stay: "Sag uns Bescheid, dann starten wir deine Bestellung mit ihr.",
  },
  running: {
    what: (f) =>
      `dein Anschluss läuft mit einer neuen Nummer. Trotzdem hat ${donor(f)} jetzt auch deine Nummer ${f.number} an uns übergeben.`,
    stay: "Sag uns Bescheid, dann tauschen wir deine neue Nummer gegen sie.",
  },
};
const reasonOf = (f: PortingSmsFacts) => (f.reason ? REASONS[f.reason] : undefined);

export const portingDe: PortingTexts = {
  mail: {
    requested: (f) =>
      german(
        f,
        `Wir holen deine Nummer ${f.number}`,
        `wir haben ${f.paid ? `deine Zahlung von ${f.paid} erhalten` : "deine Zahlungsart geprüft, ohne etwas abzubuchen,"} und nehmen deine Bestellung ${f.orderNumber} an. Deine Nummer ${f.number} fragen wir jetzt bei ${toDonor(f)} an und schreiben dir, sobald der Tag feststeht.`,
        facts(
          ["Bestellnummer", f.orderNumber],
          ["Nummer", f.number],
          ["Tarif", `${f.tariff}, ${f.monthly} im Monat, ab dem Tag des Wechsels`],
          f.openingFee !== undefined && ["Anschlusspreis", `${f.openingFee}, mit der ersten Rechnung nach dem Wechsel`],
          words.jersey(f),
        ),
        f.sim === "esim"
          ? ["Deine eSIM lädst du am besten gleich.", button("eSIM laden", esimOf(f))]
          : `Deine SIM-Karte ist unterwegs${f.parcel ? ` und kommt voraussichtlich ${f.parcel}` : ""}. Leg sie am Tag des Wechsels ein.`,
        list(
          "Was du wissen solltest:",
          f.mnpType === "ASAP"
            ? `Dein Vertrag bei ${toDonor(f)} bleibt, wie er ist, und läuft bis zu seinem Ende weiter. Auf Wunsch bekommst du dort eine neue Nummer. Läuft er noch, muss ${donor(f)} die Nummer freigeben: Sag dort am Telefon oder im Kundenkonto, dass du sie mitnimmst (Opt-in).`
            : `Die Nummer wechselt, wenn dein Vertrag bei ${toDonor(f)} endet. Gekündigt sein muss er von dir.`,
          "Für den Wechsel selbst zahlst du nichts. Solange die Nummer nicht bei uns ist, stellen wir dir nichts in Rechnung.",
          "Der Wechsel unterbricht deinen Anschluss höchstens einen Arbeitstag. Kommt die Nummer später als einen Arbeitstag nach dem vereinbarten Tag, bekommst du 10 € für jeden weiteren Tag (§ 59 TKG).",
        ),
        words.documents(f),
        words.withdrawal(f),
        DE.questions(f.hotline),
      ),
    scheduled: (f) =>
      german(
        f,
        `Deine Nummer wechselt am ${f.date ?? ""}`,
        `${donorFirst(f)} hat zugestimmt: Deine Nummer ${f.number} wechselt am ${f.date ?? ""} in der Nacht zu uns. Bis dahin telefonierst du wie gewohnt mit deiner alten SIM, danach mit unserer.`,
        facts(["Nummer", f.number], ["Tag des Wechsels", f.date ?? ""]),
        f.cancelUntil !== undefined && [
          `Du hast es dir anders überlegt? Bis ${f.cancelUntil} kannst du den Wechsel absagen.`,
          link("Wechsel ansehen oder absagen", orderOf(f)),
        ],
        "Kommt die Nummer später als einen Arbeitstag nach diesem Tag, bekommst du 10 € für jeden weiteren Tag (§ 59 TKG).",
        DE.questions(f.hotline),
      ),
    declined: (f) =>
      german(
        f,
        `${donorFirst(f)} gibt deine Nummer noch nicht frei`,
        `${reasonOf(f)?.why(f) ?? ""} Deshalb kommt deine Nummer ${f.number} so nicht zu uns. Deine Bestellung ${f.orderNumber} bleibt bestehen, und du zahlst weiterhin nichts.`,
        f.correctUntil === undefined && reasonOf(f)?.how(f),
        list(
          "So geht es weiter:",
          f.correctUntil !== undefined && `Angaben korrigieren: ${reasonOf(f)?.how(f) ?? ""} Das geht bis ${f.correctUntil}.`,
          NEW_NUMBER,
        ),
        button(f.correctUntil === undefined ? "Neue Nummer wählen" : "Korrigieren oder neue Nummer wählen", orderOf(f)),
        `Entscheidest du dich 30 Tage lang für nichts davon, beenden wir die Bestellung${f.refund ? ` und zahlen dir ${f.refund} zurück` : ""}.`,
        DE.questions(f.hotline),
      ),
    late: (f) =>
      german(
        f,
        `Deine Nummer ${f.number} ist noch nicht da`,
        `deine Nummer sollte am ${f.date ?? ""} wechseln und ist noch nicht bei uns. Das tut uns leid. Wir sind dran, und du kannst deine alte SIM so lange weiter benutzen.`,
        note(
          "Für jeden Tag, den es jetzt noch dauert, bekommst du 10 € (§ 59 TKG). Du musst dafür nichts tun: Wir ziehen den Betrag von deiner nächsten Rechnung ab.",
        ),
        DE.questions(f.hotline),
      ),
    completed: (f) =>
      german(
        f,
        `Deine Nummer ${f.number} ist da`,
        `willkommen auf unserer Tribüne: Deine Nummer ${f.number} ist bei uns, und dein Anschluss ist aktiv. Ab heute gilt dein Tarif ${f.tariff} für ${f.monthly} im Monat${f.openingFee ? `; der Anschlusspreis von ${f.openingFee} steht auf der ersten Rechnung` : ""}.`,
        f.compensation !== undefined &&
          note(`Der Wechsel hat zu lange gedauert. Dafür ziehen wir ${f.compensation} von deiner nächsten Rechnung ab (§ 59 TKG).`),
        f.sim === "esim"
          ? ["Hast du deine eSIM noch nicht geladen? Hier ist sie.", button("eSIM laden", esimOf(f))]
          : "Leg jetzt unsere SIM-Karte ein, falls du es noch nicht getan hast.",
        DE.questions(f.hotline),
      ),
    cancelled: (f) =>
      german(
        f,
        `Deine Nummer ${f.number} bleibt bei ${toDonor(f)}`,
        `du hast den Wechsel deiner Nummer abgesagt; sie bleibt bei ${toDonor(f)}. Deine Bestellung ${f.orderNumber} bleibt noch 30 Tage offen.`,
        NEW_NUMBER,
        button("Neue Nummer wählen", orderOf(f)),
        `Nach den 30 Tagen beenden wir die Bestellung${f.refund ? ` und zahlen dir ${f.refund} zurück` : ""}.`,
        DE.questions(f.hotline),
      ),
    abandoned: (f) =>
      german(
        f,
        `Wir beenden deine Bestellung ${f.orderNumber}`,
        `deine Nummer ${f.number} konnte nicht zu uns kommen, und du hast dich nicht für eine neue entschieden. Deshalb beenden wir die Bestellung.${f.refund ? ` Du bekommst ${f.refund} auf dem Weg zurück, auf dem du bezahlt hast, spätestens in 14 Tagen.` : ""}`,
        "Möchtest du es noch einmal versuchen, ist jeder Tarif für dich da.",
        button("Tarife ansehen", `${f.origin}/tarife`),
        DE.questions(f.hotline),
      ),
    arrived: (f) =>
      german(
        f,
        `Deine Nummer ${f.number} ist bei uns angekommen`,
        ARRIVED[f.contract].what(f),
        `Du verlierst sie nicht: Wir heben sie bis ${f.keptUntil ?? ""} nur für dich auf. Dafür und für den Wechsel berechnen wir dir nichts (§ 59 TKG). Unser Kundenservice kümmert sich heute noch darum und meldet sich bei dir.`,
        facts(["Nummer", f.number], ["Aufgehoben bis", f.keptUntil ?? ""], ["Dein Vorgang", f.ticket ?? ""]),
        list(
          "Du entscheidest, wohin sie geht:",
          `Zurück zu ${toDonor(f)} oder zu einem anderen Anbieter: Beantrage dort die Mitnahme und nenn uns als bisherigen Anbieter.`,
          `Bei uns bleiben: ${ARRIVED[f.contract].stay}`,
        ),
        "Entscheidest du dich bis dahin für nichts davon, geht sie an den Anbieter zurück, dem sie zugeteilt ist.",
        DE.questions(f.hotline),
      ),
  },
  sms: {
    scheduled: (f) => `${f.club}: Deine Nummer ${f.number} wechselt am ${f.date ?? ""} zu uns. Bis dahin nutz deine alte SIM.`,
    declined: (f) =>
      `${f.club}: ${reasonOf(f)?.why(f) ?? ""} Was du tun kannst, steht in unserer E-Mail und hier: ${f.origin}/dashboard/orders/${f.orderId}`,
    completed: (f) => `${f.club}: Deine Nummer ${f.number} ist da. Leg jetzt unsere SIM ein oder lade deine eSIM.`,
  },
};
