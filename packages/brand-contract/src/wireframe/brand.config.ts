import { defineBrand } from "../define.ts";

/**
 * A neutral sample club: how components look without a brand, the default in Storybook, and the club whose capabilities tests switch off.
 * It never ships.
 */
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
    state: "BE",
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
  complaints: { year: "2025", workingDays: 3 },
  pattern: "stripes",
  keywordRule: "digits4",
  capabilities: { jersey: true, vipNumbers: true, porting: true, business: true, games: true },
  clubShare: {
    basisPoints: 200,
    from: "2026-01-01",
    cause: { de: "die Jugendakademie", tr: "Altyapı Akademisi" },
    purpose: { de: "Trainer und Schuhe für Kinder.", tr: "Çocuklara antrenör ve krampon." },
  },
  vocabulary: {
    crowd: { de: "Fans", tr: "Taraftarlar" },
    year: "1900",
    fans: { de: "Für alle im Stadion", tr: "Stattaki herkes için" },
    chant: { de: "Ein Verein.\nEin Netz.", tr: "Tek takım.\nTek hat." },
    sub: { de: "Mobilfunk, Flat und Minuten in die Türkei.", tr: "Mobil hat, sınırsız konuşma ve Türkiye dakikaları." },
    greet: { de: "Bereit für den Anpfiff, {{name}}?", tr: "Maça hazır mısın, {{name}}?" },
    goal: { de: "Tor.\nJubel los.", tr: "Gol.\nSevin." },
    empty: { de: "Die Bank ist noch leer.", tr: "Yedek kulübesi henüz boş." },
    offside: { de: "Einen Schritt zu weit vorn.", tr: "Bir adım fazla öndeydin." },
    calls: { de: "So lange hast du angefeuert.", tr: "Bu kadar tezahürat yaptın." },
    messages: { de: "So oft hast du zugerufen.", tr: "Bu kadar seslendin." },
  },
  events: [
    {
      slug: "derby",
      name: { de: "Das große Derby", tr: "Büyük derbi" },
      place: { de: "Stadion", tr: "Stat" },
      startsAt: "2026-12-12T17:30:00Z",
      endsAt: "2026-12-12T19:30:00Z",
      story: "derby-countdown",
    },
  ],
});
