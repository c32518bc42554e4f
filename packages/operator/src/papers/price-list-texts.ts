import type { BEYOND_TARIFF_CENTS, Language, NumberTier, ValidityUnit } from "@tribun/domain";

/** Texts of the price list, complete in both languages. */
export type PriceListTexts = {
  readonly title: string;
  readonly intro: string;
  readonly tariffs: string;
  readonly tariffHead: readonly [string, string, string, string];
  readonly term: (months: number) => string;
  readonly once: string;
  readonly onceHead: readonly [string, string];
  readonly number: (tier: string) => string;
  readonly tiers: Record<NumberTier, string>;
  readonly identity: string;
  readonly newEsim: string;
  readonly newCard: string;
  readonly jersey: (name: string) => string;
  readonly print: (name: string) => string;
  readonly packs: string;
  readonly packsHead: readonly [string, string, string];
  readonly duration: (unit: ValidityUnit, value: number) => string;
  readonly renews: string;
  readonly beyond: string;
  readonly beyondHead: readonly [string, string, string];
  readonly beyondZones: Record<keyof typeof BEYOND_TARIFF_CENTS, string>;
  readonly received: string;
  readonly roaming: string;
  readonly roamingData: string;
  readonly perMb: (price: string) => string;
  readonly else: string;
  readonly elseLines: (roamingCap: string) => readonly string[];
  readonly page: string;
};

const TIERS = { standard: "Standard", bronze: "Bronze", silver: "Silber", gold: "Gold", platinum: "Platin" };

const de: PriceListTexts = {
  title: "Preisliste",
  intro: "Alle Preise enthalten 19 % Mehrwertsteuer.",
  tariffs: "Tarife",
  tariffHead: ["Tarif", "Im Monat", "Anschluss, SIM-Karte", "Anschluss, eSIM"],
  term: (months) => (months === 1 ? "ohne Mindestlaufzeit" : `${months} Monate`),
  once: "Einmalige Preise",
  onceHead: ["Leistung", "Preis"],
  number: (tier) => `Auswahl einer Wunschnummer, ${tier}`,
  tiers: TIERS,
  identity: "Identitätsprüfung bei der Bestellung, wird mit der ersten Rechnung verrechnet",
  newEsim: "Neue eSIM",
  newCard: "Neue SIM-Karte per Post",
  jersey: (name) => `${name}, Vorauszahlung`,
  print: (name) => `${name}, Beflockung mit Name oder Nummer`,
  packs: "Pakete",
  packsHead: ["Paket", "Laufzeit", "Preis"],
  duration: (unit, value) => (unit === "hour" ? `${value} Stunden` : value === 1 ? "1 Tag" : `${value} Tage`),
  renews: "verlängert sich, jederzeit abschaltbar",
  beyond: "Gespräche und SMS, die Tarif und Pakete nicht enthalten",
  beyondHead: ["Von Deutschland aus", "Je Minute", "Je SMS"],
  beyondZones: {
    eu: "In EU, EWR und Ukraine",
    tr: "In die Türkei",
    chuk: "In die Schweiz und das Vereinigte Königreich",
    world: "In alle anderen Länder",
    roaming: "Unterwegs außerhalb von EU, EWR und Ukraine, wohin auch immer",
  },
  received: "Dort angerufen werden oder eine SMS bekommen",
  roaming: "Roaming außerhalb von EU, EWR und Ukraine",
  roamingData: "Mobile Daten, wenn kein Paket sie deckt",
  perMb: (price) => `${price} je MB`,
  else: "Was sonst etwas kostet",
  elseLines: (cap) => [
    "Jede begonnene Minute zählt ganz. Innerhalb Deutschlands und unterwegs in EU, EWR und Ukraine kosten Gespräche und SMS, was dein Tarif sagt.",
    "Service- und Sonderrufnummern kosten, was ihr Anbieter angibt oder vor der Verbindung ansagt (§§ 109, 110 TKG).",
    `Außerhalb von EU, EWR und Ukraine surfst du mit den Paketen oben günstiger. Datenroaming endet bei ${cap} im Monat, wenn du nichts anderes wählst.`,
    "Rufnummernmitnahme, Sperre und Entsperrung der SIM, Einzelverbindungsnachweis und jede Zahlungsart kosten nichts.",
  ],
  page: "Seite",
};

const tr: PriceListTexts = {
  title: "Fiyat listesi",
  intro: "Bütün fiyatlara %19 KDV dahildir.",
  tariffs: "Tarifeler",
  tariffHead: ["Tarife", "Aylık", "Hat açılışı, SIM kart", "Hat açılışı, eSIM"],
  term: (months) => (months === 1 ? "taahhütsüz" : `${months} ay taahhütlü`),
  once: "Tek seferlik ücretler",
  onceHead: ["Hizmet", "Fiyat"],
  number: (tier) => `Seçme numara, ${tier}`,
  tiers: { standard: "Standart", bronze: "Bronz", silver: "Gümüş", gold: "Altın", platinum: "Platin" },
  identity: "Siparişte kimlik kontrolü, ilk faturadan düşülür",
  newEsim: "Yeni eSIM",
  newCard: "Postayla yeni SIM kart",
  jersey: (name) => `${name}, ön ödeme`,
  print: (name) => `${name}, ad ya da numara baskısı`,
  packs: "Paketler",
  packsHead: ["Paket", "Süre", "Fiyat"],
  duration: (unit, value) => (unit === "hour" ? `${value} saat` : `${value} gün`),
  renews: "yenilenir, istediğin an kapatılır",
  beyond: "Tarifenin ve paketlerin içermediği aramalar ve SMS’ler",
  beyondHead: ["Almanya’dan", "Dakikası", "SMS başına"],
  beyondZones: {
    eu: "AB, AEA ve Ukrayna’ya",
    tr: "Türkiye’ye",
    chuk: "İsviçre ve Birleşik Krallık’a",
    world: "Diğer bütün ülkelere",
    roaming: "AB, AEA ve Ukrayna dışındayken, nereye olursa olsun",
  },
  received: "Oradayken aranmak ya da SMS almak",
  roaming: "AB, AEA ve Ukrayna dışında dolaşım",
  roamingData: "Hiçbir paketin karşılamadığı mobil veri",
  perMb: (price) => `MB başına ${price}`,
  else: "Başka neler ücretli",
  elseLines: (cap) => [
    "Başlayan her dakika tam sayılır. Almanya içinde ve AB, AEA ile Ukrayna’dayken aramalar ve SMS’ler tarifende yazdığı gibidir.",
    "Ücretli servis numaraları, sağlayıcılarının belirttiği ya da bağlantıdan önce duyurduğu ücrettedir (§§ 109, 110 TKG).",
    `AB, AEA ve Ukrayna dışında mobil veriyi yukarıdaki paketlerle daha ucuza kullanırsın. Başka bir seçim yapmazsan veri dolaşımı ayda ${cap} tutarında durur.`,
    "Numara taşıma, SIM’in bloke edilmesi ve blokenin kaldırılması, ayrıntılı döküm ve bütün ödeme yöntemleri ücretsizdir.",
  ],
  page: "Sayfa",
};

const BY_LANGUAGE: Record<Language, PriceListTexts> = { de, tr };
export const priceListTexts = (language: Language): PriceListTexts => BY_LANGUAGE[language];
