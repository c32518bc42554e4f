import type { Language } from "@tribun/domain";

export type OrderMailKind = "received" | "active" | "failed" | "refunded";

export type OrderMailFacts = {
  readonly firstName: string;
  readonly club: string;
  readonly origin: string;
  readonly hotline: string;
  readonly orderNumber: string;
  readonly orderId: string;
  readonly tariff: string;
  /** As people read it. */
  readonly msisdn: string;
  readonly dueNow: string;
  readonly monthly: string;
  readonly sim: "esim" | "physical";
  readonly parcel: string | undefined;
  readonly personalisedJersey: boolean;
  readonly earlyStart: boolean;
  /** The number is brought along. */
  readonly isPort: boolean;
};
type MailText = { readonly subject: string; readonly text: string };

/** Mails about an order. The confirmation carries what § 312f BGB asks for on a durable medium. */
export const ORDER_MAILS: Record<Language, Record<OrderMailKind, (facts: OrderMailFacts) => MailText>> = {
  de: {
    received: (f) => ({
      subject: `Deine Bestellung ${f.orderNumber} ist angekommen`,
      text: `Hallo ${f.firstName},

deine Bestellung ist bei uns eingegangen. Sobald deine Zahlung da ist, ${f.isPort ? "fragen wir deine Nummer bei deinem bisherigen Anbieter an" : "schalten wir deinen Anschluss frei"} und bestätigen dir den Vertrag.

${rowsDe(f)}

Noch nicht bezahlt? Hier geht es weiter: ${f.origin}/dashboard

${closingDe(f)}`,
    }),
    active: (f) => ({
      subject: `Dein Anschluss ist aktiv: ${f.msisdn}`,
      text: `Hallo ${f.firstName},

wir haben deine Zahlung erhalten und nehmen deine Bestellung an. Dein Anschluss ist aktiv.

${rowsDe(f)}

${f.sim === "esim" ? `Deine eSIM lädst du hier: ${f.origin}/checkout/success?order=${f.orderId}` : `Deine SIM-Karte ist unterwegs${f.parcel ? ` und kommt voraussichtlich ${f.parcel}` : ""}.`}

Deine Unterlagen:
- Vertragszusammenfassung (PDF, im Anhang)
- Allgemeine Geschäftsbedingungen: ${f.origin}/information/agb
- Widerrufsbelehrung mit Formular: ${f.origin}/information/cancellation
- Datenschutz: ${f.origin}/information/privacy-policy

Widerrufsrecht: Du kannst diesen Vertrag binnen 14 Tagen ab Vertragsschluss ohne Angabe von Gründen widerrufen. Es genügt eine eindeutige Erklärung, zum Beispiel über „Vertrag widerrufen“ unten auf jeder unserer Seiten. Was du bezahlt hast, bekommst du spätestens 14 Tage danach zurück.${f.earlyStart ? " Du hast verlangt, dass wir schon vor Ablauf der Frist beginnen; für die Zeit bis zum Widerruf zahlst du dann den anteiligen Preis." : ""}${f.personalisedJersey ? " Für das mit Name oder Nummer personalisierte Trikot gilt kein Widerrufsrecht." : ""}

${closingDe(f)}`,
    }),
    failed: (f) => ({
      subject: `Deine Zahlung zu ${f.orderNumber} hat nicht geklappt`,
      text: `Hallo ${f.firstName},

deine Zahlung ist nicht angekommen. Es wurde nichts abgebucht, ${f.isPort ? "und deine Bestellung bleibt noch bestehen" : `deine Bestellung und deine Nummer ${f.msisdn} bleiben noch für dich reserviert`}.

Versuch es hier noch einmal, gern mit einer anderen Zahlungsart: ${f.origin}/dashboard

${closingDe(f)}`,
    }),
    refunded: (f) => ({
      subject: `Wir zahlen dir ${f.dueNow} zurück (${f.orderNumber})`,
      text: `Hallo ${f.firstName},

leider konnten wir deinen Anschluss nicht freischalten. Du bekommst ${f.dueNow} auf dem Weg zurück, auf dem du bezahlt hast, spätestens in 14 Tagen. Es ist kein Vertrag zustande gekommen.

${closingDe(f)}`,
    }),
  },
  tr: {
    received: (f) => ({
      subject: `${f.orderNumber} numaralı siparişin bize ulaştı`,
      text: `Merhaba ${f.firstName},

siparişin bize ulaştı. Ödemen gelir gelmez ${f.isPort ? "numaran için şimdiki operatörüne başvurup" : "hattını açıp"} sözleşmeyi onaylıyoruz.

${rowsTr(f)}

Henüz ödemedin mi? Buradan devam edebilirsin: ${f.origin}/dashboard

${closingTr(f)}`,
    }),
    active: (f) => ({
      subject: `Hattın açıldı: ${f.msisdn}`,
      text: `Merhaba ${f.firstName},

ödemeni aldık, siparişini kabul ediyoruz. Hattın artık açık.

${rowsTr(f)}

${f.sim === "esim" ? `eSIM'ini buradan yükleyebilirsin: ${f.origin}/checkout/success?order=${f.orderId}` : `SIM kartın yolda${f.parcel ? `, tahmini teslim ${f.parcel}` : ""}.`}

Belgelerin:
- Sözleşme özeti (PDF, ekte)
- Genel işlem şartları: ${f.origin}/information/agb
- Cayma bilgilendirmesi ve formu: ${f.origin}/information/cancellation
- Gizlilik: ${f.origin}/information/privacy-policy

Cayma hakkı: Sözleşmenin kurulmasından itibaren 14 gün içinde gerekçe göstermeden cayabilirsin. Açık bir beyan yeterli, örneğin her sayfamızın altındaki “Sözleşmeden cay” bağlantısıyla. Ödediğin tutarı en geç 14 gün içinde geri alırsın.${f.earlyStart ? " Süre dolmadan başlamamızı istedin; bu durumda caymaya kadar geçen süre için orantılı ücreti ödersin." : ""}${f.personalisedJersey ? " Ad ya da numara basılmış formada cayma hakkı yoktur." : ""}

${closingTr(f)}`,
    }),
    failed: (f) => ({
      subject: `${f.orderNumber} için ödemen gerçekleşmedi`,
      text: `Merhaba ${f.firstName},

ödemen bize ulaşmadı. Hesabından para çekilmedi; ${f.isPort ? "siparişin bir süre daha açık" : `siparişin ve ${f.msisdn} numaran senin için bir süre daha ayrılmış duruyor`}.

Buradan, istersen başka bir ödeme yöntemiyle, yeniden dene: ${f.origin}/dashboard

${closingTr(f)}`,
    }),
    refunded: (f) => ({
      subject: `${f.dueNow} tutarını iade ediyoruz (${f.orderNumber})`,
      text: `Merhaba ${f.firstName},

ne yazık ki hattını açamadık. ${f.dueNow} tutarını ödediğin yoldan en geç 14 gün içinde geri alırsın. Sözleşme kurulmadı.

${closingTr(f)}`,
    }),
  },
};

function rowsDe(f: OrderMailFacts): string {
  return `Bestellnummer: ${f.orderNumber}
Tarif: ${f.tariff}
Rufnummer: ${f.msisdn}
SIM: ${f.sim === "esim" ? "eSIM" : "SIM-Karte per Post"}
Heute zu zahlen: ${f.dueNow} (inkl. MwSt.)
Danach im Monat: ${f.monthly} (inkl. MwSt.)`;
}

function rowsTr(f: OrderMailFacts): string {
  return `Sipariş numarası: ${f.orderNumber}
Tarife: ${f.tariff}
Numara: ${f.msisdn}
SIM: ${f.sim === "esim" ? "eSIM" : "Postayla SIM kart"}
Bugün ödenecek: ${f.dueNow} (KDV dahil)
Sonrasında aylık: ${f.monthly} (KDV dahil)`;
}

function closingDe(f: OrderMailFacts): string {
  return `Fragen beantworten wir unter ${f.hotline} aus unserem Netz oder kostenfrei unter 0800 2001905.

Deine Mannschaft von ${f.club}`;
}

function closingTr(f: OrderMailFacts): string {
  return `Soruların için şebekemizden ${f.hotline}, ücretsiz olarak 0800 2001905.

${f.club} takımın`;
}
