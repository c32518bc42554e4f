import type { categories } from "../../db/schema/content.ts";

/** Categories of contents. */
export const SEED_CATEGORIES: readonly (typeof categories.$inferSelect)[] = [
  { id: "news-club", scope: "news", name: { de: "Aus der Kurve", tr: "Tribünden" }, position: 0 },
  { id: "news-network", scope: "news", name: { de: "Netz und Technik", tr: "Şebeke ve teknik" }, position: 1 },
  { id: "faq-order", scope: "faq", name: { de: "Bestellen", tr: "Sipariş" }, position: 0 },
  { id: "faq-number", scope: "faq", name: { de: "Rufnummer mitnehmen", tr: "Numara taşıma" }, position: 1 },
  { id: "faq-sim", scope: "faq", name: { de: "SIM und eSIM", tr: "SIM ve eSIM" }, position: 2 },
  { id: "faq-bill", scope: "faq", name: { de: "Rechnung und Bezahlen", tr: "Fatura ve ödeme" }, position: 3 },
  { id: "faq-abroad", scope: "faq", name: { de: "Türkei und Ausland", tr: "Türkiye ve yurt dışı" }, position: 4 },
  { id: "faq-contract", scope: "faq", name: { de: "Vertrag und Kündigung", tr: "Sözleşme ve fesih" }, position: 5 },
  { id: "video-match", scope: "video", name: { de: "Spieltag", tr: "Maç günü" }, position: 0 },
  { id: "video-help", scope: "video", name: { de: "So geht’s", tr: "Nasıl yapılır" }, position: 1 },
  { id: "wallpaper-colours", scope: "wallpaper", name: { de: "Farben", tr: "Renkler" }, position: 0 },
  { id: "wallpaper-stadium", scope: "wallpaper", name: { de: "Stadion", tr: "Stadyum" }, position: 1 },
];
