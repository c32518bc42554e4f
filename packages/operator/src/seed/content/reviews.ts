import type { SeedMedia } from "./media.ts";

const review = (id: string, daysAgo: number, rating: number, author: string, de: [string, string], tr: [string, string]): SeedMedia => ({
  id: `review-${id}`,
  type: "review",
  daysAgo,
  title: { de: de[0], tr: tr[0] },
  body: { de: de[1], tr: tr[1] },
  // No account can write a review, so none is checked.
  review: { rating, author, verified: false },
});

/** Invented reviews for the demo; they exist in the sandbox only. */
export const SEED_REVIEWS: readonly SeedMedia[] = [
  review(
    "port",
    6,
    5,
    "Emre K., Dortmund",
    ["Nummer am Freitag da", "Ich konnte jeden Schritt der Mitnahme verfolgen. Am Freitagmorgen war die Nummer da, wie angekündigt."],
    ["Numaram cuma günü geldi", "Taşımanın her adımını izledim. Söylendiği gibi cuma sabahı numaram gelmişti."],
  ),
  review(
    "hotline",
    3,
    5,
    "Hatice Y., Duisburg",
    [
      "Jemand hat abgehoben",
      "Sonntagmittag, nach zwei Minuten war jemand dran und sprach Türkisch. Meine Frage war in einem Anruf erledigt.",
    ],
    ["Telefonu biri açtı", "Pazar öğlen, iki dakika sonra biri açtı ve Türkçe konuştu. Sorum tek aramada çözüldü."],
  ),
  review(
    "price",
    15,
    4,
    "Sabine W., Köln",
    ["Ehrlicher Preis", "Die 24-Monats-Summe stand schon auf der Karte. Ein Stern weniger, weil die SIM drei Tage brauchte."],
    ["Dürüst fiyat", "24 aylık toplam baştan yazıyordu. SIM üç günde geldiği için bir yıldız eksik."],
  ),
  review(
    "stadium",
    18,
    2,
    "Tobias R., Gelsenkirchen",
    [
      "Im Stadion geht wenig",
      "Zu Hause alles gut. In der Halbzeit bekomme ich kaum eine Nachricht raus, das war beim alten Anbieter nicht besser.",
    ],
    ["Stadyumda zor", "Evde her şey iyi. Devre arasında mesaj bile zor gidiyor; eski operatörümde de daha iyi değildi."],
  ),
  review(
    "mother",
    22,
    5,
    "Zeynep A., Berlin",
    ["Meine Mutter versteht ihre Rechnung", "Alles auf Türkisch, auch die Rechnung. Sie ruft mich deswegen nicht mehr an."],
    ["Annem faturasını anlıyor", "Fatura dahil her şey Türkçe. Artık bunun için beni aramıyor."],
  ),
  review(
    "holiday",
    29,
    4,
    "Cem B., Stuttgart",
    ["In Izmir keine Überraschung", "Paket vor dem Flug gebucht, bei 80 Prozent kam die SMS. Es dürfte eins mit 3 GB geben."],
    ["İzmir’de sürpriz olmadı", "Paketi uçuştan önce aldım, yüzde 80’de SMS geldi. 3 GB’lık bir paket de olsaydı iyiydi."],
  ),
  review(
    "esim",
    35,
    5,
    "Murat D., Hamburg",
    ["eSIM im Zug", "Bestellt in Hannover, online in Hamburg."],
    ["Trende eSIM", "Hannover’de sipariş verdim, Hamburg’da internetteydim."],
  ),
  review(
    "family",
    41,
    4,
    "Aylin und Lukas, München",
    [
      "Drei Karten, eine Rechnung",
      "Zwei Erwachsene, ein Kind. Beim Kindertarif mussten wir das Alter per Ausweis belegen, das hat gedauert.",
    ],
    ["Üç hat, tek fatura", "İki yetişkin, bir çocuk. Çocuk tarifesinde yaşı kimlikle göstermemiz gerekti, biraz sürdü."],
  ),
  review(
    "country",
    48,
    3,
    "Jonas P., Passau",
    ["Auf dem Land nur LTE", "In der Stadt gut, im Dorf nur LTE. Die Karte hat das vorher richtig gezeigt."],
    ["Köyde yalnızca LTE", "Şehirde iyi, köyde yalnızca LTE. Kapsama haritası bunu önceden doğru gösteriyordu."],
  ),
  review(
    "late-port",
    54,
    1,
    "R. S., Bremen",
    ["Nummer kam zu spät", "Angekündigt für Montag, da war sie am Mittwoch. Die Entschädigung musste ich mir selbst ausrechnen."],
    ["Numara geç geldi", "Pazartesi denmişti, çarşamba geldi. Tazminatı kendim hesaplamak zorunda kaldım."],
  ),
  review(
    "jersey",
    60,
    4,
    "Anonim",
    ["Trikot schön, Größe klein", "Fällt eine Nummer kleiner aus."],
    ["Forma güzel, beden küçük", "Bir beden küçük geliyor."],
  ),
  review(
    "number",
    72,
    5,
    "Elif Ö., Frankfurt",
    ["34 am Ende", "Nummer mit 34 hinten gefunden, ohne Aufpreis. Mein Vater war neidisch."],
    ["Sonu 34", "Sonu 34 olan numara buldum, fark da ödemedim. Babam kıskandı."],
  ),
];
