import { defineBrand } from "@tribun/storefront/brand";

export const brand = defineBrand({
  id: "aslan",
  teamId: 2,
  name: "Aslan Mobil",
  shortName: "Aslan",
  title: { de: "Dein Verein im Netz", tr: "Takımın artık hattında" },
  description: {
    de: "Allnet-Flat, 5G und Türkei-Minuten in Gelb und Rot. Die eigene Rufnummer aussuchen, eSIM sofort nutzen.",
    tr: "Sarı kırmızı renklerle sınırsız konuşma, 5G ve Türkiye dakikaları. Numaranı kendin seç, eSIM hemen hazır.",
  },
  slogan: { de: "Dein Verein im Netz.", tr: "Takımın hattında." },
  defaultLanguage: "de",
  hotline: { shortCode: "1905", freeNumber: "0800 2001905" },
  openingHours: {
    weekdays: { opens: "08:00", closes: "17:00" },
    saturday: { opens: "10:00", closes: "20:00" },
    sundayAndHolidays: { opens: "10:00", closes: "18:00" },
  },
  social: [
    { kind: "instagram", url: "https://instagram.example/aslan-mobil" },
    { kind: "x", url: "https://x.example/aslan-mobil" },
    { kind: "youtube", url: "https://youtube.example/aslan-mobil" },
    { kind: "facebook", url: "https://facebook.example/aslan-mobil" },
  ],
  stores: [
    { kind: "appStore", url: "https://app-store.example/aslan-mobil" },
    { kind: "googlePlay", url: "https://google-play.example/aslan-mobil" },
  ],
  legalEntity: {
    name: "Aslan Mobil GmbH (Muster)",
    street: "Musterstraße 5",
    postalCode: "50667",
    city: "Köln",
    representative: "Deniz Muster",
    registerCourt: "Amtsgericht Köln",
    registerNumber: "HRB 01905 (Muster)",
    vatId: "DE999999995",
    email: "hallo@aslan-mobil.example",
    phone: "030 23125 905",
  },
  pattern: "halves",
  keywordRule: "digits4",
  capabilities: { jersey: true, vipNumbers: true, porting: true, business: true, games: true },
  vocabulary: {
    fans: { de: "Löwen", tr: "Aslanlar" },
    home: { de: "Seyrantepe", tr: "Seyrantepe" },
    year: "1905",
  },
  messages: {
    de: {
      home: { "hero.text": "Allnet-Flat, 5G und Türkei-Minuten in Gelb und Rot. eSIM in fünf Minuten, ohne Laufzeit, wenn du willst." },
    },
    tr: {
      home: { "hero.text": "Sınırsız konuşma, 5G ve Türkiye dakikaları, hepsi sarı kırmızı. eSIM beş dakikada, istersen taahhütsüz." },
    },
  },
});
