import type { Localised } from "../db/schema/catalogue.ts";

/** Editors' texts of a giveaway. */
type GiveawayText = {
  readonly title: Localised;
  readonly description: Localised;
  readonly terms: Localised;
  readonly consentText: Localised;
  readonly consentTextVersion: string;
  readonly motif: string;
};

/** Prizes in the order in which they are drawn. */
export const PRIZES: { id: string; quantity: number; name: Localised }[] = [
  { id: "derby-tickets", quantity: 2, name: { de: "2 Karten für das Derby", tr: "2 derbi bileti" } },
  { id: "signed-jersey", quantity: 3, name: { de: "Signiertes Trikot", tr: "İmzalı forma" } },
  { id: "voucher-100", quantity: 5, name: { de: "Gutschein über 100 €", tr: "100 € hediye çeki" } },
];

/** Description of the draw with a beacon's value, and of the earlier draw without one. */
const DRAWN_WITH_OUTSIDE: Localised = {
  de: "Die Prüfsumme des Startwerts und die Runde einer öffentlichen Zufallsquelle, deren Wert dazukommt, stehen vorher auf der Seite. Am Tag der Auslosung schließen wir die Liste und veröffentlichen ihre Prüfsumme; gelost wird, sobald der Wert da ist. Danach veröffentlichen wir Startwert, Wert und Losnummern;",
  tr: "Başlangıç değerinin sağlaması ve kuraya eklenecek değeri veren, herkese açık rastgelelik kaynağının tur numarası önceden sayfada durur. Çekiliş günü listeyi kapatıp sağlamasını yayımlarız; değer gelince kura çekilir. Kuradan sonra başlangıç değeri, gelen değer ve katılım numaraları yayımlanır;",
};
const DRAWN_BEFORE: Localised = {
  de: "Die Prüfsumme des Startwerts steht vorher auf der Seite. Danach veröffentlichen wir Startwert, Losnummern und Prüfsumme der Liste;",
  tr: "Başlangıç değerinin sağlaması önceden sayfada durur. Kuradan sonra başlangıç değeri, katılım numaraları ve listenin sağlaması yayımlanır;",
};

const terms = (period: Localised, drawn = DRAWN_WITH_OUTSIDE): Localised => ({
  de: `Veranstalter ist {club}; Anschrift siehe Impressum. ${period.de} Teilnehmen können alle ab 18 Jahren mit Wohnsitz in Deutschland, einmal je E-Mail-Adresse. Ein Kauf oder Vertrag ist nicht nötig und erhöht die Chance nicht. Die Teilnahme zählt, sobald der Link in der Bestätigungsmail geöffnet wurde; er gilt 72 Stunden.

Unter allen bestätigten Teilnahmen lost ein Zufallsverfahren. ${drawn.de} Gewinner stehen mit ihrer Losnummer im Protokoll, mit Anfangsbuchstaben nur, wenn sie zugestimmt haben. Gewinner benachrichtigen wir per E-Mail; meldet sich jemand innerhalb von 14 Tagen nicht, verfällt der Gewinn. Eine Barauszahlung gibt es nicht.

Die Einwilligung in Werbung lässt sich jederzeit zurücknehmen, ohne dass die Teilnahme verloren geht. Der Rechtsweg ist ausgeschlossen.`,
  tr: `Düzenleyen {club}; adres künyede yazar. ${period.tr} Almanya’da oturan, 18 yaşını doldurmuş herkes, her e-posta adresiyle bir kez katılabilir. Satın alma ya da sözleşme şartı yoktur ve bunlar şansı artırmaz. Katılım, onay e-postasındaki bağlantı açıldığında geçerli olur; bağlantı 72 saat geçerlidir.

Onaylanan bütün katılımlar arasından rastgele bir yöntemle çekiliş yapılır. ${drawn.tr} kazananlar tutanakta katılım numarasıyla, adlarının baş harfleriyle ise yalnızca izin verdilerse yer alır. Kazananlara e-posta göndeririz; 14 gün içinde yanıt gelmezse ödül hakkı düşer. Ödül nakde çevrilmez.

Reklam izni, katılım kaybolmadan her zaman geri alınabilir. Yargı yolu kapalıdır.`,
});

const CONSENT: Localised = {
  de: "Ich möchte von {club} per E-Mail Werbung zu Tarifen, Paketen und Fanaktionen bekommen. Andere Firmen bekommen meine Adresse nicht. Ich kann das jederzeit über den Link in jeder E-Mail zurücknehmen und bleibe trotzdem in der Auslosung.",
  tr: "{club}’den tarifeler, paketler ve taraftar etkinlikleri hakkında e-postayla reklam almak istiyorum. Adresim başka şirketlere verilmez. Bunu her e-postadaki bağlantıyla dilediğim zaman geri alabilirim ve çekilişte kalırım.",
};
const VERSION = "giveaway-2026-4";

export const GIVEAWAY_TEXTS: Record<"derbi" | "secondHalf" | "derbi2024" | "fanShop", GiveawayText> = {
  derbi: {
    title: { de: "Derby live: Karten, Trikots, Gutscheine", tr: "Derbi canlı: biletler, formalar, hediye çekleri" },
    description: {
      de: "Zehn Gewinne rund um das Derby: zweimal zwei Karten, drei signierte Trikots und fünf Gutscheine über 100 €. Mitmachen kostet nichts.",
      tr: "Derbi için on ödül: iki kişiye ikişer bilet, üç imzalı forma ve beş adet 100 € hediye çeki. Katılım ücretsiz.",
    },
    terms: terms({
      de: "Teilnahmeschluss und Tag der Auslosung stehen über dem Formular.",
      tr: "Son katılım ve çekiliş günü formun üstünde yazar.",
    }),
    consentText: CONSENT,
    consentTextVersion: VERSION,
    motif: "ticket",
  },
  secondHalf: {
    title: { de: "Zur zweiten Halbzeit", tr: "İkinci yarıya" },
    description: {
      de: "Zum Start der Rückrunde verlosen wir Karten und signierte Trikots. Das Formular öffnet am angegebenen Tag.",
      tr: "İkinci yarının başında bilet ve imzalı forma çekiyoruz. Form belirtilen günde açılır.",
    },
    terms: terms({
      de: "Teilnahmeschluss und Tag der Auslosung stehen über dem Formular.",
      tr: "Son katılım ve çekiliş günü formun üstünde yazar.",
    }),
    consentText: CONSENT,
    consentTextVersion: VERSION,
    motif: "calendar",
  },
  derbi2024: {
    title: { de: "Derby 2024", tr: "Derbi 2024" },
    description: {
      de: "Ausgelost am 15.09.2024: signierte Trikots, Derbykarten und Gutscheine über 100 €.",
      tr: "15.09.2024’te çekildi: imzalı formalar, derbi biletleri ve 100 € hediye çekleri.",
    },
    terms: terms(
      {
        de: "Teilnahme vom 15.08. bis 14.09.2024, Auslosung am 15.09.2024.",
        tr: "Katılım 15.08.–14.09.2024, çekiliş 15.09.2024.",
      },
      DRAWN_BEFORE,
    ),
    consentText: CONSENT,
    consentTextVersion: "giveaway-2024-1",
    motif: "trophy",
  },
  fanShop: {
    title: { de: "Einkaufen im Fanshop", tr: "Taraftar mağazasında alışveriş" },
    description: {
      de: "Fünf Gutscheine über 100 € für den Fanshop. Mitmachen kostet nichts.",
      tr: "Taraftar mağazası için beş adet 100 € hediye çeki. Katılım ücretsiz.",
    },
    terms: terms({
      de: "Teilnahmeschluss und Tag der Auslosung stehen über dem Formular.",
      tr: "Son katılım ve çekiliş günü formun üstünde yazar.",
    }),
    consentText: CONSENT,
    consentTextVersion: VERSION,
    motif: "gift",
  },
};
