import { defineBrand } from "@tribun/storefront/brand";

export const brand = defineBrand({
  id: "firtina",
  teamId: 4,
  name: "Fırtına Mobil",
  shortName: "Fırtına",
  title: { de: "Dein Verein im Netz", tr: "Takımın artık hattında" },
  description: {
    de: "Allnet-Flat, 5G und Türkei-Minuten in Bordeaux und Blau. Die eigene Rufnummer aussuchen, eSIM sofort nutzen.",
    tr: "Bordo mavi renklerle sınırsız konuşma, 5G ve Türkiye dakikaları. Numaranı kendin seç, eSIM hemen hazır.",
  },
  slogan: { de: "Dein Verein im Netz.", tr: "Takımın hattında." },
  defaultLanguage: "de",
  hotline: { shortCode: "1967", freeNumber: "0800 2001905" },
  openingHours: {
    weekdays: { opens: "08:00", closes: "17:00" },
    saturday: { opens: "10:00", closes: "20:00" },
    sundayAndHolidays: { opens: "10:00", closes: "18:00" },
  },
  social: [
    { kind: "instagram", url: "https://instagram.example/firtina-mobil" },
    { kind: "x", url: "https://x.example/firtina-mobil" },
    { kind: "youtube", url: "https://youtube.example/firtina-mobil" },
    { kind: "facebook", url: "https://facebook.example/firtina-mobil" },
  ],
  stores: [
    { kind: "appStore", url: "https://app-store.example/firtina-mobil" },
    { kind: "googlePlay", url: "https://google-play.example/firtina-mobil" },
  ],
  legalEntity: {
    name: "Fırtına Mobil GmbH (Muster)",
    street: "Musterstraße 67",
    postalCode: "20095",
    city: "Hamburg",
    representative: "Deniz Muster",
    registerCourt: "Amtsgericht Hamburg",
    registerNumber: "HRB 01967 (Muster)",
    vatId: "DE999999995",
    email: "hallo@firtina-mobil.example",
    phone: "030 23125 967",
  },
  pattern: "sash",
  keywordRule: "digits4",
  capabilities: { jersey: true, vipNumbers: true, porting: true, business: true, games: true },
  vocabulary: {
    fans: { de: "Stürmer vom Schwarzen Meer", tr: "Karadeniz fırtınası" },
    home: { de: "Trabzon", tr: "Trabzon" },
    year: "1967",
  },
});
