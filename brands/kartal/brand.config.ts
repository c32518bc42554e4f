import { defineBrand } from "@tribun/storefront/brand";

export const brand = defineBrand({
  id: "kartal",
  teamId: 3,
  name: "Kartal Mobil",
  shortName: "Kartal",
  title: { de: "Dein Verein im Netz", tr: "Takımın artık hattında" },
  description: {
    de: "Allnet-Flat, 5G und Türkei-Minuten in Schwarz und Weiß. Die eigene Rufnummer aussuchen, eSIM sofort nutzen.",
    tr: "Siyah beyaz renklerle sınırsız konuşma, 5G ve Türkiye dakikaları. Numaranı kendin seç, eSIM hemen hazır.",
  },
  slogan: { de: "Dein Verein im Netz.", tr: "Takımın hattında." },
  defaultLanguage: "de",
  hotline: { shortCode: "1903", freeNumber: "0800 2001905" },
  openingHours: {
    weekdays: { opens: "08:00", closes: "17:00" },
    saturday: { opens: "10:00", closes: "20:00" },
    sundayAndHolidays: { opens: "10:00", closes: "18:00" },
  },
  social: [
    { kind: "instagram", url: "https://instagram.example/kartal-mobil" },
    { kind: "x", url: "https://x.example/kartal-mobil" },
    { kind: "youtube", url: "https://youtube.example/kartal-mobil" },
    { kind: "facebook", url: "https://facebook.example/kartal-mobil" },
  ],
  stores: [
    { kind: "appStore", url: "https://app-store.example/kartal-mobil" },
    { kind: "googlePlay", url: "https://google-play.example/kartal-mobil" },
  ],
  legalEntity: {
    name: "Kartal Mobil GmbH (Muster)",
    street: "Musterstraße 3",
    postalCode: "60311",
    city: "Frankfurt am Main",
    representative: "Deniz Muster",
    registerCourt: "Amtsgericht Frankfurt am Main",
    registerNumber: "HRB 01903 (Muster)",
    vatId: "DE999999995",
    email: "hallo@kartal-mobil.example",
    phone: "030 23125 903",
  },
  pattern: "stripes",
  keywordRule: "digits4",
  capabilities: { jersey: true, vipNumbers: true, porting: true, business: true, games: true },
  vocabulary: {
    fans: { de: "Adler", tr: "Kartallar" },
    home: { de: "Dolmabahçe", tr: "Dolmabahçe" },
    year: "1903",
  },
});
