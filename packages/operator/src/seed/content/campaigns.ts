import type { Localised } from "../../db/schema/catalogue.ts";
import type { CampaignRow } from "../../db/schema/content.ts";
import { daysFrom } from "./media.ts";

type SeedCampaign = {
  readonly id: string;
  readonly motif: string;
  readonly couponCode?: string;
  /** Days from the seed. */
  readonly from: number;
  readonly to: number;
  readonly title: Localised;
  readonly body: Localised;
  readonly terms: Localised;
};

const CAMPAIGNS: readonly SeedCampaign[] = [
  {
    id: "derby-data",
    motif: "signal",
    couponCode: "DERBI2GB",
    from: -5,
    to: 40,
    title: { de: "Derbyherbst: 2 GB mehr, jeden Monat", tr: "Derbi sonbaharı: her ay 2 GB daha" },
    body: {
      de: "Bestell einen Einzel- oder Flex-Tarif mit dem Gutscheincode DERBI2GB. Die 2 GB kommen jeden Monat dazu, solange dein Vertrag läuft.",
      tr: "DERBI2GB kupon koduyla bireysel ya da Flex tarife al. 2 GB, sözleşmen sürdükçe her ay eklenir.",
    },
    terms: {
      de: "Für Neuverträge in Tribün, Forma und Serbest. Ein Code je Bestellung. Keine Auszahlung.",
      tr: "Tribün, Forma ve Serbest’te yeni sözleşmeler için. Sipariş başına bir kod. Nakde çevrilmez.",
    },
  },
  {
    id: "stadium-start",
    motif: "ticket",
    couponCode: "STADION10",
    from: -18,
    to: 70,
    title: { de: "10 % auf alle einmaligen Kosten", tr: "Tek seferlik ücretlerde %10" },
    body: {
      de: "Anschluss, Wunschnummer oder Trikot: Mit STADION10 zahlst du zum Start ein Zehntel weniger.",
      tr: "Açılış, seçme numara ya da forma: STADION10 ile başlangıçta onda bir daha az ödersin.",
    },
    terms: {
      de: "Gilt nicht für die Identitätsprüfung von 0,01 € und nicht für den Monatspreis. Nicht mit anderen Codes kombinierbar.",
      tr: "0,01 €’luk kimlik kontrolünde ve aylık ücrette geçmez. Başka kodlarla birleştirilemez.",
    },
  },
  {
    id: "family-jersey",
    motif: "jersey",
    couponCode: "AILE50",
    from: -30,
    to: 90,
    title: { de: "Familie: das Trikot zum halben Preis", tr: "Aile: forma yarı fiyatına" },
    body: {
      de: "Zu İkili und Yıldız gibt es das Trikot mit AILE50 für die Hälfte. Kindergrößen von 116 bis 164.",
      tr: "İkili ve Yıldız’ın yanına AILE50 ile forma yarı fiyatına. Çocuk bedenleri 116’dan 164’e.",
    },
    terms: {
      de: "AILE50 halbiert alle einmaligen Kosten außer der Identitätsprüfung. Ein Trikot je Bestellung. Mit Namen und Nummer bedruckte Trikots sind vom Widerruf ausgenommen.",
      tr: "AILE50, kimlik kontrolü dışındaki tüm tek seferlik ücretleri yarıya indirir. Sipariş başına bir forma. İsim ve numara basılan formalarda cayma hakkı yoktur.",
    },
  },
  {
    id: "bring-your-number",
    motif: "sim",
    couponCode: "TRIBUN5",
    from: -44,
    to: 120,
    title: { de: "Nummer mitbringen, 5 € sparen", tr: "Numaranı getir, 5 € kazan" },
    body: {
      de: "Wer die eigene Rufnummer mitbringt, spart mit TRIBUN5 fünf Euro auf die einmaligen Kosten.",
      tr: "Kendi numarasıyla gelen, TRIBUN5 ile tek seferlik ücretlerden beş euro kazanır.",
    },
    terms: {
      de: "Für Einzel- und Flex-Tarife. Die Mitnahme selbst ist immer kostenlos.",
      tr: "Bireysel ve Flex tarifeler için. Numara taşımanın kendisi her zaman ücretsizdir.",
    },
  },
  {
    id: "season-opening",
    motif: "trophy",
    from: -140,
    to: -60,
    title: { de: "Saisonstart: 25 % auf die ersten Kosten", tr: "Sezon açılışı: ilk ücretlerde %25" },
    body: {
      de: "Die Aktion zum Saisonstart ist vorbei. Danke an alle, die von Anfang an dabei sind.",
      tr: "Sezon açılışı kampanyası bitti. Baştan beri yanımızda olan herkese teşekkürler.",
    },
    terms: { de: "Galt für Bestellungen im Aktionszeitraum.", tr: "Kampanya süresindeki siparişlerde geçerliydi." },
  },
  {
    id: "second-half",
    motif: "calendar",
    from: 35,
    to: 100,
    title: { de: "Rückrunde: Türkei-Minuten verdoppelt", tr: "İkinci yarı: Türkiye dakikaları iki katı" },
    body: {
      de: "Zur Rückrunde verdoppeln wir in den ersten drei Monaten die Minuten in die Türkei.",
      tr: "İkinci yarıyla birlikte ilk üç ay Türkiye dakikalarını ikiye katlıyoruz.",
    },
    terms: { de: "Für Neuverträge in Tribün und Serbest.", tr: "Tribün ve Serbest’te yeni sözleşmeler için." },
  },
];

/** Campaigns for every club, including a past and a future one. */
export function campaignRows(now: Date): CampaignRow[] {
  return CAMPAIGNS.map(({ from, to, couponCode, ...campaign }) => ({
    ...campaign,
    teamId: null,
    couponCode: couponCode ?? null,
    validFrom: daysFrom(now, from),
    validTo: daysFrom(now, to),
  }));
}
