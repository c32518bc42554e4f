const NAMES = [
  "Telekom",
  "Telekom Prepaid",
  "congstar",
  "fraenk",
  "ja! mobil",
  "PENNY Mobil",
  "Kaufland mobil",
  "Vodafone",
  "CallYa",
  "otelo",
  "SIMon mobile",
  "Lidl Connect",
  "Lebara",
  "EDEKA smart",
  "Lycamobile",
  "O2",
  "Blau",
  "AY YILDIZ",
  "Ortel Mobile",
  "ALDI TALK",
  "Tchibo MOBIL",
  "NettoKOM",
  "1&1",
  "winSIM",
  "smartmobil",
  "simplytel",
  "PremiumSIM",
  "freenet",
  "klarmobil",
  "NORMA connect",
];

/** Donor providers; the last entry is for fans who are not sure. */
export const SEED_MNP_PROVIDERS = [
  ...NAMES.map((name, position) => ({ id: slugOf(name), name: { de: name, tr: name }, position })),
  { id: "other", name: { de: "Anderer Anbieter oder nicht sicher", tr: "Başka operatör ya da emin değilim" }, position: NAMES.length },
];

function slugOf(name: string): string {
  return name
    .replace(/[A-Z]/g, (char) => char.toLowerCase())
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
