import type { Localised } from "../../db/schema/catalogue.ts";
import type { SeedMedia } from "./media.ts";

const question = (id: string, categoryId: string, title: Localised, body: Localised): SeedMedia => ({
  id: `faq-${id}`,
  type: "faq",
  categoryId: `faq-${categoryId}`,
  daysAgo: 120,
  title,
  body,
});

/** Questions and answers in display order. */
export const SEED_FAQ: readonly SeedMedia[] = [
  question(
    "need",
    "order",
    { de: "Was brauche ich für die Bestellung?", tr: "Sipariş için neye ihtiyacım var?" },
    {
      de: "Deinen Ausweis oder Reisepass, deine Handynummer für den SMS-Code und ein Bankkonto oder eine andere Zahlungsart. Plane etwa sechs Minuten ein.",
      tr: "Kimliğin ya da pasaportun, SMS kodu için cep numaran ve bir banka hesabın ya da başka bir ödeme yöntemin. Yaklaşık altı dakika sürer.",
    },
  ),
  question(
    "one-cent",
    "order",
    { de: "Warum zahle ich 0,01 €?", tr: "Neden 0,01 € ödüyorum?" },
    {
      de: "Mit einem Cent prüfen wir bei der Bestellung, dass das Konto dir gehört. Mit der ersten Rechnung bekommst du ihn zurück.",
      tr: "Siparişte bir sentle hesabın sana ait olduğunu kontrol ederiz. İlk faturanda bu tutar düşülür.",
    },
  ),
  question(
    "hold",
    "order",
    { de: "Wie lange bleibt meine gewählte Nummer frei?", tr: "Seçtiğim numara ne kadar süre tutulur?" },
    {
      de: "20 Minuten. Du kannst einmal um 10 Minuten verlängern. Danach ist sie wieder für alle da, deine übrigen Angaben bleiben erhalten.",
      tr: "20 dakika. Bir kez 10 dakika uzatabilirsin. Sonra yeniden herkese açılır, diğer bilgilerin kaybolmaz.",
    },
  ),
  question(
    "port-time",
    "number",
    { de: "Wann wechselt meine Rufnummer?", tr: "Numaram ne zaman taşınır?" },
    {
      de: "Entweder so bald wie möglich oder zum Ende deines alten Vertrags. Beim Wechsel bist du höchstens einen Arbeitstag lang nicht erreichbar. Deinen alten Vertrag zahlst du bei „so bald wie möglich“ bis zu seinem Ende weiter.",
      tr: "Ya mümkün olan en kısa sürede ya da eski sözleşmen bitince. Geçişte en fazla bir iş günü ulaşılamaz olursun. “En kısa sürede” seçersen eski sözleşmen bitene kadar orada ödemeye devam edersin.",
    },
  ),
  question(
    "port-cost",
    "number",
    { de: "Was kostet die Mitnahme?", tr: "Taşıma ücretli mi?" },
    {
      de: "Nichts. Für eine verpasste oder verspätete Mitnahme steht dir sogar eine Entschädigung zu: 10 € für jeden Tag nach dem ersten Arbeitstag.",
      tr: "Hayır. Geciken ya da gerçekleşmeyen taşıma için sana tazminat bile ödenir: ilk iş gününden sonraki her gün için 10 €.",
    },
  ),
  question(
    "port-declined",
    "number",
    { de: "Warum wurde meine Mitnahme abgelehnt?", tr: "Taşımam neden reddedildi?" },
    {
      de: "Meist stimmen Name oder Geburtsdatum nicht genau mit denen beim alten Anbieter überein, oder die Nummer ist dort noch nicht freigegeben. Du kannst die Angaben in deinem Konto berichtigen und noch einmal senden.",
      tr: "Çoğunlukla ad ya da doğum tarihi eski operatördekiyle birebir aynı değildir veya numara orada henüz serbest bırakılmamıştır. Bilgileri hesabında düzeltip yeniden gönderebilirsin.",
    },
  ),
  question(
    "esim-phone",
    "sim",
    { de: "Kann mein Handy eSIM?", tr: "Telefonum eSIM destekliyor mu?" },
    {
      de: "Wähl *#06#. Erscheint eine EID mit 32 Ziffern, kann dein Handy eSIM. Sonst schicken wir dir eine SIM-Karte per Post.",
      tr: "*#06# tuşla. 32 haneli bir EID görünüyorsa telefonun eSIM destekliyor. Yoksa sana postayla SIM kart göndeririz.",
    },
  ),
  question(
    "esim-lost",
    "sim",
    { de: "Mein Handy ist weg. Was nun?", tr: "Telefonumu kaybettim. Ne yapmalıyım?" },
    {
      de: "Sperr die SIM in deinem Konto oder unter {free}. Eine neue eSIM bekommst du sofort und kostenlos, eine Karte per Post für 9,99 €. Deine Nummer behältst du.",
      tr: "SIM’ini hesabından ya da {free} numarasından bloke et. Yeni eSIM hemen ve ücretsiz, postayla kart 9,99 €. Numaran sende kalır.",
    },
  ),
  question(
    "bill-day",
    "bill",
    { de: "Wann kommt meine Rechnung?", tr: "Faturam ne zaman gelir?" },
    {
      de: "Einmal im Monat, per E-Mail und in deinem Konto. Dort siehst du auch, warum sie höher oder niedriger ist als die letzte.",
      tr: "Ayda bir, e-postayla ve hesabında. Bir önceki aydan neden farklı olduğunu da orada görürsün.",
    },
  ),
  question(
    "bill-dispute",
    "bill",
    { de: "Die Rechnung stimmt nicht. Wie beanstande ich sie?", tr: "Fatura yanlış. Nasıl itiraz ederim?" },
    {
      de: "Tippe bei der Rechnung auf „Beanstanden“. Du hast acht Wochen Zeit. Den strittigen Betrag mahnen wir nicht an, bis wir ihn geprüft haben.",
      tr: "Faturada “İtiraz et”e dokun. Sekiz haftan var. İnceleyene kadar itiraz ettiğin tutar için uyarı göndermeyiz.",
    },
  ),
  question(
    "abroad-turkey",
    "abroad",
    { de: "Gilt mein Tarif in der Türkei?", tr: "Tarifem Türkiye’de geçer mi?" },
    {
      de: "Nein. Die Türkei gehört nicht zur EU-Zone. Für den Urlaub gibt es Pakete ab 7,99 €. Anrufe von Deutschland in die Türkei sind in jedem Tarif als Minuten enthalten.",
      tr: "Hayır. Türkiye AB bölgesine dahil değildir. Tatil için 7,99 €’dan başlayan paketler var. Almanya’dan Türkiye’ye aramalar için her tarifede dakika bulunur.",
    },
  ),
  question(
    "abroad-limit",
    "abroad",
    { de: "Kann im Ausland eine hohe Rechnung entstehen?", tr: "Yurt dışında yüksek fatura çıkar mı?" },
    {
      de: "Beim Surfen nicht: Bei 59,50 € im Monat ist Schluss, außer du hebst die Grenze selbst auf. Bei 80 Prozent und am Ende schreiben wir dir eine SMS. Gespräche und SMS, die dein Tarif nicht enthält, stehen mit ihrem Preis je Minute in der Preisliste.",
      tr: "İnternetten çıkmaz: Sınırı sen kaldırmadıkça ayda 59,50 €’da durur. Yüzde 80’de ve sınıra ulaşınca sana SMS göndeririz. Tarifenin içermediği aramaların ve SMS’lerin ücreti fiyat listesinde yazar.",
    },
  ),
  question(
    "contract-withdraw",
    "contract",
    { de: "Kann ich die Bestellung widerrufen?", tr: "Siparişten cayabilir miyim?" },
    {
      de: "Ja, 14 Tage lang und ohne Grund, über „Vertrag widerrufen“ unten auf jeder Seite.{jersey? Ein Trikot mit deinem Namen ist davon ausgenommen, ein Trikot ohne Beflockung nicht.}",
      tr: "Evet, 14 gün içinde ve sebep göstermeden; her sayfanın altındaki “Sözleşmeden cay” ile.{jersey? Üzerine adın basılan forma buna dahil değildir, baskısız forma dahildir.}",
    },
  ),
  question(
    "contract-end",
    "contract",
    { de: "Wie kündige ich?", tr: "Sözleşmemi nasıl feshederim?" },
    {
      de: "Über „Verträge hier kündigen“ unten auf jeder Seite, ohne Anmeldung. Nach der Mindestlaufzeit gilt ein Monat Frist. Wann du spätestens kündigen musst, steht in deinem Konto.",
      tr: "Her sayfanın altındaki “Sözleşmeleri buradan feshet” ile, giriş yapmadan. Taahhüt bitince bir ay önceden bildirmen yeterli. Son günü hesabında görürsün.",
    },
  ),
];
