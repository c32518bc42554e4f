import type { OptionRow } from "../db/schema/packs.ts";

type Seed = Pick<OptionRow, "id" | "category" | "name" | "priceCents" | "zone" | "description"> &
  Partial<Pick<OptionRow, "tags" | "validity" | "renewal" | "dataMb" | "minutes" | "sms">>;

const GB = 1000;
const UNLIMITED = -1;
const DAYS_30 = { unit: "day", value: 30 } as const;

const PACKS: readonly Seed[] = [
  {
    id: "ek-2",
    category: "internet",
    name: "Ek 2 GB",
    priceCents: 399,
    dataMb: 2 * GB,
    zone: "de",
    description: {
      de: "2 GB mehr für 30 Tage in Deutschland, mit voller Geschwindigkeit und ab sofort nutzbar.",
      tr: "Almanya’da 30 gün boyunca tam hızla 2 GB daha; hemen kullanabilirsin.",
    },
  },
  {
    id: "ek-10",
    category: "internet",
    name: "Ek 10 GB",
    priceCents: 999,
    dataMb: 10 * GB,
    zone: "de",
    description: {
      de: "10 GB mehr für 30 Tage in Deutschland: für alle Spiele eines Monats unterwegs.",
      tr: "Almanya’da 30 gün için 10 GB daha: bir ayın tüm maçları yolda da seninle.",
    },
  },
  {
    id: "derbi-24",
    category: "internet",
    name: "Derbi 24 h",
    priceCents: 299,
    dataMb: UNLIMITED,
    zone: "de",
    validity: { unit: "hour", value: 24 },
    description: {
      de: "24 Stunden Internet ohne Limit in Deutschland, von der Anreise bis zur dritten Halbzeit. Dein Datenvolumen bleibt unberührt.",
      tr: "Almanya’da 24 saat sınırsız internet: deplasman yolundan maç sonu sohbetine kadar. Kendi hakkından düşmez.",
    },
  },
  {
    id: "tuerkiye-100",
    category: "voice",
    name: "Türkiye 100",
    priceCents: 399,
    minutes: 100,
    zone: "tr",
    description: {
      de: "100 Minuten von Deutschland in alle Netze der Türkei, 30 Tage lang.",
      tr: "Almanya’dan Türkiye’deki tüm şebekelere 30 gün boyunca 100 dakika.",
    },
  },
  {
    id: "tuerkiye-500",
    category: "voice",
    name: "Türkiye 500",
    priceCents: 999,
    minutes: 500,
    zone: "tr",
    description: {
      de: "500 Minuten von Deutschland in alle Netze der Türkei, 30 Tage lang.",
      tr: "Almanya’dan Türkiye’deki tüm şebekelere 30 gün boyunca 500 dakika.",
    },
  },
  {
    id: "tuerkiye-flat",
    category: "voice",
    name: "Türkiye Flat",
    priceCents: 1499,
    minutes: UNLIMITED,
    zone: "tr",
    renewal: "auto",
    description: {
      de: "Von Deutschland in die Türkei telefonieren, so lange du willst. Verlängert sich alle 30 Tage; die Verlängerung kannst du jederzeit abschalten.",
      tr: "Almanya’dan Türkiye’yi dilediğin kadar ara. 30 günde bir yenilenir; yenilemeyi istediğin an kapatabilirsin.",
    },
  },
  {
    id: "sms-tr-200",
    category: "message",
    name: "200 SMS Türkiye",
    priceCents: 399,
    sms: 200,
    zone: "tr",
    description: { de: "200 SMS in die Türkei, 30 Tage lang.", tr: "Türkiye’ye 30 gün boyunca 200 SMS." },
  },
  {
    id: "sms-eu-500",
    category: "message",
    name: "500 SMS EU",
    priceCents: 499,
    sms: 500,
    zone: "eu",
    description: { de: "500 SMS in die Länder der EU, 30 Tage lang.", tr: "AB ülkelerine 30 gün boyunca 500 SMS." },
  },
  {
    id: "tatil-1",
    category: "internet",
    name: "Tatil 1 GB",
    priceCents: 799,
    dataMb: GB,
    zone: "tr",
    tags: ["roaming"],
    validity: { unit: "day", value: 7 },
    description: {
      de: "1 GB in der Türkei für 7 Tage. Die Türkei gehört nicht zur EU-Zone deines Tarifs.",
      tr: "Türkiye’de 7 gün için 1 GB. Türkiye, tarifenin AB bölgesine dahil değildir.",
    },
  },
  {
    id: "tatil-5",
    category: "internet",
    name: "Tatil 5 GB",
    priceCents: 1999,
    dataMb: 5 * GB,
    zone: "tr",
    tags: ["roaming"],
    validity: { unit: "day", value: 14 },
    description: {
      de: "5 GB in der Türkei für 14 Tage Urlaub bei der Familie.",
      tr: "Ailenin yanındaki 14 günlük tatil için Türkiye’de 5 GB.",
    },
  },
  {
    id: "sezon-15",
    category: "internet",
    name: "Sezon 15 GB",
    priceCents: 3499,
    dataMb: 15 * GB,
    minutes: 150,
    zone: "tr",
    tags: ["roaming"],
    description: {
      de: "15 GB und 150 Minuten in der Türkei für 30 Tage: für den ganzen Sommer am Bosporus.",
      tr: "Türkiye’de 30 gün için 15 GB ve 150 dakika: Boğaz’da geçen bütün bir yaz için.",
    },
  },
  {
    id: "ch-uk-1",
    category: "internet",
    name: "CH/UK 1 GB",
    priceCents: 699,
    dataMb: GB,
    zone: "chuk",
    tags: ["roaming"],
    validity: { unit: "day", value: 7 },
    description: {
      de: "1 GB in der Schweiz und im Vereinigten Königreich für 7 Tage. Beide gehören nicht zur EU-Zone.",
      tr: "İsviçre ve Birleşik Krallık’ta 7 gün için 1 GB. İkisi de AB bölgesine dahil değildir.",
    },
  },
];

/** Returns the external id of a pack in the partner's catalogue. */
const externalIdOf = (id: string) => `OPT-${id.toUpperCase()}`;

/** Packs of the seed data; the default validity is 30 days. */
export const SEED_PACKS = PACKS.map((pack, position) => ({
  tags: [],
  validity: DAYS_30,
  renewal: "once" as const,
  dataMb: null,
  minutes: null,
  sms: null,
  onSale: true,
  ...pack,
  externalId: externalIdOf(pack.id),
  position,
}));
