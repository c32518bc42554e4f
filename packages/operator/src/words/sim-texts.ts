import type { Language } from "@tribun/domain";
import { button, type Letter } from "@tribun/mails";
import { DE, TR, german, turkish } from "./letters.ts";
import type { Hotline } from "../base/teams.ts";
import type { Greeting } from "./greeting.ts";

export type SimMailKind = "blocked" | "unblocked" | "shipped" | "replaced" | "failed" | "renumbered";

export type SimMailFacts = {
  readonly greeting: Greeting;
  readonly club: string;
  readonly hotline: Hotline;
  /** Address of the line's page, where its SIM is managed. */
  readonly page: string;
  /** Formatted for the fan. */
  readonly msisdn: string;
  /** The line's previous number, if it changed. */
  readonly before?: string;
};

/** Mails about the SIM of a line. */
export const SIM_MAILS: Record<Language, Record<SimMailKind, (facts: SimMailFacts) => Letter>> = {
  de: {
    blocked: (f) =>
      german(
        f,
        `Deine SIM zu ${f.msisdn} ist gesperrt`,
        `die SIM zu ${f.msisdn} ist gesperrt. Niemand kann damit telefonieren, surfen oder Nachrichten schreiben; der Notruf 112 geht weiterhin. Dein Vertrag läuft weiter.`,
        "Wiedergefunden? Dann heb die Sperre auf. Am selben Ort bestellst du auch eine neue SIM; deine Rufnummer behältst du.",
        button("Sperre aufheben oder SIM bestellen", f.page),
        DE.notYou(f.hotline),
      ),
    unblocked: (f) =>
      german(
        f,
        `Deine SIM zu ${f.msisdn} ist wieder frei`,
        `du hast die Sperre deiner SIM zu ${f.msisdn} aufgehoben. Starte dein Gerät neu, falls es sich nicht von selbst ins Netz einbucht.`,
        DE.notYou(f.hotline),
      ),
    shipped: (f) =>
      german(
        f,
        `Deine neue SIM-Karte zu ${f.msisdn} ist unterwegs`,
        `deine neue SIM-Karte zu ${f.msisdn} ist auf dem Weg zu dir. Bis du sie einsetzt, ändert sich nichts.`,
        "Ist sie da, aktivierst du sie mit der Kartennummer, die auf ihr steht. Erst dann wird die bisherige SIM ungültig.",
        button("SIM-Karte aktivieren", f.page),
        DE.notYou(f.hotline),
      ),
    replaced: (f) =>
      german(
        f,
        `Zu ${f.msisdn} gehört jetzt deine neue SIM`,
        `deine neue SIM zu ${f.msisdn} ist aktiv, die bisherige ist ab sofort ungültig. Eine eSIM lädst du hier auf dein Gerät.`,
        button("Zu meiner SIM", f.page),
        DE.notYou(f.hotline),
      ),
    failed: (f) =>
      german(
        f,
        `Deine neue SIM zu ${f.msisdn} konnten wir nicht erstellen`,
        `deine neue SIM zu ${f.msisdn} konnten wir wegen einer Störung nicht erstellen. Es ist nichts berechnet worden, und an deiner bisherigen SIM hat sich nichts geändert. Bestell sie bitte noch einmal.`,
        button("Neue SIM bestellen", f.page),
        DE.notYou(f.hotline),
      ),
    renumbered: (f) =>
      german(
        f,
        `Deine neue Nummer ist ${f.msisdn}`,
        `ab jetzt bist du unter ${f.msisdn} zu erreichen. ${f.before ?? ""} gehört nicht mehr zu dir, und später kann die Nummer an jemand anderen gehen.`,
        "Vertrag, Preis, SIM und dein restliches Volumen bleiben, wie sie sind. Starte dein Handy neu, wenn die neue Nummer in ein paar Minuten noch nicht gilt. Denk an alle, die dir Codes auf die alte schicken, zum Beispiel deine Bank.",
        DE.notYou(f.hotline),
      ),
  },
  tr: {
    blocked: (f) =>
      turkish(
        f,
        `${f.msisdn} numaralı SIM’in bloke edildi`,
        `${f.msisdn} numaralı SIM’in bloke edildi. Artık kimse onunla arama yapamaz, internete giremez, mesaj gönderemez; 112 acil çağrısı çalışmaya devam eder. Sözleşmen sürüyor.`,
        "Buldun mu? O zaman blokeyi kaldır. Yeni SIM’i de aynı yerden istersin; numaran sende kalır.",
        button("Blokeyi kaldır ya da SIM iste", f.page),
        TR.notYou(f.hotline),
      ),
    unblocked: (f) =>
      turkish(
        f,
        `${f.msisdn} numaralı SIM’inin blokesi kaldırıldı`,
        `${f.msisdn} numaralı SIM’inin blokesini kaldırdın. Cihazın şebekeye kendiliğinden bağlanmazsa yeniden başlat.`,
        TR.notYou(f.hotline),
      ),
    shipped: (f) =>
      turkish(
        f,
        `${f.msisdn} için yeni SIM kartın yolda`,
        `${f.msisdn} için yeni SIM kartın yola çıktı. Onu takana kadar hiçbir şey değişmez.`,
        "Eline geçince üzerindeki kart numarasıyla etkinleştir. Eski SIM ancak o zaman geçersiz olur.",
        button("SIM kartımı etkinleştir", f.page),
        TR.notYou(f.hotline),
      ),
    replaced: (f) =>
      turkish(
        f,
        `${f.msisdn} artık yeni SIM’inde`,
        `${f.msisdn} için yeni SIM’in etkin, eskisi şu andan itibaren geçersiz. eSIM’i cihazına buradan yükleyebilirsin.`,
        button("SIM’ime git", f.page),
        TR.notYou(f.hotline),
      ),
    failed: (f) =>
      turkish(
        f,
        `${f.msisdn} için yeni SIM oluşturulamadı`,
        `bir arıza nedeniyle ${f.msisdn} için yeni SIM’ini oluşturamadık. Senden bir ücret alınmadı ve eski SIM’inde hiçbir şey değişmedi. Lütfen yeniden iste.`,
        button("Yeni SIM iste", f.page),
        TR.notYou(f.hotline),
      ),
    renumbered: (f) =>
      turkish(
        f,
        `Yeni numaran ${f.msisdn}`,
        `artık ${f.msisdn} numarasından ulaşılıyorsun. ${f.before ?? ""} bundan sonra sana ait değil, ileride başkasına verilebilir.`,
        "Sözleşmen, fiyatın, SIM’in ve kalan internetin aynı kalır. Yeni numara birkaç dakika içinde geçmezse telefonunu yeniden başlat. Eski numarana kod gönderenleri unutma, örneğin bankanı.",
        TR.notYou(f.hotline),
      ),
  },
};
