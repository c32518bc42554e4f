import type { SeedMedia } from "./media.ts";

/** Banners of the home page and pages that editors may change. */
export const SEED_PAGES: readonly SeedMedia[] = [
  {
    id: "banner-flex",
    type: "banner",
    motif: "ball",
    link: "/tarife/flex/serbest-m",
    daysAgo: 30,
    title: { de: "Serbest M: 25 GB, jeden Monat kündbar", tr: "Serbest M: 25 GB, her ay feshedilebilir" },
    body: { de: "17,99 € im Monat, ohne Mindestlaufzeit. Einmalig 9,99 €.", tr: "Ayda 17,99 €, taahhüt yok. Bir kereye mahsus 9,99 €." },
  },
  {
    id: "banner-giveaway",
    type: "banner",
    motif: "gift",
    link: "/giveaway",
    daysAgo: 30,
    title: { de: "Derbykarten, signierte Trikots, Gutscheine", tr: "Derbi biletleri, imzalı formalar, hediye çekleri" },
    body: { de: "Mitmachen ohne Kauf. Die Auslosung ist öffentlich.", tr: "Satın alma şartı yok. Çekiliş herkese açık." },
  },
  {
    id: "banner-penalty",
    type: "banner",
    motif: "goal",
    link: "/fan/games/penalty",
    daysAgo: 30,
    title: { de: "Vier Tore, ein Gigabyte", tr: "Dört gol, bir gigabayt" },
    body: { de: "Fünf Schüsse, ein Versuch, kein Einsatz.", tr: "Beş vuruş, tek hak, bahis yok." },
  },
  {
    id: "about-us",
    type: "page",
    motif: "people",
    daysAgo: 300,
    title: { de: "Über {club}", tr: "{club} hakkında" },
    body: {
      de: "{club} ist Mobilfunk für Fans in Deutschland, die in zwei Sprachen jubeln. Tarife, Rechnung, Vertrag und Hotline gibt es vollständig auf Deutsch und auf Türkisch.\n\nWir sagen vorher, was es kostet: monatlich, einmalig und über die ganze Laufzeit. Was in der Türkei gilt, steht bei jedem Tarif.\n\nRund 300 Läden in ganz Deutschland helfen dir vor Ort, und unter {hotline} hebt jemand ab, der deine Sprache spricht.",
      tr: "{club}, Almanya’da iki dilde sevinen taraftarların mobil operatörüdür. Tarifeler, fatura, sözleşme ve müşteri hattı eksiksiz olarak hem Türkçe hem Almanca.\n\nNe kadar ödeyeceğini baştan söyleriz: aylık, tek seferlik ve bütün süre boyunca. Türkiye’de neyin geçtiği her tarifede yazar.\n\nAlmanya’nın dört bir yanında yaklaşık 300 mağaza sana yardımcı olur; {hotline} hattında senin dilini konuşan biri açar.",
    },
  },
  {
    id: "derby-countdown",
    type: "page",
    motif: "calendar",
    daysAgo: 20,
    title: { de: "Derby: der Tag davor und danach", tr: "Derbi: öncesi ve sonrası" },
    body: {
      de: "Vor dem Spiel: Ladekabel, Volumen prüfen, Paket Derbi 24 h mit Beginn vor dem Anpfiff buchen.\n\nNach dem Spiel: Bilder erst im WLAN hochladen, dann reicht das Volumen bis zum nächsten Monat.",
      tr: "Maçtan önce: şarj kablosu, kalan internet, maçtan önce başlayan Derbi 24 saat paketi.\n\nMaçtan sonra: fotoğrafları Wi-Fi’da yükle, internetin ay sonuna kadar yetsin.",
    },
  },
];
