import type { Language } from "@tribun/domain";
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
  /** Prices with a note that VAT is included; businesses also read the net price (L25). */
  readonly dueNow: string;
  /** True if nothing was charged, because the provider only verified the method. */
  readonly verified: boolean;
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
const DE = contractWords("de");
const TR = contractWords("tr");
const SIM_DE = { esim: "eSIM", physical: "SIM-Karte per Post", shop: "SIM-Karte aus dem Laden" } as const;
const SIM_TR = { esim: "eSIM", physical: "Postayla SIM kart", shop: "Mağazadan alınan SIM kart" } as const;

type MailText = { readonly subject: string; readonly text: string };

/** Mails about an order. The confirmation has the content that § 312f BGB requires on a durable medium. */
export const ORDER_MAILS: Record<Language, Record<OrderMailKind, (facts: OrderMailFacts) => MailText>> = {
  de: {
    received: (f) => ({
      subject: `Deine Bestellung ${f.orderNumber} ist angekommen`,
      text: `${f.greeting},

deine Bestellung ist bei uns eingegangen. Sobald deine Zahlung da ist, ${f.isPort ? "fragen wir deine Nummer bei deinem bisherigen Anbieter an" : "aktivieren wir deinen Anschluss"} und bestätigen dir den Vertrag.

${rowsDe(f, false)}

Noch nicht bezahlt? Hier geht es weiter: ${f.origin}/dashboard/orders/${f.orderId}

${closingDe(f)}`,
    }),
    active: (f) => ({
      subject: f.sim !== "physical" ? `Dein Anschluss ist aktiv: ${f.msisdn}` : `Deine SIM-Karte ist unterwegs: ${f.msisdn}`,
      text: `${f.greeting},

wir haben ${f.verified ? "deine Zahlungsart geprüft, ohne etwas abzubuchen," : "deine Zahlung erhalten"} und nehmen deine Bestellung an. ${f.sim !== "physical" ? "Dein Anschluss ist aktiv." : "Dein Anschluss ist eingerichtet, es fehlt nur noch die Karte."}

${rowsDe(f, true)}

${f.sim === "shop" ? "Leg deine SIM-Karte ein, und du bist im Netz." : f.sim === "esim" ? `Deine eSIM lädst du hier: ${f.origin}/checkout/success?order=${f.orderId}` : `Deine SIM-Karte ist unterwegs${f.parcel ? ` und kommt voraussichtlich ${f.parcel}` : ""}. Sobald du sie einlegst, bist du im Netz.`}

${DE.documents(f)}

${DE.withdrawal(f)}

${closingDe(f)}`,
    }),
    failed: (f) => ({
      subject: `Deine Zahlung zu ${f.orderNumber} hat nicht geklappt`,
      text: `${f.greeting},

deine Zahlung ist nicht angekommen. Es wurde nichts abgebucht, ${f.isPort ? "und deine Bestellung bleibt noch bestehen" : `deine Bestellung und deine Nummer ${f.msisdn} bleiben noch für dich reserviert`}.

Versuch es hier noch einmal, gern mit einer anderen Zahlungsart: ${f.origin}/dashboard/orders/${f.orderId}

${closingDe(f)}`,
    }),
    refunded: (f) => ({
      subject: f.refund ? `Wir zahlen dir ${f.refund} zurück (${f.orderNumber})` : `Deine Bestellung ${f.orderNumber} ist beendet`,
      text: `${f.greeting},

leider konnten wir deinen Anschluss nicht aktivieren.${f.refund ? ` Du bekommst ${f.refund} auf dem Weg zurück, auf dem du bezahlt hast, spätestens in 14 Tagen.` : ""} Es ist kein Vertrag zustande gekommen.

${closingDe(f)}`,
    }),
    paidTwice: (f) => ({
      subject: `Wir zahlen dir ${f.refund ?? ""} zurück (${f.orderNumber})`,
      text: `${f.greeting},

zu deiner Bestellung ${f.orderNumber} ist noch eine Zahlung angekommen, obwohl sie schon bezahlt ist. ${f.refund ?? ""} bekommst du deshalb auf dem Weg zurück, auf dem du sie bezahlt hast, spätestens in 14 Tagen. An deiner Bestellung ändert das nichts.

${closingDe(f)}`,
    }),
  },
  tr: {
    received: (f) => ({
      subject: `${f.orderNumber} numaralı siparişin bize ulaştı`,
      text: `${f.greeting},

siparişin bize ulaştı. Ödemen gelir gelmez ${f.isPort ? "numaran için şimdiki operatörüne başvurup" : "hattını açıp"} sözleşmeyi onaylıyoruz.

${rowsTr(f, false)}

Henüz ödemedin mi? Buradan devam edebilirsin: ${f.origin}/dashboard/orders/${f.orderId}

${closingTr(f)}`,
    }),
    active: (f) => ({
      subject: f.sim !== "physical" ? `Hattın açıldı: ${f.msisdn}` : `SIM kartın yolda: ${f.msisdn}`,
      text: `${f.greeting},

${f.verified ? "ödeme yöntemini bir şey tahsil etmeden doğruladık" : "ödemeni aldık"}, siparişini kabul ediyoruz. ${f.sim !== "physical" ? "Hattın artık açık." : "Hattın hazır, geriye yalnızca kartın gelmesi kaldı."}

${rowsTr(f, true)}

${f.sim === "shop" ? "SIM kartını tak, hattın açılır." : f.sim === "esim" ? `eSIM’ini buradan yükleyebilirsin: ${f.origin}/checkout/success?order=${f.orderId}` : `SIM kartın yolda${f.parcel ? `, tahmini teslim ${f.parcel}` : ""}. Kartı taktığın an hattın çalışır.`}

${TR.documents(f)}

${TR.withdrawal(f)}

${closingTr(f)}`,
    }),
    failed: (f) => ({
      subject: `${f.orderNumber} için ödemen gerçekleşmedi`,
      text: `${f.greeting},

ödemen bize ulaşmadı. Senden bir şey tahsil edilmedi; ${f.isPort ? "siparişin bir süre daha açık" : `siparişin ve ${f.msisdn} numaran senin için bir süre daha ayrılmış duruyor`}.

Buradan, istersen başka bir ödeme yöntemiyle, yeniden dene: ${f.origin}/dashboard/orders/${f.orderId}

${closingTr(f)}`,
    }),
    refunded: (f) => ({
      subject: f.refund ? `${f.refund} tutarını iade ediyoruz (${f.orderNumber})` : `${f.orderNumber} numaralı siparişin sona erdi`,
      text: `${f.greeting},

ne yazık ki hattını açamadık.${f.refund ? ` ${f.refund} tutarını ödediğin yoldan en geç 14 gün içinde geri alırsın.` : ""} Sözleşme kurulmadı.

${closingTr(f)}`,
    }),
    paidTwice: (f) => ({
      subject: `${f.refund ?? ""} tutarını iade ediyoruz (${f.orderNumber})`,
      text: `${f.greeting},

${f.orderNumber} numaralı siparişin zaten ödenmişken bize bir ödeme daha ulaştı. Bu yüzden ${f.refund ?? ""} tutarını, ödediğin yoldan en geç 14 gün içinde geri alırsın. Bu, siparişinde bir şey değiştirmez.

${closingTr(f)}`,
    }),
  },
};

function costs(f: OrderMailFacts): string {
  return f.costs.map(([label, amount]) => `\n${label}: ${amount}`).join("");
}

function rowsDe(f: OrderMailFacts, paid: boolean): string {
  return `Bestellnummer: ${f.orderNumber}
Tarif: ${f.tariff}
Rufnummer: ${f.msisdn}
SIM: ${SIM_DE[f.sim]}${DE.jersey(f)}${costs(f)}${f.verified ? "" : `\n${paid ? "Bezahlt" : "Heute zu zahlen"}: ${f.dueNow}`}${f.later ? `\nMit der ersten Rechnung: ${f.later.join(" ")}` : ""}
Danach im Monat: ${f.monthly}`;
}

function rowsTr(f: OrderMailFacts, paid: boolean): string {
  return `Sipariş numarası: ${f.orderNumber}
Tarife: ${f.tariff}
Numara: ${f.msisdn}
SIM: ${SIM_TR[f.sim]}${TR.jersey(f)}${costs(f)}${f.verified ? "" : `\n${paid ? "Ödenen" : "Bugün ödenecek"}: ${f.dueNow}`}${f.later ? `\nİlk faturayla: ${f.later.join(" ")}` : ""}
Sonrasında aylık: ${f.monthly}`;
}

function closingDe(f: OrderMailFacts): string {
  return `Fragen beantworten wir unter ${f.hotline.shortCode} aus unserem Netz oder kostenlos unter ${f.hotline.freeNumber}.

Deine Mannschaft von ${f.club}`;
}

function closingTr(f: OrderMailFacts): string {
  return `Soruların için bizi ara: kendi hattımızdan ${f.hotline.shortCode}, Almanya’daki tüm şebekelerden ücretsiz ${f.hotline.freeNumber}.

${f.club} takımın`;
}
