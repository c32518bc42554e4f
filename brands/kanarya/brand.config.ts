import { defineBrand } from "@tribun/storefront/brand";

export const brand = defineBrand({
  id: "kanarya",
  teamId: 1,
  name: "Kanarya Mobil",
  shortName: "Kanarya",
  title: { de: "Dein Verein im Netz", tr: "Takımın artık hattında" },
  description: {
    de: "Allnet-Flat, 5G und Türkei-Minuten in Gelb und Marineblau. Die eigene Rufnummer aussuchen, eSIM sofort nutzen.",
    tr: "Sarı lacivert renklerle sınırsız konuşma, 5G ve Türkiye dakikaları. Numaranı kendin seç, eSIM hemen hazır.",
  },
  slogan: { de: "Dein Verein im Netz.", tr: "Takımın hattında." },
  defaultLanguage: "de",
  hotline: { shortCode: "1907", freeNumber: "0800 2001905" },
  openingHours: {
    weekdays: { opens: "08:00", closes: "17:00" },
    saturday: { opens: "10:00", closes: "20:00" },
    sundayAndHolidays: { opens: "10:00", closes: "18:00" },
  },
  social: [
    { kind: "instagram", url: "https://instagram.example/kanarya-mobil" },
    { kind: "x", url: "https://x.example/kanarya-mobil" },
    { kind: "youtube", url: "https://youtube.example/kanarya-mobil" },
    { kind: "facebook", url: "https://facebook.example/kanarya-mobil" },
  ],
  stores: [
    { kind: "appStore", url: "https://app-store.example/kanarya-mobil" },
    { kind: "googlePlay", url: "https://google-play.example/kanarya-mobil" },
  ],
  legalEntity: {
    name: "Kanarya Mobil GmbH (Muster)",
    street: "Musterstraße 7",
    postalCode: "10999",
    city: "Berlin",
    representative: "Deniz Muster",
    registerCourt: "Amtsgericht Berlin",
    registerNumber: "HRB 01907 (Muster)",
    vatId: "DE999999995",
    email: "hallo@kanarya-mobil.example",
    phone: "030 23125 907",
  },
  pattern: "stripes",
  keywordRule: "digits4",
  capabilities: { jersey: true, vipNumbers: true, porting: true, business: true, games: true },
  vocabulary: {
    fans: { de: "Kanarien", tr: "Kanaryalar" },
    home: { de: "Kadıköy", tr: "Kadıköy" },
    year: "1907",
  },
});
