import type { Brand } from "@tribun/brand-contract";

const hours = { opens: "08:00", closes: "17:00" };
const both = (de: string, tr: string) => ({ de, tr });

/** An invented club for tests of screens. */
export const sampleBrand: Brand = {
  id: "muster",
  teamId: 1,
  name: "Muster Mobil",
  shortName: "Muster",
  title: both("Mobilfunk", "Mobil"),
  description: both("Mobilfunk für Fans", "Taraftarlar için mobil"),
  slogan: both("Dein Verein", "Kulübün"),
  defaultLanguage: "de",
  hotline: { shortCode: "1907", freeNumber: "0800 1234567" },
  openingHours: { state: "BE", weekdays: hours, saturday: hours, sundayAndHolidays: hours },
  social: [],
  stores: [],
  legalEntity: {
    name: "Muster GmbH",
    street: "Musterstraße 1",
    postalCode: "10999",
    city: "Berlin",
    representative: "Deniz Muster",
    registerCourt: "Amtsgericht Berlin",
    registerNumber: "HRB 1",
    vatId: "DE999999995",
    email: "hallo@muster.example",
    phone: "030 23125 000",
  },
  complaints: { year: "2025", workingDays: 3 },
  pattern: "stripes",
  keywordRule: "digits4",
  capabilities: { jersey: true, vipNumbers: true, porting: true, business: true, games: true },
  clubShare: {
    basisPoints: 200,
    from: "2026-01-01",
    cause: both("die Jugendakademie", "Altyapı Akademisi"),
    purpose: both("Trainer und Schuhe für Kinder.", "Çocuklara antrenör ve krampon."),
  },
  vocabulary: {
    crowd: both("Fans", "Taraftarlar"),
    year: "1907",
    fans: both("Für alle im Stadion", "Stattaki herkes için"),
    chant: both("Ein Verein.\nEin Netz.", "Tek takım.\nTek hat."),
    sub: both("Mobilfunk, Flat und Minuten in die Türkei.", "Mobil hat, sınırsız konuşma ve Türkiye dakikaları."),
    greet: both("Bereit für den Anpfiff, {{name}}?", "Maça hazır mısın, {{name}}?"),
    goal: both("Tor.\nJubel los.", "Gol.\nSevin."),
    empty: both("Die Bank ist noch leer.", "Yedek kulübesi henüz boş."),
    offside: both("Einen Schritt zu weit vorn.", "Bir adım fazla öndeydin."),
    calls: both("So lange hast du angefeuert.", "Bu kadar tezahürat yaptın."),
    messages: both("So oft hast du zugerufen.", "Bu kadar seslendin."),
  },
  events: [
    {
      slug: "derby",
      name: both("Das große Derby", "Büyük derbi"),
      place: both("Musterstadion, Istanbul", "Örnek stat, İstanbul"),
      startsAt: "2026-12-12T17:30:00Z",
      endsAt: "2026-12-12T19:30:00Z",
      match: "2026-27-17",
      story: "derby-countdown",
    },
    {
      slug: "second-half",
      name: both("Anpfiff zur Rückrunde", "İkinci yarının ilk düdüğü"),
      place: both("Musterstadion, Istanbul", "Örnek stat, İstanbul"),
      startsAt: "2027-01-23T16:00:00Z",
      endsAt: "2027-01-23T18:00:00Z",
    },
  ],
};
