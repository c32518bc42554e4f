import type { SeedMedia } from "./media.ts";

/** Banners of the home page and pages that editors may change. */
export const SEED_PAGES: readonly SeedMedia[] = [
  {
    id: "banner-flex",
    type: "banner",
    motif: "ball",
    link: "/tarife/flex/serbest-m",
    daysAgo: 30,
    title: { de: "Serbest M: 25 GB, jeden Monat kündbar", tr: "Serbest M: 25 GB, her ay bırakabilirsin" },
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
      de: "Vor dem Spiel: Ladekabel, Volumen prüfen, Pack Derbi 24 h bis zum Anpfiff buchen.\n\nNach dem Spiel: Bilder erst im WLAN hochladen, dann reicht das Volumen bis zum nächsten Monat.",
      tr: "Maçtan önce: şarj kablosu, kalan internet, başlama düdüğüne kadar Derbi 24 saat paketi.\n\nMaçtan sonra: fotoğrafları WiFi’da yükle, internetin ay sonuna kadar yetsin.",
    },
  },
];

const review = (
  id: string,
  daysAgo: number,
  rating: number,
  author: string,
  verified: boolean,
  de: [string, string],
  tr: [string, string],
): SeedMedia => ({
  id: `review-${id}`,
  type: "review",
  daysAgo,
  title: { de: de[0], tr: tr[0] },
  body: { de: de[1], tr: tr[1] },
  review: { rating, author, verified },
});

/** Reviews to demonstrate the page with; nobody wrote them, so they exist in the sandbox only. */
export const SEED_REVIEWS: readonly SeedMedia[] = [
  review(
    "port",
    6,
    5,
    "Emre K., Dortmund",
    true,
    ["Nummer am Freitag da", "Ich konnte jeden Schritt der Mitnahme verfolgen. Am Freitagmorgen war die Nummer da, wie angekündigt."],
    ["Numaram cuma günü geldi", "Taşımanın her adımını izledim. Söylendiği gibi cuma sabahı numaram gelmişti."],
  ),
  review(
    "price",
    15,
    4,
    "Sabine W., Köln",
    true,
    ["Ehrlicher Preis", "Die 24-Monats-Summe stand schon auf der Karte. Ein Stern weniger, weil die SIM drei Tage brauchte."],
    ["Dürüst fiyat", "24 aylık toplam baştan yazıyordu. SIM üç günde geldiği için bir yıldız eksik."],
  ),
  review(
    "mother",
    22,
    5,
    "Zeynep A., Berlin",
    true,
    ["Meine Mutter versteht ihre Rechnung", "Alles auf Türkisch, auch die Rechnung. Sie ruft mich deswegen nicht mehr an."],
    ["Annem faturasını anlıyor", "Fatura dahil her şey Türkçe. Artık bunun için beni aramıyor."],
  ),
  review(
    "esim",
    35,
    5,
    "Murat D., Hamburg",
    true,
    ["eSIM im Zug", "Bestellt in Hannover, online in Hamburg."],
    ["Trende eSIM", "Hannover’de sipariş verdim, Hamburg’da internetteydim."],
  ),
  review(
    "country",
    48,
    3,
    "Jonas P., Passau",
    true,
    ["Auf dem Land nur LTE", "In der Stadt gut, im Dorf nur LTE. Die Karte hat das vorher richtig gezeigt."],
    ["Köyde yalnızca LTE", "Şehirde iyi, köyde yalnızca LTE. Kapsama haritası bunu önceden doğru gösteriyordu."],
  ),
  review(
    "jersey",
    60,
    4,
    "Anonim",
    false,
    ["Trikot schön, Größe klein", "Fällt eine Nummer kleiner aus."],
    ["Forma güzel, beden küçük", "Bir beden küçük geliyor."],
  ),
];
