import { STREAM_GB_PER_MATCH } from "@tribun/domain";
import type { SeedMedia } from "./media.ts";

/** The same value as in the dashboard's forecast. */
const perMatch = `${STREAM_GB_PER_MATCH}`.replace(".", ",");
/** Matches that the 25 GB of Tribün M last for. */
const MATCHES = Math.floor(25 / STREAM_GB_PER_MATCH);

/** News; their age is in days at the time of the seed. */
export const SEED_NEWS: readonly SeedMedia[] = [
  {
    id: "derby-week",
    type: "news",
    categoryId: "news-club",
    motif: "scarf",
    daysAgo: 1,
    title: { de: "Derbywoche: so kommt dein Datenvolumen über die 90 Minuten", tr: "Derbi haftası: internetin 90 dakikaya nasıl yeter" },
    body: {
      de: `Ein Spiel im Livestream braucht rund ${perMatch} GB. Wer Tribün M hat, sieht im Monat gut ${MATCHES} Spiele unterwegs, ohne das WLAN zu suchen.\n\nReicht es nicht, hilft das Paket Derbi 24 h: ein Tag ohne Zählen und ohne Verlängerung. Du wählst, ob es sofort beginnt oder 30 Minuten vor dem Anpfiff.\n\nWie viel du noch hast, steht in der Übersicht deiner Tarife, immer mit der Uhrzeit der letzten Messung.`,
      tr: `Canlı izlenen bir maç yaklaşık ${perMatch} GB harcar. Tribün M ile ayda ${MATCHES} maçı yolda, Wi-Fi aramadan izleyebilirsin.\n\nYetmezse Derbi 24 saat paketi var: bir gün boyunca saymadan internet, kendiliğinden yenilenmez. Hemen mi yoksa başlama vuruşundan 30 dakika önce mi başlayacağını sen seçersin.\n\nNe kadar kaldığını tarifelerinin özetinde, son ölçüm saatiyle birlikte görürsün.`,
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
      de: "Die Türkei gehört nicht zur EU-Zone. Dein Inlandsvolumen gilt dort nicht, und ohne Paket surfst du erst, wenn du es ausdrücklich erlaubst.\n\nFür eine Woche passt Tatil mit 1 GB, für zwei Wochen das Paket mit 5 GB. Wer die ganze Pause bleibt, nimmt Sezon mit 15 GB und 150 Minuten.\n\nEine Kostengrenze von 59,50 € im Monat ist immer eingeschaltet. Bei 80 und bei 100 Prozent bekommst du eine SMS.",
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
      de: "Im Elfmeterspiel wählst du fünf Ecken und die Wucht deiner Schüsse. Wer vier Tore macht, bekommt Datenvolumen auf den eigenen Anschluss gebucht.\n\nEs gibt keine Uhr und keinen Einsatz, und das Spiel lässt sich ganz mit der Tastatur bedienen. Jeder Fan darf einmal antreten. Noch kein Anschluss? Dann wartet dein Gewinn 90 Tage auf dich.",
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
      de: "Unter {hotline} aus unserem Netz und kostenlos unter {free} sprichst du Deutsch oder Türkisch, wie es dir lieber ist.\n\nMontag bis Freitag von 8 bis 17 Uhr, samstags von 10 bis 20 Uhr, sonntags und an Feiertagen von 10 bis 18 Uhr.",
      tr: "Kendi hattımızdan {hotline}, Almanya’daki tüm şebekelerden ücretsiz {free} numarasından Türkçe ya da Almanca, nasıl rahat edersen öyle konuşursun.\n\nPazartesiden cumaya 8–17, cumartesi 10–20, pazar ve resmi tatillerde 10–18 saatleri arasında.",
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
      de: "Zum Hauptanschluss passen İkili für Partnerin oder Partner und Yıldız für Kinder von 6 bis 17 Jahren. Beide kosten keine Anschlussgebühr.\n\nBei Yıldız sind Sonderrufnummern von Anfang an gesperrt. Vertragspartner bist du, genutzt wird der Anschluss vom Kind.",
      tr: "Ana hattın yanına eşin için İkili, 6–17 yaş arası çocuklar için Yıldız tarifesi gelir. İkisinde de açılış ücreti yoktur.\n\nYıldız’da ücretli servis numaraları baştan kapalıdır. Sözleşmenin tarafı sensin, hattı çocuğun kullanır.",
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
      de: "In der EU, in Island, Liechtenstein, Norwegen und der Ukraine gelten deine Inlandspreise. Wie viel Volumen dort gilt, steht bei jedem Tarif.\n\nDie Türkei, das Vereinigte Königreich und die Schweiz gehören nicht dazu. Für sie gibt es eigene Pakete.",
      tr: "AB’de, İzlanda’da, Lihtenştayn’da, Norveç’te ve Ukrayna’da Almanya’daki fiyatların geçer. Orada ne kadar internetin olduğu her tarifede yazar.\n\nTürkiye, Birleşik Krallık ve İsviçre buna dahil değildir. Onlar için ayrı paketler var.",
    },
  },
  {
    id: "half-time-data",
    type: "news",
    categoryId: "news-network",
    motif: "signal",
    daysAgo: 17,
    title: { de: "Warum in der Halbzeit alles langsamer wird", tr: "Devre arasında internet neden yavaşlar" },
    body: {
      de: "In der Pause laden Tausende gleichzeitig Fotos hoch. Jede Zelle im Mast teilt ihre Kapazität auf alle auf, die gerade senden. Das merkst du, auch mit 5G.\n\nDrei Dinge helfen: Bilder erst nach dem Abpfiff senden, Videos aus dem Cloud-Speicher nehmen und im Stadion-WLAN bleiben, wenn es eines gibt. Anrufe gehen dort über WLAN Call, ohne Aufpreis.\n\nWie schnell dein Tarif höchstens ist, steht in seinem Produktblatt. Was du wirklich bekommst, misst die Breitbandmessung der Bundesnetzagentur.",
      tr: "Devre arasında binlerce kişi aynı anda fotoğraf yükler. Direkteki her hücre, kapasitesini o anda gönderen herkese böler. 5G’de bile hissedersin.\n\nÜç şey işe yarar: fotoğrafları maçtan sonra göndermek, videoları bulut yedeklemesinden çıkarmak ve varsa stadyumun Wi-Fi ağında kalmak. Aramalar orada Wi-Fi üzerinden yapılır, ek ücret yoktur.\n\nTarifenin en fazla ne kadar hızlı olduğu ürün bilgi formunda yazar. Gerçekte ne aldığını Federal Şebeke Ajansı’nın hız ölçümü gösterir.",
    },
  },
  {
    id: "grandparents-line",
    type: "news",
    categoryId: "news-club",
    motif: "headset",
    daysAgo: 26,
    title: { de: "Sonntags um elf: der Anruf bei den Großeltern", tr: "Pazar saat on bir: dedeyle nineye telefon" },
    body: {
      de: "In vielen Familien klingelt es sonntags in der Türkei. Die Minuten dafür stecken in jedem Tarif, ins Festnetz und in alle Mobilfunknetze dort.\n\nSind sie aufgebraucht, telefonierst du zum Minutenpreis weiter, der auf der Preisliste steht. Für lange Gespräche gibt es Türkiye 100 und Türkiye 500, ab 3,99 € für 30 Tage.\n\nAndersherum gilt: Wer dich aus der Türkei anruft, zahlt bei seinem eigenen Anbieter. Für dich ist ein Anruf in Deutschland kostenlos.",
      tr: "Birçok ailede pazar günü Türkiye aranır. Bunun için her tarifede dakika var; hem sabit hatlara hem oradaki bütün cep şebekelerine.\n\nDakikalar bitince fiyat listesindeki dakika ücretiyle konuşmaya devam edersin. Uzun sohbetler için 30 gün geçerli Türkiye 100 ve Türkiye 500 var, 3,99 €’dan başlar.\n\nTersinde durum şöyle: Seni Türkiye’den arayan, ücretini kendi operatörüne verir. Almanya’dayken gelen arama senin için ücretsizdir.",
    },
  },
  {
    id: "new-phone-same-number",
    type: "news",
    categoryId: "news-network",
    motif: "sim",
    daysAgo: 37,
    title: { de: "Neues Handy, gleiche Nummer: der Umzug in vier Schritten", tr: "Yeni telefon, aynı numara: dört adımda taşınma" },
    body: {
      de: "Erstens: Auf dem alten Handy sichern, was bleiben soll. Zweitens: Im Konto „eSIM auf ein anderes Handy“ wählen. Drittens: Auf dem neuen Handy den Link öffnen. Viertens: Das alte Profil löschen, es gilt ab diesem Moment nicht mehr.\n\nDas dauert ein paar Minuten und kostet nichts. Mit einer SIM-Karte geht es noch schneller: umstecken, PIN eingeben, fertig.\n\nDen PUK findest du in deinem Konto. Nach zehn falschen PUKs ist eine Karte für immer gesperrt, frag also vorher.",
      tr: "Bir: Eski telefonda kalmasını istediklerini yedekle. İki: Hesabında “eSIM’i başka telefona” seçeneğine dokun. Üç: Yeni telefonda bağlantıyı aç. Dört: Eski profili sil, o andan sonra geçmez.\n\nBirkaç dakika sürer, ücreti yoktur. SIM kartla daha da hızlıdır: çıkar, tak, PIN’i gir, bu kadar.\n\nPUK kodun hesabında yazar. On yanlış PUK’tan sonra kart tamamen kilitlenir; emin değilsen önce sor.",
    },
  },
  {
    id: "jersey-from-inside",
    type: "news",
    categoryId: "news-club",
    motif: "jersey",
    daysAgo: 51,
    title: { de: "Zehn Buchstaben, eine Nummer: so kommt dein Name aufs Trikot", tr: "On harf, bir numara: adın formaya böyle yazılır" },
    body: {
      de: "Wo ein Trikot dazu bestellbar ist, schreibst du Namen und Nummer selbst. Zehn Buchstaben passen auf den Rücken, Ğ, Ş und İ gehören dazu. Aus einem kleinen i wird ein großes İ, wenn dein Name so geschrieben wird.\n\nAuf der Vorschau siehst du jeden Buchstaben, bevor du bestellst. Danach wird gedruckt, und ein Trikot mit deinem Namen kann nicht zurück. Ohne Namen hast du die üblichen 14 Tage.\n\nUnsicher bei der Größe? Die Tabelle nennt Zentimeter. Miss ein Trikot, das dir passt.",
      tr: "Forma eklenebilen tarifelerde adı ve numarayı kendin yazarsın. Sırta on harf sığar; Ğ, Ş ve İ de dahil. Küçük i, adın öyle yazılıyorsa büyük İ olur.\n\nSipariş vermeden önce her harfi önizlemede görürsün. Sonra basılır ve adın yazılı forma geri alınmaz. İsimsiz formada bildiğin 14 günlük süre geçerlidir.\n\nBedenden emin değil misin? Tabloda santimetre yazar. Üzerine oturan bir formanı ölç.",
    },
  },
  {
    id: "how-we-draw",
    type: "news",
    categoryId: "news-club",
    motif: "gift",
    daysAgo: 66,
    title: { de: "So losen wir aus, und so rechnest du nach", tr: "Çekilişi böyle yapıyoruz, sen de hesaplayabilirsin" },
    body: {
      de: "Gelost wird unter allen bestätigten Teilnahmen, mit einem Verfahren, das aus demselben Startwert immer dieselben Gewinner macht.\n\nNach der Auslosung veröffentlichen wir diesen Startwert, die Zahl der Teilnahmen und die Prüfsumme der Liste. Wer mag, rechnet damit nach. Gewinner stehen dort nur mit ihren Anfangsbuchstaben.\n\nEin Vertrag erhöht deine Chance nicht. Eine Teilnahme je E-Mail-Adresse, bestätigt über den Link in der E-Mail.",
      tr: "Çekiliş, onaylanan bütün katılımlar arasında, aynı başlangıç değerinden her zaman aynı kazananları çıkaran bir yöntemle yapılır.\n\nÇekilişten sonra bu değeri, katılım sayısını ve listenin sağlamasını yayımlarız. İsteyen bunlarla kendisi hesaplar. Kazananlar orada yalnızca baş harfleriyle yazar.\n\nSözleşmen olması şansını artırmaz. Her e-posta adresine bir katılım; e-postadaki bağlantıyla onaylanır.",
    },
  },
  {
    id: "bill-on-one-page",
    type: "news",
    categoryId: "news-network",
    motif: "calendar",
    daysAgo: 80,
    title: { de: "Die Rechnung, die sagt, was sich geändert hat", tr: "Neyin değiştiğini söyleyen fatura" },
    body: {
      de: "Ganz oben steht die Summe. Direkt darunter steht, um wie viel sie vom letzten Monat abweicht und woran das liegt: ein Paket, ein Anruf ins Ausland, eine Gutschrift.\n\nDu liest sie auf Deutsch oder Türkisch, im Konto und als PDF. Stimmt etwas nicht, hast du acht Wochen Zeit für eine Beanstandung. So lange mahnen wir den strittigen Betrag nicht an.",
      tr: "En üstte toplam yazar. Hemen altında geçen aydan ne kadar farklı olduğu ve nedeni: bir paket, yurt dışına bir arama, bir iade.\n\nTürkçe ya da Almanca okursun, hesabında ve PDF olarak. Yanlış bir şey varsa itiraz için sekiz haftan var. O sürede itiraz ettiğin tutar için uyarı göndermeyiz.",
    },
  },
];
