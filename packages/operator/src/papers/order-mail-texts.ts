import type { Language } from "@tribun/domain";
import { amount, button, type Content, facts, type Letter } from "@tribun/mails";
import { DE, TR, german, turkish } from "../words/letters.ts";
import { type ContractFacts, contractWords } from "../words/contract-words.ts";
import type { Hotline } from "../base/teams.ts";
import type { Greeting } from "../words/greeting.ts";

export type OrderMailKind = "received" | "active" | "failed" | "refunded" | "paidTwice";

export type OrderMailFacts = ContractFacts & {
  readonly greeting: Greeting;
  readonly club: string;
  readonly hotline: Hotline;
  readonly orderNumber: string;
  readonly orderId: string;
  readonly tariff: string;
  /** Formatted for readers. */
  readonly msisdn: string;
  readonly dueNow: string;
  /** The note that the amount due includes VAT; businesses also read the net price (L25). */
  readonly taxNote: string;
  /** True if nothing was charged, because the provider only verified the method. */
  readonly verified: boolean;
  /** With the same note. */
  readonly monthly: string;
  /** The refund, only the amount; absent where everything was refunded before. */
  readonly refund: string | undefined;
  /** The other items of the bill, label and amount; a coupon is negative. Free items are left out (A15). */
  readonly costs: readonly (readonly [label: string, amount: string])[];
  /** Label and amount of the opening fee if the first bill charges it, because the number is ported. */
  readonly later: readonly [label: string, amount: string] | undefined;
  /** `shop`: a card that the fan already has. */
  readonly sim: "esim" | "physical" | "shop";
  readonly parcel: string | undefined;
  /** True if the number is ported. */
  readonly isPort: boolean;
};
const WORDS = { de: contractWords("de"), tr: contractWords("tr") };
const SIM = {
  de: { esim: "eSIM", physical: "SIM-Karte per Post", shop: "SIM-Karte aus dem Laden" },
  tr: { esim: "eSIM", physical: "Postayla SIM kart", shop: "Mağazadan alınan SIM kart" },
} as const;

const orderOf = ({ origin, orderId }: OrderMailFacts) => `${origin}/dashboard/orders/${orderId}`;
const esimOf = ({ origin, orderId }: OrderMailFacts) => `${origin}/checkout/success?order=${orderId}`;

/** Mails about an order. The confirmation has the content that § 312f BGB requires on a durable medium. */
export const ORDER_MAILS: Record<Language, Record<OrderMailKind, (facts: OrderMailFacts) => Letter>> = {
  de: {
    received: (f) =>
      german(
        f,
        `Deine Bestellung ${f.orderNumber} ist angekommen`,
        `deine Bestellung ist bei uns eingegangen. Sobald deine Zahlung da ist, ${f.isPort ? "fragen wir deine Nummer bei deinem bisherigen Anbieter an" : "aktivieren wir deinen Anschluss"} und bestätigen dir den Vertrag.`,
        rowsDe(f, false),
        "Noch nicht bezahlt? Dann geht es hier weiter.",
        button("Bestellung ansehen und bezahlen", orderOf(f)),
        DE.questions(f.hotline),
      ),
    active: (f) =>
      german(
        f,
        f.sim !== "physical"
          ? { subject: `Dein Anschluss ist aktiv: ${f.msisdn}`, heading: "Dein Anschluss ist aktiv" }
          : { subject: `Deine SIM-Karte ist unterwegs: ${f.msisdn}`, heading: "Deine SIM-Karte ist unterwegs" },
        `wir haben ${f.verified ? "deine Zahlungsart geprüft, ohne etwas abzubuchen," : "deine Zahlung erhalten"} und nehmen deine Bestellung an. ${f.sim !== "physical" ? "Dein Anschluss ist aktiv." : "Dein Anschluss ist eingerichtet, es fehlt nur noch die Karte."}`,
        f.sim === "esim" && button("eSIM laden", esimOf(f)),
        rowsDe(f, true),
        f.sim === "shop" && "Leg deine SIM-Karte ein, und du bist im Netz.",
        f.sim === "physical" &&
          `Deine SIM-Karte ist unterwegs${f.parcel ? ` und kommt voraussichtlich ${f.parcel}` : ""}. Sobald du sie einlegst, bist du im Netz.`,
        WORDS.de.documents(f),
        WORDS.de.withdrawal(f),
        DE.questions(f.hotline),
      ),
    failed: (f) =>
      german(
        f,
        `Deine Zahlung zu ${f.orderNumber} hat nicht geklappt`,
        `deine Zahlung ist nicht angekommen. Es wurde nichts abgebucht, ${f.isPort ? "und deine Bestellung bleibt noch bestehen" : `deine Bestellung und deine Nummer ${f.msisdn} bleiben noch für dich reserviert`}.`,
        "Versuch es noch einmal, gern mit einer anderen Zahlungsart.",
        button("Noch einmal bezahlen", orderOf(f)),
        DE.questions(f.hotline),
      ),
    refunded: (f) =>
      german(
        f,
        f.refund ? `Wir zahlen dir ${f.refund} zurück (${f.orderNumber})` : `Deine Bestellung ${f.orderNumber} ist beendet`,
        `leider konnten wir deinen Anschluss nicht aktivieren.${f.refund ? ` Du bekommst ${f.refund} auf dem Weg zurück, auf dem du bezahlt hast, spätestens in 14 Tagen.` : ""} Es ist kein Vertrag zustande gekommen.`,
        DE.questions(f.hotline),
      ),
    paidTwice: (f) =>
      german(
        f,
        `Wir zahlen dir ${f.refund ?? ""} zurück (${f.orderNumber})`,
        `zu deiner Bestellung ${f.orderNumber} ist noch eine Zahlung angekommen, obwohl sie schon bezahlt ist. ${f.refund ?? ""} bekommst du deshalb auf dem Weg zurück, auf dem du sie bezahlt hast, spätestens in 14 Tagen. An deiner Bestellung ändert das nichts.`,
        DE.questions(f.hotline),
      ),
  },
  tr: {
    received: (f) =>
      turkish(
        f,
        `${f.orderNumber} numaralı siparişin bize ulaştı`,
        `siparişin bize ulaştı. Ödemen gelir gelmez ${f.isPort ? "numaran için şimdiki operatörüne başvurup" : "hattını açıp"} sözleşmeyi onaylıyoruz.`,
        rowsTr(f, false),
        "Henüz ödemedin mi? Buradan devam edebilirsin.",
        button("Siparişime bak ve öde", orderOf(f)),
        TR.questions(f.hotline),
      ),
    active: (f) =>
      turkish(
        f,
        f.sim !== "physical"
          ? { subject: `Hattın açıldı: ${f.msisdn}`, heading: "Hattın açıldı" }
          : { subject: `SIM kartın yolda: ${f.msisdn}`, heading: "SIM kartın yolda" },
        `${f.verified ? "ödeme yöntemini bir şey tahsil etmeden doğruladık" : "ödemeni aldık"}, siparişini kabul ediyoruz. ${f.sim !== "physical" ? "Hattın artık açık." : "Hattın hazır, geriye yalnızca kartın gelmesi kaldı."}`,
        f.sim === "esim" && button("eSIM’i yükle", esimOf(f)),
        rowsTr(f, true),
        f.sim === "shop" && "SIM kartını tak, hattın açılır.",
        f.sim === "physical" && `SIM kartın yolda${f.parcel ? `, tahmini teslim ${f.parcel}` : ""}. Kartı taktığın an hattın çalışır.`,
        WORDS.tr.documents(f),
        WORDS.tr.withdrawal(f),
        TR.questions(f.hotline),
      ),
    failed: (f) =>
      turkish(
        f,
        `${f.orderNumber} için ödemen gerçekleşmedi`,
        `ödemen bize ulaşmadı. Senden bir şey tahsil edilmedi; ${f.isPort ? "siparişin bir süre daha açık" : `siparişin ve ${f.msisdn} numaran senin için bir süre daha ayrılmış duruyor`}.`,
        "Yeniden dene, istersen başka bir ödeme yöntemiyle.",
        button("Yeniden öde", orderOf(f)),
        TR.questions(f.hotline),
      ),
    refunded: (f) =>
      turkish(
        f,
        f.refund ? `${f.refund} tutarını iade ediyoruz (${f.orderNumber})` : `${f.orderNumber} numaralı siparişin sona erdi`,
        `ne yazık ki hattını açamadık.${f.refund ? ` ${f.refund} tutarını ödediğin yoldan en geç 14 gün içinde geri alırsın.` : ""} Sözleşme kurulmadı.`,
        TR.questions(f.hotline),
      ),
    paidTwice: (f) =>
      turkish(
        f,
        `${f.refund ?? ""} tutarını iade ediyoruz (${f.orderNumber})`,
        `${f.orderNumber} numaralı siparişin zaten ödenmişken bize bir ödeme daha ulaştı. Bu yüzden ${f.refund ?? ""} tutarını, ödediğin yoldan en geç 14 gün içinde geri alırsın. Bu, siparişinde bir şey değiştirmez.`,
        TR.questions(f.hotline),
      ),
  },
};

/** Facts of the order, and the amount of today unless nothing was charged. */
const rowsDe = (f: OrderMailFacts, paid: boolean): Content => [
  facts(
    ["Bestellnummer", f.orderNumber],
    ["Tarif", f.tariff],
    ["Rufnummer", f.msisdn],
    ["SIM", SIM.de[f.sim]],
    WORDS.de.jersey(f),
    ...f.costs,
  ),
  !f.verified && amount(paid ? "Bezahlt" : "Heute zu zahlen", f.dueNow, f.taxNote),
  facts(f.later && ["Mit der ersten Rechnung", f.later.join(" ")], ["Danach im Monat", f.monthly]),
];

const rowsTr = (f: OrderMailFacts, paid: boolean): Content => [
  facts(
    ["Sipariş numarası", f.orderNumber],
    ["Tarife", f.tariff],
    ["Numara", f.msisdn],
    ["SIM", SIM.tr[f.sim]],
    WORDS.tr.jersey(f),
    ...f.costs,
  ),
  !f.verified && amount(paid ? "Ödenen" : "Bugün ödenecek", f.dueNow, f.taxNote),
  facts(f.later && ["İlk faturayla", f.later.join(" ")], ["Sonrasında aylık", f.monthly]),
];
