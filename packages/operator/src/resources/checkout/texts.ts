import type { Language, PaymentMethodType } from "@tribun/domain";

/** Words of the hosted checkout, complete in both languages. */
export type CheckoutTexts = {
  readonly title: string;
  readonly sandbox: string;
  readonly lead: string;
  readonly failed: string;
  readonly errorsTitle: string;
  readonly methodLegend: string;
  readonly methods: Record<PaymentMethodType, { readonly name: string; readonly hint: string }>;
  readonly iban: string;
  readonly ibanHint: string;
  readonly holder: string;
  readonly mandateTitle: string;
  readonly mandate: (creditor: string) => string;
  readonly mandateNote: string;
  readonly creditorId: string;
  readonly reference: string;
  readonly mandateAccept: string;
  readonly summary: string;
  readonly order: string;
  readonly tariff: string;
  readonly term: (months: number) => string;
  readonly msisdn: string;
  readonly sim: string;
  readonly esim: string;
  readonly physical: string;
  readonly opening: string;
  readonly number: string;
  readonly jersey: string;
  readonly customisation: string;
  readonly identity: string;
  readonly discount: string;
  readonly dueNow: string;
  readonly monthly: string;
  readonly inclVat: string;
  /** L19: exactly these words. */
  readonly pay: string;
  readonly payNote: (facts: { readonly product: string; readonly total: string; readonly term: string }) => string;
  readonly cancel: string;
  readonly otherLanguage: string;
  readonly validUntil: (time: string) => string;
  readonly errors: Record<CheckoutRule, string>;
  readonly notices: Record<NoticeKind, { readonly title: string; readonly text: string; readonly action: string }>;
  /** A payment that is confirmed on the provider's page. */
  readonly confirm: { readonly title: string; readonly text: string; readonly action: string; readonly other: string };
  readonly help: (hotline: string) => string;
};

export type CheckoutRule = "method.required" | "iban.required" | "iban.invalid" | "iban.notSepa" | "holder.required" | "mandate.required";
export type NoticeKind = "unknown" | "expired" | "paid" | "processing" | "ended" | "numberTaken" | "tooMany" | "foreignForm";

const de: CheckoutTexts = {
  title: "Bezahlen",
  sandbox: "Testbetrieb: Hier wird nichts abgebucht.",
  lead: "Wähl, wie du zahlen möchtest. Deine Nummer bleibt so lange für dich reserviert.",
  failed: "Deine Zahlung ist nicht angekommen, es wurde nichts abgebucht. Versuch es noch einmal, gern mit einer anderen Zahlungsart.",
  errorsTitle: "Bitte prüf diese Angaben",
  methodLegend: "Zahlungsart",
  methods: {
    sepa: { name: "SEPA-Lastschrift", hint: "Wir buchen von deinem Konto ab, auch die monatlichen Rechnungen." },
    paypal: { name: "PayPal", hint: "Du bestätigst die Zahlung in deinem PayPal-Konto." },
    card: { name: "Kredit- oder Debitkarte", hint: "Visa, Mastercard oder girocard mit Co-Badge." },
    applePay: { name: "Apple Pay", hint: "Auf iPhone, iPad und Mac." },
    googlePay: { name: "Google Pay", hint: "Mit einer Karte aus deinem Google-Konto." },
  },
  iban: "IBAN",
  ibanHint: "Jedes Konto im SEPA-Raum, zum Beispiel DE89 3704 0044 0532 0130 00",
  holder: "Name der Kontoinhaberin oder des Kontoinhabers",
  mandateTitle: "SEPA-Lastschriftmandat",
  mandate: (creditor) =>
    `Ich ermächtige ${creditor}, Zahlungen von meinem Konto mittels Lastschrift einzuziehen. Zugleich weise ich mein Kreditinstitut an, die von ${creditor} auf mein Konto gezogenen Lastschriften einzulösen. Das Mandat gilt für wiederkehrende Zahlungen aus diesem Vertrag. Jede Abbuchung kündigen wir spätestens einen Tag vorher an.`,
  mandateNote:
    "Hinweis: Ich kann innerhalb von acht Wochen, beginnend mit dem Belastungsdatum, die Erstattung des belasteten Betrages verlangen. Es gelten dabei die mit meinem Kreditinstitut vereinbarten Bedingungen.",
  creditorId: "Gläubiger-Identifikationsnummer",
  reference: "Mandatsreferenz",
  mandateAccept: "Ich erteile dieses SEPA-Lastschriftmandat.",
  summary: "Deine Zahlung",
  order: "Bestellnummer",
  tariff: "Tarif",
  term: (months) => (months === 1 ? "monatlich kündbar" : `${months} Monate Laufzeit`),
  msisdn: "Rufnummer",
  sim: "SIM",
  esim: "eSIM",
  physical: "SIM-Karte per Post",
  opening: "Anschlusspreis",
  number: "Wunschnummer",
  jersey: "Trikot, Vorauszahlung",
  customisation: "Trikotbeflockung",
  identity: "Identitätsprüfung",
  discount: "Gutschein",
  dueNow: "Heute fällig",
  monthly: "Danach im Monat",
  inclVat: "inkl. MwSt.",
  pay: "zahlungspflichtig bestellen",
  payNote: ({ product, total, term }) => `${product}, ${term}. Heute ${total} inkl. MwSt.`,
  cancel: "Abbrechen und zurück",
  otherLanguage: "Türkçe",
  validUntil: (time) => `Diese Seite gilt bis ${time} Uhr.`,
  errors: {
    "method.required": "Bitte wähl eine Zahlungsart.",
    "iban.required": "Bitte gib deine IBAN ein.",
    "iban.invalid": "Diese IBAN stimmt nicht. Vergleich sie mit deiner Bankkarte.",
    "iban.notSepa":
      "Von diesem Konto können wir nicht abbuchen, weil es außerhalb des SEPA-Raums liegt. Nimm ein anderes Konto oder zahl mit PayPal.",
    "holder.required": "Bitte gib den Namen ein, auf den das Konto läuft.",
    "mandate.required": "Bitte erteile das Mandat, damit wir abbuchen dürfen.",
  },
  notices: {
    unknown: {
      title: "Diese Bezahlseite gibt es nicht",
      text: "Vielleicht fehlt ein Stück der Adresse. Geh in der App deines Vereins zu deinem Konto, dort geht es weiter.",
      action: "Zu meinem Konto",
    },
    expired: {
      title: "Diese Bezahlseite ist abgelaufen",
      text: "Es wurde nichts abgebucht, und es ist noch alles da. Geh in dein Konto und starte die Zahlung dort neu.",
      action: "Zu meinem Konto",
    },
    paid: { title: "Schon bezahlt", text: "Deine Zahlung ist angekommen. Du musst nichts weiter tun.", action: "Weiter" },
    processing: {
      title: "Deine Zahlung läuft",
      text: "Wir warten auf die Bestätigung. Bitte zahl nicht noch einmal.",
      action: "Zum Stand der Zahlung",
    },
    ended: {
      title: "Hier gibt es nichts mehr zu bezahlen",
      text: "Dieser Vorgang ist beendet. In deinem Konto siehst du, wie es steht und was du als Nächstes tun kannst.",
      action: "Zu meinem Konto",
    },
    numberTaken: {
      title: "Deine Nummer ist nicht mehr frei",
      text: "Die Reservierung war abgelaufen, und jemand anderes hat die Nummer genommen. Es wurde nichts abgebucht. Wähl bitte eine andere Nummer.",
      action: "Andere Nummer wählen",
    },
    tooMany: { title: "Zu viele Versuche", text: "Warte bitte eine Minute und lade die Seite dann neu.", action: "Noch einmal" },
    foreignForm: {
      title: "Diese Anfrage kam von einer fremden Seite",
      text: "Es wurde nichts abgebucht. Öffne die Bezahlseite bitte noch einmal.",
      action: "Bezahlseite öffnen",
    },
  },
  confirm: {
    title: "Bestätige deine Zahlung",
    text: "Das geschieht auf der Seite unseres Zahlungspartners. Danach kommst du von selbst hierher zurück.",
    action: "Weiter zur Bestätigung",
    other: "Lieber anders bezahlen",
  },
  help: (hotline) => `Hilfe: ${hotline} aus unserem Netz oder kostenfrei 0800 2001905.`,
};

const tr: CheckoutTexts = {
  title: "Ödeme",
  sandbox: "Deneme ortamı: Burada para çekilmez.",
  lead: "Nasıl ödemek istediğini seç. Numaran bu sırada senin için ayrılmış durur.",
  failed: "Ödemen bize ulaşmadı, hesabından para çekilmedi. Yeniden dene, istersen başka bir ödeme yöntemi seç.",
  errorsTitle: "Lütfen şu bilgileri kontrol et",
  methodLegend: "Ödeme yöntemi",
  methods: {
    sepa: { name: "SEPA otomatik ödeme", hint: "Tutarı hesabından çekeriz, aylık faturaları da." },
    paypal: { name: "PayPal", hint: "Ödemeyi PayPal hesabında onaylarsın." },
    card: { name: "Kredi kartı ya da banka kartı", hint: "Visa, Mastercard ya da ortak logolu girocard." },
    applePay: { name: "Apple Pay", hint: "iPhone, iPad ve Mac'te." },
    googlePay: { name: "Google Pay", hint: "Google hesabındaki kartla." },
  },
  iban: "IBAN",
  ibanHint: "SEPA bölgesindeki her hesap olur, örneğin DE89 3704 0044 0532 0130 00",
  holder: "Hesap sahibinin adı",
  mandateTitle: "SEPA otomatik ödeme talimatı",
  mandate: (creditor) =>
    `${creditor} şirketine, hesabımdan otomatik ödeme yoluyla tahsilat yapma yetkisi veriyorum. Aynı zamanda bankama, ${creditor} tarafından hesabıma gönderilen tahsilatları ödeme talimatı veriyorum. Talimat, bu sözleşmeden doğan düzenli ödemeler için geçerlidir. Her tahsilatı en geç bir gün önceden bildiririz.`,
  mandateNote:
    "Bilgi: Tahsilat tarihinden başlayarak sekiz hafta içinde tahsil edilen tutarın iadesini isteyebilirim. Bankamla kararlaştırdığım koşullar geçerlidir.",
  creditorId: "Alacaklı kimlik numarası",
  reference: "Talimat numarası",
  mandateAccept: "Bu SEPA otomatik ödeme talimatını veriyorum.",
  summary: "Ödeme özeti",
  order: "Sipariş numarası",
  tariff: "Tarife",
  term: (months) => (months === 1 ? "her ay bırakılabilir" : `${months} ay süreli`),
  msisdn: "Numara",
  sim: "SIM",
  esim: "eSIM",
  physical: "Postayla SIM kart",
  opening: "Hat açılışı",
  number: "Özel numara",
  jersey: "Forma ön ödemesi",
  customisation: "Forma baskısı",
  identity: "Kimlik kontrolü",
  discount: "Kupon",
  dueNow: "Bugün ödenecek",
  monthly: "Sonrasında aylık",
  inclVat: "KDV dahil",
  pay: "Ödeme yükümlülüğüyle sipariş ver",
  payNote: ({ product, total, term }) => `${product}, ${term}. Bugün ${total}, KDV dahil.`,
  cancel: "Vazgeç ve geri dön",
  otherLanguage: "Deutsch",
  validUntil: (time) => `Bu sayfa saat ${time}'e kadar geçerli.`,
  errors: {
    "method.required": "Lütfen bir ödeme yöntemi seç.",
    "iban.required": "Lütfen IBAN'ını yaz.",
    "iban.invalid": "Bu IBAN doğru değil. Banka kartınla karşılaştır.",
    "iban.notSepa":
      "Bu hesap SEPA bölgesinin dışında olduğu için buradan tahsilat yapamıyoruz. Başka bir hesap kullan ya da PayPal ile öde.",
    "holder.required": "Lütfen hesabın kimin adına olduğunu yaz.",
    "mandate.required": "Tahsilat yapabilmemiz için lütfen talimatı ver.",
  },
  notices: {
    unknown: {
      title: "Böyle bir ödeme sayfası yok",
      text: "Adresin bir parçası eksik olabilir. Kulübünün uygulamasında hesabını aç, oradan devam edebilirsin.",
      action: "Hesabıma git",
    },
    expired: {
      title: "Bu ödeme sayfasının süresi doldu",
      text: "Hesabından para çekilmedi, her şey olduğu gibi duruyor. Hesabını aç ve ödemeyi oradan yeniden başlat.",
      action: "Hesabıma git",
    },
    paid: { title: "Zaten ödendi", text: "Ödemen bize ulaştı. Başka bir şey yapmana gerek yok.", action: "Devam et" },
    processing: { title: "Ödemen işleniyor", text: "Onayı bekliyoruz. Lütfen yeniden ödeme.", action: "Ödemenin durumuna bak" },
    ended: {
      title: "Burada ödenecek bir şey kalmadı",
      text: "Bu işlem sona erdi. Durumu ve şimdi ne yapabileceğini hesabında görebilirsin.",
      action: "Hesabıma git",
    },
    numberTaken: {
      title: "Numaran artık boşta değil",
      text: "Ayırma süresi dolmuştu ve numarayı başka biri aldı. Hesabından para çekilmedi. Lütfen başka bir numara seç.",
      action: "Başka numara seç",
    },
    tooMany: { title: "Çok fazla deneme", text: "Lütfen bir dakika bekle, sonra sayfayı yenile.", action: "Yeniden dene" },
    foreignForm: {
      title: "Bu istek yabancı bir sayfadan geldi",
      text: "Hesabından para çekilmedi. Lütfen ödeme sayfasını yeniden aç.",
      action: "Ödeme sayfasını aç",
    },
  },
  confirm: {
    title: "Ödemeni onayla",
    text: "Onay, ödeme ortağımızın sayfasında verilir. Sonra kendiliğinden buraya dönersin.",
    action: "Onaya devam et",
    other: "Başka bir yöntemle öde",
  },
  help: (hotline) => `Yardım: şebekemizden ${hotline}, ücretsiz 0800 2001905.`,
};

const BY_LANGUAGE: Record<Language, CheckoutTexts> = { de, tr };

export const checkoutTexts = (language: Language): CheckoutTexts => BY_LANGUAGE[language];
