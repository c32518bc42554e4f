import { defineBrand } from "@tribun/storefront/brand";

/** Nobody's club: what components look like before any brand, and the default in Storybook. */
export const brand = defineBrand({
  id: "wireframe",
  teamId: 1,
  name: "Wireframe Mobil",
  shortName: "Wireframe",
  title: { de: "Ohne Verein", tr: "Takımsız" },
  description: { de: "Die neutrale Marke, in der Bausteine entstehen.", tr: "Parçaların doğduğu tarafsız marka." },
  slogan: { de: "Noch ohne Farben.", tr: "Henüz renksiz." },
  defaultLanguage: "de",
  hotline: { shortCode: "1900", freeNumber: "0800 2001900" },
  openingHours: {
    weekdays: { opens: "08:00", closes: "17:00" },
    saturday: { opens: "10:00", closes: "20:00" },
    sundayAndHolidays: { opens: "10:00", closes: "18:00" },
  },
  social: [{ kind: "instagram", url: "https://instagram.example/wireframe" }],
  stores: [{ kind: "appStore", url: "https://app-store.example/wireframe" }],
  legalEntity: {
    name: "Wireframe GmbH (Muster)",
    street: "Musterstraße 1",
    postalCode: "10999",
    city: "Berlin",
    representative: "Deniz Muster",
    registerCourt: "Amtsgericht Berlin",
    registerNumber: "HRB 01900 (Muster)",
    vatId: "DE999999995",
    email: "hallo@wireframe.example",
    phone: "030 23125 900",
  },
  pattern: "stripes",
  keywordRule: "digits4",
  capabilities: { jersey: true, vipNumbers: true, porting: true, business: true, games: true },
  vocabulary: { fans: { de: "Fans", tr: "Taraftarlar" }, home: { de: "Stadion", tr: "Stat" }, year: "1900" },
});
