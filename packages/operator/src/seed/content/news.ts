import type { SeedMedia } from "./media.ts";

/** News by age in days at the time of the seed. */
export const SEED_NEWS: readonly SeedMedia[] = [
  {
    id: "derby-week",
    type: "news",
    categoryId: "news-club",
    motif: "scarf",
    daysAgo: 1,
    title: { de: "Derbywoche: so kommt dein Datenvolumen über die 90 Minuten", tr: "Derbi haftası: internetin 90 dakikaya nasıl yeter" },
    body: {
      de: "Ein Spiel im Livestream braucht in HD rund 3 GB. Wer Tribün M hat, sieht im Monat gut acht Spiele unterwegs, ohne das WLAN zu suchen.\n\nReicht es nicht, hilft der Pack Derbi 24 h: ein Tag ohne Zählen, buchbar bis zum Anpfiff und ohne Verlängerung.\n\nWie viel du noch hast, steht in der Übersicht deiner Tarife, immer mit der Uhrzeit der letzten Messung.",
      tr: "HD kalitesinde canlı izlenen bir maç yaklaşık 3 GB harcar. Tribün M ile ayda sekiz maçı yolda, WiFi aramadan izleyebilirsin.\n\nYetmezse Derbi 24 saat paketi var: bir gün boyunca saymadan internet, başlama düdüğüne kadar alınabilir ve kendiliğinden yenilenmez.\n\nNe kadar kaldığını tarifelerinin özetinde, son ölçüm saatiyle birlikte görürsün.",
    },
  },
  {
    id: "esim-in-a-minute",
    type: "news",
    categoryId: "news-network",
    motif: "phone",
    daysAgo: 4,
    title: { de: "eSIM: bestellt vor der Nationalhymne, online beim Anpfiff", tr: "eSIM: marştan önce sipariş, düdükle birlikte internet" },
    body: {
      de: "Sobald deine Zahlung da ist, liegt das eSIM-Profil bereit. Am Handy tippst du auf den Link, am Rechner scannst du den QR-Code.\n\nEin Profil lässt sich einmal laden. Bei einem neuen Handy tauschst du die eSIM in deinem Konto, kostenlos und zu jeder Uhrzeit.",
      tr: "Ödemen ulaştığı anda eSIM profilin hazır olur. Telefonda bağlantıya dokunursun, bilgisayarda QR kodunu okutursun.\n\nBir profil yalnızca bir kez yüklenir. Telefonunu değiştirdiğinde eSIM’ini hesabından, ücretsiz olarak ve günün her saatinde yenilersin.",
    },
  },
  {
    id: "winter-break-turkey",
    type: "news",
    categoryId: "news-network",
    motif: "route",
    daysAgo: 9,
    title: { de: "Winterpause in der Türkei: das gilt für dein Handy", tr: "Devre arasında Türkiye: telefonun için bilmen gerekenler" },
    body: {
      de: "Die Türkei gehört nicht zur EU-Zone. Dein Inlandsvolumen gilt dort nicht, und ohne Pack surfst du erst, wenn du es ausdrücklich erlaubst.\n\nFür eine Woche passt Tatil mit 1 GB, für zwei Wochen der Pack mit 5 GB. Wer die ganze Pause bleibt, nimmt Sezon mit 15 GB und 150 Minuten.\n\nEine Kostengrenze von 59,50 € im Monat ist immer eingeschaltet. Bei 80 und bei 100 Prozent bekommst du eine SMS.",
      tr: "Türkiye AB bölgesine dahil değildir. Almanya’daki internetin orada geçmez; paket yoksa internet ancak sen açıkça izin verirsen çalışır.\n\nBir hafta için 1 GB’lık Tatil, iki hafta için 5 GB’lık paket uygundur. Bütün arada kalacaklar 15 GB ve 150 dakikalık Sezon’u alır.\n\nAylık 59,50 € harcama sınırı her zaman açıktır. Yüzde 80’de ve yüzde 100’de sana SMS gelir.",
    },
  },
  {
    id: "penalty-season",
    type: "news",
    categoryId: "news-club",
    motif: "goal",
    daysAgo: 13,
    title: { de: "Fünf Elfmeter, ein Versuch: Gewinn dir dein Gigabyte", tr: "Beş penaltı, tek hak: gigabaytını kazan" },
    body: {
      de: "Im Elfmeterspiel wählst du fünf Ecken und die Wucht deiner Schüsse. Wer vier Tore macht, bekommt Datenvolumen auf die eigene Karte gebucht.\n\nEs gibt keine Uhr und keinen Einsatz, und das Spiel lässt sich ganz mit der Tastatur bedienen. Jeder Fan darf einmal antreten. Noch keine Karte? Dann wartet dein Gewinn 90 Tage auf dich.",
      tr: "Penaltı oyununda beş köşe ve vuruşlarının gücünü seçersin. Dört gol atan, internetini kendi hattına alır.\n\nSüre yok, bahis yok; oyun tamamen klavyeyle de oynanır. Her taraftarın bir hakkı var. Henüz hattın yok mu? Ödülün seni 90 gün bekler.",
    },
  },
  {
    id: "number-with-meaning",
    type: "news",
    categoryId: "news-club",
    motif: "sim",
    daysAgo: 20,
    title: { de: "Deine Stadt, dein Jahr, deine Nummer", tr: "Şehrin, yılın, numaran" },
    body: {
      de: "34, 06 oder 61 am Ende, dein Geburtstag in der Mitte oder drei gleiche Ziffern: In der Nummernwahl suchst du nach dem, was dir etwas bedeutet.\n\nDie meisten Nummern kosten nichts. Für besondere zahlst du einmal für die Auswahl. Deine gewählte Nummer halten wir 20 Minuten für dich fest.",
      tr: "Sonunda 34, 06 ya da 61, ortasında doğum günün veya üç aynı rakam: numara seçiminde senin için anlamı olanı ararsın.\n\nNumaraların çoğu ücretsizdir. Özel olanlar için bir kez seçim ücreti ödersin. Seçtiğin numarayı 20 dakika senin için tutarız.",
    },
  },
  {
    id: "two-languages",
    type: "news",
    categoryId: "news-club",
    motif: "headset",
    daysAgo: 31,
    title: { de: "Anrufen, ohne zu übersetzen", tr: "Çeviri yapmadan ara" },
    body: {
      de: "Unter {hotline} aus unserem Netz und kostenfrei unter 0800 2001905 sprichst du Deutsch oder Türkisch, wie es dir lieber ist.\n\nMontag bis Freitag von 8 bis 17 Uhr, samstags von 10 bis 20 Uhr, sonntags und an Feiertagen von 10 bis 18 Uhr.",
      tr: "Bizim hattımızdan {hotline}, ücretsiz olarak 0800 2001905 numarasından Türkçe ya da Almanca, nasıl rahat edersen öyle konuşursun.\n\nPazartesiden cumaya 8–17, cumartesi 10–20, pazar ve resmi tatillerde 10–18 saatleri arasında.",
    },
  },
  {
    id: "family-row",
    type: "news",
    categoryId: "news-club",
    motif: "people",
    daysAgo: 44,
    title: { de: "Eine Reihe für die ganze Familie", tr: "Bütün aile için bir sıra" },
    body: {
      de: "Zur Hauptkarte passen İkili für Partnerin oder Partner und Yıldız für Kinder von 6 bis 17 Jahren. Beide kosten keine Anschlussgebühr.\n\nBei Yıldız sind Sonderrufnummern von Anfang an gesperrt. Vertragspartner bist du, genutzt wird die Karte vom Kind.",
      tr: "Ana hattın yanına eşin için İkili, 6–17 yaş arası çocuklar için Yıldız tarifesi gelir. İkisinde de açılış ücreti yoktur.\n\nYıldız’da ücretli özel numaralar baştan kapalıdır. Sözleşmenin tarafı sensin, hattı çocuğun kullanır.",
    },
  },
  {
    id: "away-trip",
    type: "news",
    categoryId: "news-network",
    motif: "signal",
    daysAgo: 58,
    title: { de: "Auswärtsfahrt durch Europa: surfen wie zu Hause", tr: "Avrupa’da deplasman: evdeki gibi internet" },
    body: {
      de: "In der EU, in Island, Liechtenstein, Norwegen und der Ukraine gelten deine Inlandspreise. Wie viel Volumen dort gilt, steht bei jedem Tarif.\n\nDie Türkei, das Vereinigte Königreich und die Schweiz gehören nicht dazu. Für sie gibt es eigene Packs.",
      tr: "AB’de, İzlanda’da, Lihtenştayn’da, Norveç’te ve Ukrayna’da Almanya’daki fiyatların geçer. Orada ne kadar internetin olduğu her tarifede yazar.\n\nTürkiye, Birleşik Krallık ve İsviçre buna dahil değildir. Onlar için ayrı paketler var.",
    },
  },
];
