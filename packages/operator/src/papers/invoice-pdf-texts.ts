import type { Language } from "@tribun/domain";
import type { UntaxedReason } from "../ledger/untaxed.ts";
import { noticePeriod } from "../words/notice-period.ts";

type Money = string;

/** Fixed texts of an invoice. Figures and days come in formatted for the invoice's language. */
export type InvoiceWords = {
  readonly title: string;
  readonly receipt: string;
  readonly credit: string;
  readonly number: string;
  readonly date: string;
  readonly period: string;
  readonly customer: string;
  readonly vatIdOfCustomer: string;
  readonly columns: readonly [item: string, quantity: string, net: string, vat: string, gross: string];
  readonly total: string;
  /** Sum of the taxed items, if the invoice also has untaxed ones. */
  readonly services: string;
  /** Amount due after the untaxed items. */
  readonly due: string;
  readonly noVat: string;
  /** Reason and amount of items without VAT. */
  readonly noVatLine: Record<UntaxedReason, (amount: Money) => string>;
  readonly vatLine: (net: Money, vat: Money) => string;
  /** Names the invoice that a correction corrects. */
  readonly corrects: (number: string, day: string) => string;
  readonly diff: (more: boolean, amount: Money) => string;
  readonly change: (facts: { label: string; more: boolean; amount: Money; why: string | undefined }) => string;
  /** Why a base fee differs: its line began in the period before, or in this one. */
  readonly began: (before: boolean, day: string) => string;
  readonly otherChanges: (count: number) => string;
  /** Labels of the box at the top: amounts that are settled or credited, and the day. */
  readonly settled: string;
  readonly credited: string;
  readonly drawnOn: string;
  readonly payBy: string;
  readonly paidOn: string;
  readonly payHeading: string;
  readonly debit: (facts: { day: string; label: string; creditorId: string; mandate: string | undefined }) => string;
  readonly transfer: (day: string, address: string) => string;
  readonly paid: (day: string) => string;
  readonly payOut: string;
  /** For a remaining amount too small to be paid out. */
  readonly waived: string;
  /** For a bill whose amount is too small to be paid. */
  readonly tooSmall: string;
  readonly contractHeading: (msisdn: string) => string;
  readonly tariff: string;
  readonly start: string;
  /** Label of the tariff that the fan has chosen, with its first day. */
  readonly next: (from: string) => string;
  readonly commitmentEnd: string;
  readonly notice: string;
  readonly noticeDays: (days: number) => string;
  readonly cancelBy: string;
  /** Label and value that replace `cancelBy` once its day has passed. */
  readonly cancelAnyDay: readonly [label: string, value: string];
  readonly volume: string;
  readonly volumeUsed: (used: string, included: string) => string;
  readonly switching: string;
  readonly switchingLink: string;
  readonly objectHeading: string;
  readonly object: (until: string, address: string) => string;
  readonly contactHeading: string;
  readonly contact: (facts: { email: string; phone: string; freephone: string; hotline: string; website: string }) => string;
  readonly vatId: string;
  readonly page: (page: number, of: number) => string;
};

/** Consumer pages of the Bundesnetzagentur that explain switching (§ 5 TKTransparenzV). */
export const SWITCHING_URL = "https://www.bundesnetzagentur.de/DE/Vportal/TK/start.html";

export const INVOICE_WORDS: Record<Language, InvoiceWords> = {
  de: {
    title: "Rechnung",
    receipt: "Rechnung, bereits bezahlt",
    credit: "Rechnungskorrektur",
    number: "Rechnungsnummer",
    date: "Rechnungsdatum",
    period: "Leistungszeitraum",
    customer: "Rechnung an",
    vatIdOfCustomer: "Deine USt-IdNr.",
    columns: ["Leistung", "Menge", "Netto", "USt 19 %", "Brutto"],
    total: "Rechnungsbetrag",
    services: "Summe der Leistungen",
    due: "Zu zahlen",
    noVat: "0 %",
    noVatLine: {
      compensation: (amount) =>
        `Nicht steuerbar, 0 % Umsatzsteuer: ${amount} Entschädigung. Sie ist Ersatz für einen Schaden und kein Entgelt für eine Leistung (§ 1 Abs. 1 Nr. 1 UStG).`,
      invoiced: (amount) =>
        `Nicht noch einmal besteuert, hier 0 % Umsatzsteuer: ${amount} zurückgegebene Zahlung. Die Leistung ist in der genannten Rechnung schon mit Umsatzsteuer berechnet; hier steht nur, was davon wieder offen ist.`,
      gotTwice: (amount) =>
        `Nicht steuerbar, 0 % Umsatzsteuer: ${amount} doppelt erhaltene Erstattung. Sie zurückzuzahlen ist kein Entgelt für eine Leistung (§ 1 Abs. 1 Nr. 1 UStG).`,
      paidAlready: (amount) =>
        `Keine Leistung, 0 % Umsatzsteuer: ${amount} Anrechnung. So viel von deiner Zahlung hat deine Bank nicht zurückgeholt, und es zählt weiter als bezahlt.`,
      objected: (amount) =>
        `0 % Umsatzsteuer: ${amount} nach deiner Beanstandung. Die genannte Rechnung hat dafür keine Umsatzsteuer berechnet.`,
      waived: (amount) =>
        `0 % Umsatzsteuer: ${amount}, die wir dir erlassen. Die genannte Rechnung hat dafür keine Umsatzsteuer berechnet.`,
    },
    vatLine: (net, vat) => `Darin enthalten: ${net} netto und ${vat} Umsatzsteuer (19 %).`,
    diff: (more, amount) =>
      amount === "" ? "Der Betrag ist derselbe wie zuletzt." : `Das sind ${amount} ${more ? "mehr" : "weniger"} als zuletzt.`,
    corrects: (number, day) => `Zur Rechnung ${number} vom ${day}`,
    change: ({ label, more, amount, why }) => `${label}: ${amount} ${more ? "mehr" : "weniger"}${why === undefined ? "" : `. ${why}`}`,
    began: (before, day) => (before ? `Auf der Rechnung davor zählte er erst ab dem ${day}.` : `Der Vertrag hat am ${day} begonnen.`),
    otherChanges: (count) => `${count} weitere Posten`,
    settled: "Bezahlt",
    credited: "Gutgeschrieben",
    drawnOn: "Abbuchung am",
    payBy: "Zu zahlen bis",
    paidOn: "Bezahlt am",
    payHeading: "So wird bezahlt",
    debit: ({ day, label, creditorId, mandate }) =>
      `Wir buchen den Betrag am ${day} ab: ${label}.${mandate === undefined ? "" : ` Gläubiger-Identifikationsnummer ${creditorId}, Mandatsreferenz ${mandate}.`}`,
    transfer: (day, address) => `Bitte bezahl bis zum ${day} in deinem Konto: ${address}`,
    paid: (day) => `Der Betrag wurde am ${day} bezahlt. Du musst nichts mehr tun.`,
    payOut:
      "Offene Rechnungen, die der Betrag ganz deckt, sind damit bezahlt. Was übrig bleibt, bekommst du auf dem Weg zurück, auf dem du bezahlt hast, oder auf ein Konto, das du uns nennst.",
    tooSmall: "Der Betrag ist zu klein, um ihn zu bezahlen. Wir erlassen ihn dir mit einer Rechnungskorrektur, und du musst nichts tun.",
    waived: "Der Betrag war zu klein, um ihn zu bezahlen. Wir erlassen ihn dir, und auf der genannten Rechnung ist nichts mehr offen.",
    contractHeading: (msisdn) => `Dein Vertrag für ${msisdn}`,
    tariff: "Tarif",
    start: "Vertragsbeginn",
    next: (from) => `Dein neuer Tarif ab ${from}`,
    commitmentEnd: "Ende der Mindestlaufzeit",
    notice: "Kündigungsfrist",
    noticeDays: noticePeriod.de,
    cancelBy: "Letzter Tag für eine Kündigung zu diesem Ende",
    cancelAnyDay: ["Letzter Tag für eine Kündigung", "jeder Tag"],
    volume: "Verbrauchtes Datenvolumen",
    volumeUsed: (used, included) => `${used} von ${included} GB`,
    switching: "Wie ein Anbieterwechsel abläuft, erklärt die Bundesnetzagentur:",
    switchingLink: "bundesnetzagentur.de, Seiten für Verbraucherinnen und Verbraucher",
    objectHeading: "Wenn etwas nicht stimmt",
    object: (until, address) =>
      `Du kannst diese Rechnung bis zum ${until} beanstanden (§ 67 TKG): in deinem Konto unter ${address}, per E-Mail, Post oder Telefon. Begründete Einwendungen gegen einzelne Posten sind zulässig; was du beanstandest, zählt nicht als Rückstand. Streit schlichtet kostenlos die Verbraucherschlichtungsstelle Telekommunikation der Bundesnetzagentur (§ 68 TKG).`,
    contactHeading: "So erreichst du uns",
    contact: ({ email, phone, freephone, hotline, website }) =>
      `Kostenlos ${freephone}, aus dem Festnetz ${phone}, aus unserem Netz ${hotline}.\nE-Mail: ${email}\nIm Netz: ${website}`,
    vatId: "USt-IdNr.",
    page: (page, of) => `Seite ${page} von ${of}`,
  },
  tr: {
    title: "Fatura",
    receipt: "Fatura, ödendi",
    credit: "Alacak belgesi (Rechnungskorrektur)",
    number: "Fatura numarası",
    date: "Fatura tarihi",
    period: "Hizmet dönemi",
    customer: "Fatura adresi",
    vatIdOfCustomer: "KDV numaran (USt-IdNr.)",
    columns: ["Hizmet", "Adet", "Net", "KDV %19", "Brüt"],
    total: "Fatura tutarı",
    services: "Hizmetlerin toplamı",
    due: "Ödenecek tutar",
    noVat: "%0",
    noVatLine: {
      compensation: (amount) =>
        `KDV’ye tabi değil, %0 Umsatzsteuer: ${amount} tazminat. Bir hizmetin bedeli değil, bir zararın karşılığıdır (§ 1 f. 1 no. 1 UStG, nicht steuerbar).`,
      invoiced: (amount) =>
        `İkinci kez KDV hesaplanmadı, burada %0 Umsatzsteuer: ${amount} geri çevrilen ödeme. Hizmetin KDV’si adı geçen faturada hesaplandı; burada yalnızca yeniden açık kalan tutar yer alıyor.`,
      gotTwice: (amount) =>
        `KDV’ye tabi değil, %0 Umsatzsteuer: ${amount} iki kez alınan iade. Bunu geri ödemek bir hizmetin bedeli değildir (§ 1 f. 1 no. 1 UStG, nicht steuerbar).`,
      paidAlready: (amount) =>
        `Bir hizmet değil, %0 Umsatzsteuer: ${amount} mahsup. Bankan ödemenin bu kadarını geri almadı, bu tutar ödenmiş sayılmaya devam eder.`,
      waived: (amount) => `%0 Umsatzsteuer: senin için sildiğimiz ${amount}. Adı geçen fatura bu tutar için KDV hesaplamadı.`,
      objected: (amount) => `%0 Umsatzsteuer: itirazın üzerine ${amount}. Adı geçen fatura bu tutar için KDV hesaplamadı.`,
    },
    vatLine: (net, vat) => `Bunun ${net} tutarı net, ${vat} tutarı katma değer vergisidir (%19 Umsatzsteuer).`,
    diff: (more, amount) => (amount === "" ? "Tutar bir öncekiyle aynı." : `Bir öncekinden ${amount} ${more ? "fazla" : "az"}.`),
    corrects: (number, day) => `${day} tarihli ${number} numaralı faturaya ait`,
    change: ({ label, more, amount, why }) => `${label}: ${amount} ${more ? "fazla" : "az"}${why === undefined ? "" : `. ${why}`}`,
    began: (before, day) => (before ? `Bir önceki faturada ${day} tarihinden itibaren sayıldı.` : `Sözleşme ${day} tarihinde başladı.`),
    otherChanges: (count) => `${count} kalem daha`,
    settled: "Ödendi",
    credited: "Alacak",
    drawnOn: "Tahsilat tarihi",
    payBy: "Son ödeme tarihi",
    paidOn: "Ödeme tarihi",
    payHeading: "Ödeme yöntemi",
    debit: ({ day, label, creditorId, mandate }) =>
      `Tutarı ${day} tarihinde tahsil edeceğiz: ${label}.${mandate === undefined ? "" : ` Alacaklı kimlik numarası ${creditorId}, ödeme talimatı referansı ${mandate}.`}`,
    transfer: (day, address) => `Lütfen ${day} tarihine kadar hesabından öde: ${address}`,
    paid: (day) => `Tutar ${day} tarihinde ödendi. Yapman gereken bir şey yok.`,
    payOut:
      "Tutarın tamamını karşıladığı açık faturaların böylece ödendi. Kalanı ödediğin yoldan ya da bize bildirdiğin hesaba geri alırsın.",
    tooSmall: "Bu tutar ödenemeyecek kadar küçük. Onu senin için bir alacak belgesiyle siliyoruz; yapman gereken bir şey yok.",
    waived: "Bu tutar ödenemeyecek kadar küçüktü. Onu senin için sildik; adı geçen faturada açık bir şey kalmadı.",
    contractHeading: (msisdn) => `${msisdn} için sözleşmen`,
    tariff: "Tarife",
    start: "Sözleşme başlangıcı",
    next: (from) => `${from} tarihinden itibaren yeni tarifen`,
    commitmentEnd: "Taahhüdün sonu",
    notice: "Bildirim süresi",
    noticeDays: noticePeriod.tr,
    cancelBy: "Bu tarihte bitmesi için son fesih günü",
    cancelAnyDay: ["Fesih için son gün", "her gün"],
    volume: "Kullanılan internet",
    volumeUsed: (used, included) => `${included} GB’ın ${used} GB’ı`,
    switching: "Operatör değişikliğinin nasıl işlediğini Bundesnetzagentur anlatıyor:",
    switchingLink: "bundesnetzagentur.de, tüketici sayfaları (Almanca)",
    objectHeading: "Bir yanlışlık varsa",
    object: (until, address) =>
      `Bu faturaya ${until} tarihine kadar itiraz edebilirsin (§ 67 TKG): hesabından ${address} adresinde, e-postayla, postayla ya da telefonla. Tek tek kalemlere gerekçeli itiraz edebilirsin; itiraz ettiğin tutar borç sayılmaz. Uyuşmazlıkları Bundesnetzagentur’un telekomünikasyon tüketici uzlaştırma kurumu ücretsiz uzlaştırır (§ 68 TKG).`,
    contactHeading: "Bize ulaş",
    contact: ({ email, phone, freephone, hotline, website }) =>
      `Ücretsiz ${freephone}, sabit hattan ${phone}, şebekemizden ${hotline}.\nE-posta: ${email}\nİnternet: ${website}`,
    vatId: "KDV numarası (USt-IdNr.)",
    page: (page, of) => `Sayfa ${page} / ${of}`,
  },
};
