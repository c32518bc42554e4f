import { AGE_CONTRACT_MIN, type CustomerType, type TariffType } from "@tribun/domain";
import type { Localised, TariffRow } from "../db/schema/catalogue.ts";

type Plan = {
  slug: string;
  type: TariffType;
  name: string;
  price: number;
  net?: number;
  gb: number;
  minutesTr: number;
  speed: readonly [down: number, up: number];
  tech: "LTE" | "5G";
  fee: number;
  feeEsim: number;
  /** Months of the short version and its monthly surcharge in cents; absent for one-month tariffs. */
  short?: readonly [months: number, extra: number];
  jersey: boolean;
  text: Localised;
};

const TURKEY = {
  de: "Die Türkei, das Vereinigte Königreich und die Schweiz gehören nicht zur EU-Zone.",
  tr: "Türkiye, Birleşik Krallık ve İsviçre AB bölgesine dahil değildir.",
};
const text = (de: string, tr: string): Localised => ({ de: `${de} ${TURKEY.de}`, tr: `${tr} ${TURKEY.tr}` });

const PLANS: readonly Plan[] = [
  {
    slug: "tribun-s",
    type: "single",
    name: "Tribün S",
    price: 999,
    gb: 10,
    minutesTr: 50,
    speed: [50, 25],
    tech: "LTE",
    fee: 1999,
    feeEsim: 999,
    short: [12, 300],
    jersey: false,
    text: text(
      "Für alle, die vor allem schreiben und telefonieren: 10 GB, Flat in alle deutschen Netze und 50 Minuten in die Türkei.",
      "Daha çok yazışan ve konuşanlar için: 10 GB, Almanya’nın tüm şebekelerine sınırsız arama ve Türkiye’ye 50 dakika.",
    ),
  },
  {
    slug: "tribun-m",
    type: "single",
    name: "Tribün M",
    price: 1499,
    gb: 25,
    minutesTr: 100,
    speed: [50, 25],
    tech: "5G",
    fee: 1999,
    feeEsim: 999,
    short: [12, 300],
    jersey: false,
    text: text(
      "Reicht für das Spiel unterwegs und den Rest des Monats: 25 GB mit 5G, Flat in alle deutschen Netze und 100 Minuten in die Türkei.",
      "Maçı yolda izlemeye de ayın kalanına da yeter: 5G ile 25 GB, Almanya’nın tüm şebekelerine sınırsız arama ve Türkiye’ye 100 dakika.",
    ),
  },
  {
    slug: "tribun-l",
    type: "single",
    name: "Tribün L",
    price: 1999,
    gb: 50,
    minutesTr: 300,
    speed: [50, 25],
    tech: "5G",
    fee: 1999,
    feeEsim: 999,
    short: [12, 300],
    jersey: true,
    text: text(
      "Viel Volumen und auf Wunsch ein Trikot dazu: 50 GB mit 5G, Flat in alle deutschen Netze und 300 Minuten in die Türkei.",
      "Bol internet, istersen yanında forma: 5G ile 50 GB, Almanya’nın tüm şebekelerine sınırsız arama ve Türkiye’ye 300 dakika.",
    ),
  },
  {
    slug: "forma-xl",
    type: "single",
    name: "Forma XL",
    price: 2999,
    gb: 100,
    minutesTr: 500,
    speed: [150, 50],
    tech: "5G",
    fee: 0,
    feeEsim: 0,
    short: [12, 500],
    jersey: true,
    text: text(
      "Unser größter Tarif, ohne Anschlusspreis, ein Trikot kannst du dazu bestellen: 100 GB mit 5G bis 150 Mbit/s und 500 Minuten in die Türkei.",
      "En büyük tarifemiz, açılış ücreti yok, istersen yanına forma sipariş edersin: 150 Mbit/sn’ye kadar 5G ile 100 GB ve Türkiye’ye 500 dakika.",
    ),
  },
  {
    slug: "serbest-s",
    type: "flex",
    name: "Serbest S",
    price: 1299,
    gb: 10,
    minutesTr: 50,
    speed: [50, 25],
    tech: "LTE",
    fee: 999,
    feeEsim: 999,
    jersey: false,
    text: text(
      "Ohne Mindestlaufzeit: 10 GB, Flat in alle deutschen Netze und 50 Minuten in die Türkei. Jederzeit mit einem Monat Frist kündbar.",
      "Taahhütsüz: 10 GB, Almanya’nın tüm şebekelerine sınırsız arama ve Türkiye’ye 50 dakika. Her ay feshedilebilir, bir ay önceden bildirmen yeter.",
    ),
  },
  {
    slug: "serbest-m",
    type: "flex",
    name: "Serbest M",
    price: 1799,
    gb: 25,
    minutesTr: 100,
    speed: [50, 25],
    tech: "5G",
    fee: 999,
    feeEsim: 999,
    jersey: false,
    text: text(
      "Ohne Mindestlaufzeit und mit 5G: 25 GB, Flat in alle deutschen Netze und 100 Minuten in die Türkei. Jederzeit mit einem Monat Frist kündbar.",
      "Taahhütsüz ve 5G’li: 25 GB, Almanya’nın tüm şebekelerine sınırsız arama ve Türkiye’ye 100 dakika. Her ay feshedilebilir, bir ay önceden bildirmen yeter.",
    ),
  },
  {
    slug: "serbest-l",
    type: "flex",
    name: "Serbest L",
    price: 2499,
    gb: 50,
    minutesTr: 300,
    speed: [50, 25],
    tech: "5G",
    fee: 999,
    feeEsim: 999,
    jersey: false,
    text: text(
      "Ohne Mindestlaufzeit und mit viel Luft: 50 GB mit 5G, Flat in alle deutschen Netze und 300 Minuten in die Türkei. Jederzeit mit einem Monat Frist kündbar.",
      "Taahhütsüz ve ferah: 5G ile 50 GB, Almanya’nın tüm şebekelerine sınırsız arama ve Türkiye’ye 300 dakika. Her ay feshedilebilir, bir ay önceden bildirmen yeter.",
    ),
  },
  {
    slug: "ikili-m",
    type: "partner24",
    name: "İkili M",
    price: 999,
    gb: 25,
    minutesTr: 100,
    speed: [50, 25],
    tech: "5G",
    fee: 0,
    feeEsim: 0,
    short: [12, 300],
    jersey: false,
    text: text(
      "Der zweite Anschluss zu deinem ersten: 25 GB mit 5G und 100 Minuten in die Türkei, ohne Anschlusspreis.",
      "Hattının yanına ikinci hat: 5G ile 25 GB ve Türkiye’ye 100 dakika, açılış ücreti yok.",
    ),
  },
  {
    slug: "ikili-l",
    type: "partner24",
    name: "İkili L",
    price: 1499,
    gb: 50,
    minutesTr: 300,
    speed: [50, 25],
    tech: "5G",
    fee: 0,
    feeEsim: 0,
    short: [12, 300],
    jersey: true,
    text: text(
      "Der zweite Anschluss mit viel Datenvolumen, ein Trikot kannst du dazu bestellen: 50 GB mit 5G und 300 Minuten in die Türkei.",
      "Bol internetli ikinci hat, istersen yanına forma sipariş edersin: 5G ile 50 GB ve Türkiye’ye 300 dakika.",
    ),
  },
  {
    slug: "yildiz-5",
    type: "kids24",
    name: "Yıldız 5",
    price: 599,
    gb: 5,
    minutesTr: 20,
    speed: [25, 10],
    tech: "LTE",
    fee: 0,
    feeEsim: 0,
    short: [12, 200],
    jersey: true,
    text: text(
      "Für Kinder von 6 bis 17: 5 GB und 20 Minuten in die Türkei. Teure Sondernummern sind gesperrt, Vertragspartner bist du.",
      "6-17 yaş arası çocuklar için: 5 GB ve Türkiye’ye 20 dakika. Ücretli servis numaraları kapalı, sözleşmenin tarafı sensin.",
    ),
  },
  {
    slug: "yildiz-10",
    type: "kids24",
    name: "Yıldız 10",
    price: 799,
    gb: 10,
    minutesTr: 50,
    speed: [25, 10],
    tech: "LTE",
    fee: 0,
    feeEsim: 0,
    short: [12, 200],
    jersey: true,
    text: text(
      "Für Kinder von 6 bis 17: 10 GB und 50 Minuten in die Türkei. Teure Sondernummern sind gesperrt, Vertragspartner bist du.",
      "6-17 yaş arası çocuklar için: 10 GB ve Türkiye’ye 50 dakika. Ücretli servis numaraları kapalı, sözleşmenin tarafı sensin.",
    ),
  },
  {
    slug: "kulup-pro-s",
    type: "business",
    name: "Kulüp Pro S",
    price: 1999,
    net: 1680,
    gb: 25,
    minutesTr: 300,
    speed: [100, 50],
    tech: "5G",
    fee: 0,
    feeEsim: 0,
    short: [1, 500],
    jersey: false,
    text: text(
      "Für Betriebe: 25 GB mit 5G bis 100 Mbit/s, Flat in alle deutschen Netze und 300 Minuten in die Türkei.",
      "İşletmeler için: 100 Mbit/sn’ye kadar 5G ile 25 GB, Almanya’nın tüm şebekelerine sınırsız arama ve Türkiye’ye 300 dakika.",
    ),
  },
  {
    slug: "kulup-pro-l",
    type: "business",
    name: "Kulüp Pro L",
    price: 3499,
    net: 2940,
    gb: 75,
    minutesTr: 1000,
    speed: [100, 50],
    tech: "5G",
    fee: 0,
    feeEsim: 0,
    short: [1, 500],
    jersey: false,
    text: text(
      "Für Betriebe, die viel unterwegs sind: 75 GB mit 5G bis 100 Mbit/s und 1000 Minuten in die Türkei.",
      "Hep yolda olan işletmeler için: 100 Mbit/sn’ye kadar 5G ile 75 GB ve Türkiye’ye 1000 dakika.",
    ),
  },
];

/** Wholesale cap of a gigabyte in the EU, in cents (Reg. (EU) 2022/612, for 2026); determines the fair-use volume. */
const EU_WHOLESALE_CENTS = 110;
const CUSTOMER: Partial<Record<TariffType, CustomerType>> = { business: "corporate" };

function row(plan: Plan, index: number, short?: readonly [number, number]): TariffRow {
  const price = plan.price + (short?.[1] ?? 0);
  const net = plan.net === undefined ? undefined : short ? Math.round((price * 100) / 119) : plan.net;
  const id = short ? `${plan.slug}-${short[0]}` : plan.slug;
  const [maxDownMbps, maxUpMbps] = plan.speed;
  return {
    id,
    externalId: `TRB-${String(1001 + index * 2 + (short ? 1 : 0))}`,
    slug: id,
    type: plan.type,
    name: plan.name,
    description: plan.text,
    priceCents: price,
    priceNetCents: net ?? null,
    connectionFeeCents: plan.fee,
    connectionFeeEsimCents: plan.feeEsim,
    commitmentMonths: short?.[0] ?? (plan.type === "flex" ? 1 : 24),
    noticeDays: 30,
    alternativeId: plan.short && !short ? `${plan.slug}-${plan.short[0]}` : null,
    isAlternative: short !== undefined,
    dataGb: plan.gb,
    throttleKbps: 64,
    euDataGb: Math.min(plan.gb, Math.ceil((2 * price) / 1.19 / EU_WHOLESALE_CENTS)),
    minutesDe: -1,
    minutesTr: plan.minutesTr,
    sms: -1,
    maxDownMbps,
    maxUpMbps,
    tech: [...(plan.tech === "5G" ? ["5G"] : []), "LTE", "VoLTE", "Wi-Fi Calling"],
    simTypes: ["esim", "physical"],
    hasFormOption: plan.jersey,
    minAge: AGE_CONTRACT_MIN,
    requiresMainLine: plan.type === "partner24",
    requiresChild: plan.type === "kids24",
    customerType: CUSTOMER[plan.type] ?? "private",
    productSheetFile: `${id}.pdf`,
    position: index * 2 + (short ? 1 : 0),
  };
}

/** All tariffs, each followed by its version with a short term. */
export const SEED_TARIFFS: readonly TariffRow[] = PLANS.flatMap((plan, index) => [
  row(plan, index),
  ...(plan.short ? [row(plan, index, plan.short)] : []),
]);
