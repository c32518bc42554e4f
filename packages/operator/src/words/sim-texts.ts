import type { Language } from "@tribun/domain";
import type { MailText } from "./message-types.ts";
import type { Hotline } from "../base/teams.ts";
import type { Greeting } from "./greeting.ts";

export type SimMailKind = "blocked" | "unblocked" | "shipped" | "replaced" | "failed" | "renumbered";

export type SimMailFacts = {
  readonly greeting: Greeting;
  readonly club: string;
  readonly hotline: Hotline;
  readonly origin: string;
  /** Formatted for the fan. */
  readonly msisdn: string;
  /** The line's previous number, if it changed. */
  readonly before?: string;
};

const closingDe = (f: SimMailFacts) =>
  `Warst du das nicht? Ruf uns gleich an: ${f.hotline.shortCode} aus unserem Netz oder kostenlos ${f.hotline.freeNumber}.\n\nDeine Mannschaft von ${f.club}`;
const closingTr = (f: SimMailFacts) =>
  `Bunu sen yapmadıysan bizi hemen ara: kendi hattımızdan ${f.hotline.shortCode}, Almanya’daki tüm şebekelerden ücretsiz ${f.hotline.freeNumber}.\n\n${f.club} takımın`;

/** Mails about the SIM of a line. */
export const SIM_MAILS: Record<Language, Record<SimMailKind, (facts: SimMailFacts) => MailText>> = {
  de: {
    blocked: (f) => ({
      subject: `Deine SIM zu ${f.msisdn} ist gesperrt`,
      text: `${f.greeting},

die SIM zu ${f.msisdn} ist gesperrt. Niemand kann damit telefonieren, surfen oder Nachrichten schreiben; der Notruf 112 geht weiterhin. Dein Vertrag läuft weiter.

Wiedergefunden? Hier hebst du die Sperre auf: ${f.origin}/dashboard
Dort bestellst du auch eine neue SIM; deine Rufnummer behältst du.

${closingDe(f)}`,
    }),
    unblocked: (f) => ({
      subject: `Deine SIM zu ${f.msisdn} ist wieder frei`,
      text: `${f.greeting},

du hast die Sperre deiner SIM zu ${f.msisdn} aufgehoben. Starte dein Gerät neu, falls es sich nicht von selbst ins Netz einbucht.

${closingDe(f)}`,
    }),
    shipped: (f) => ({
      subject: `Deine neue SIM-Karte zu ${f.msisdn} ist unterwegs`,
      text: `${f.greeting},

deine neue SIM-Karte zu ${f.msisdn} ist auf dem Weg zu dir. Bis du sie einsetzt, ändert sich nichts.

Ist sie da, aktivierst du sie hier mit der Kartennummer, die auf ihr steht: ${f.origin}/dashboard
Erst dann wird die bisherige SIM ungültig.

${closingDe(f)}`,
    }),
    replaced: (f) => ({
      subject: `Zu ${f.msisdn} gehört jetzt deine neue SIM`,
      text: `${f.greeting},

deine neue SIM zu ${f.msisdn} ist aktiv, die bisherige ist ab sofort ungültig. Eine eSIM lädst du hier auf dein Gerät: ${f.origin}/dashboard

${closingDe(f)}`,
    }),
    failed: (f) => ({
      subject: `Deine neue SIM zu ${f.msisdn} konnten wir nicht erstellen`,
      text: `${f.greeting},

deine neue SIM zu ${f.msisdn} konnten wir wegen einer Störung nicht erstellen. Es ist nichts berechnet worden, und an deiner bisherigen SIM hat sich nichts geändert. Bestell sie bitte noch einmal: ${f.origin}/dashboard

${closingDe(f)}`,
    }),
    renumbered: (f) => ({
      subject: `Deine neue Nummer ist ${f.msisdn}`,
      text: `${f.greeting},

ab jetzt bist du unter ${f.msisdn} zu erreichen. ${f.before ?? ""} gehört nicht mehr zu dir, und später kann die Nummer an jemand anderen gehen.

Vertrag, Preis, SIM und dein restliches Volumen bleiben, wie sie sind. Starte dein Handy neu, wenn die neue Nummer in ein paar Minuten noch nicht gilt. Denk an alle, die dir Codes auf die alte schicken, zum Beispiel deine Bank.

${closingDe(f)}`,
    }),
  },
  tr: {
    blocked: (f) => ({
      subject: `${f.msisdn} numaralı SIM’in bloke edildi`,
      text: `${f.greeting},

${f.msisdn} numaralı SIM’in bloke edildi. Artık kimse onunla arama yapamaz, internete giremez, mesaj gönderemez; 112 acil çağrısı çalışmaya devam eder. Sözleşmen sürüyor.

Buldun mu? Blokeyi buradan kaldırabilirsin: ${f.origin}/dashboard
Yeni SIM’i de oradan istersin; numaran sende kalır.

${closingTr(f)}`,
    }),
    unblocked: (f) => ({
      subject: `${f.msisdn} numaralı SIM’inin blokesi kaldırıldı`,
      text: `${f.greeting},

${f.msisdn} numaralı SIM’inin blokesini kaldırdın. Cihazın şebekeye kendiliğinden bağlanmazsa yeniden başlat.

${closingTr(f)}`,
    }),
    shipped: (f) => ({
      subject: `${f.msisdn} için yeni SIM kartın yolda`,
      text: `${f.greeting},

${f.msisdn} için yeni SIM kartın yola çıktı. Onu takana kadar hiçbir şey değişmez.

Eline geçince üzerindeki kart numarasıyla buradan etkinleştir: ${f.origin}/dashboard
Eski SIM ancak o zaman geçersiz olur.

${closingTr(f)}`,
    }),
    replaced: (f) => ({
      subject: `${f.msisdn} artık yeni SIM’inde`,
      text: `${f.greeting},

${f.msisdn} için yeni SIM’in etkin, eskisi şu andan itibaren geçersiz. eSIM’i cihazına buradan yükleyebilirsin: ${f.origin}/dashboard

${closingTr(f)}`,
    }),
    failed: (f) => ({
      subject: `${f.msisdn} için yeni SIM oluşturulamadı`,
      text: `${f.greeting},

Bir arıza nedeniyle ${f.msisdn} için yeni SIM’ini oluşturamadık. Senden bir ücret alınmadı ve eski SIM’inde hiçbir şey değişmedi. Lütfen yeniden iste: ${f.origin}/dashboard

${closingTr(f)}`,
    }),
    renumbered: (f) => ({
      subject: `Yeni numaran ${f.msisdn}`,
      text: `${f.greeting},

artık ${f.msisdn} numarasından ulaşılıyorsun. ${f.before ?? ""} bundan sonra sana ait değil, ileride başkasına verilebilir.

Sözleşmen, fiyatın, SIM’in ve kalan internetin aynı kalır. Yeni numara birkaç dakika içinde geçmezse telefonunu yeniden başlat. Eski numarana kod gönderenleri unutma, örneğin bankanı.

${closingTr(f)}`,
    }),
  },
};
