import type { CouponRow } from "../db/schema/catalogue.ts";

const FROM = new Date("2026-01-01T00:00:00Z");
const TO = new Date("2036-12-31T23:00:00Z");

/** Coupons: one of each kind, an expired one and a misconfigured one. */
export const SEED_COUPONS: readonly CouponRow[] = [
  {
    code: "STADION10",
    type: "percent",
    value: 10,
    appliesTo: ["single", "flex", "partner24", "kids24", "business"],
    validFrom: FROM,
    validTo: TO,
    terms: {
      de: "10 % auf alle einmaligen Kosten außer der Identitätsprüfung.",
      tr: "Kimlik kontrolü dışındaki tek seferlik ücretlerde %10.",
    },
  },
  {
    code: "TRIBUN5",
    type: "amount",
    value: 500,
    appliesTo: ["single", "flex"],
    validFrom: FROM,
    validTo: TO,
    terms: {
      de: "5,00 € auf die einmaligen Kosten außer der Identitätsprüfung.",
      tr: "Kimlik kontrolü dışındaki tek seferlik ücretlerde 5,00 € indirim.",
    },
  },
  {
    code: "DERBI2GB",
    type: "data",
    value: 2,
    appliesTo: ["single", "flex"],
    validFrom: FROM,
    validTo: TO,
    terms: { de: "2 GB mehr in jedem Monat.", tr: "Her ay 2 GB daha fazla." },
  },
  {
    code: "AILE50",
    type: "percent",
    value: 50,
    appliesTo: ["partner24", "kids24"],
    validFrom: FROM,
    validTo: TO,
    terms: {
      de: "50 % auf alle einmaligen Kosten außer der Identitätsprüfung, in Partner- und Kindertarifen.",
      tr: "Partner ve çocuk tarifelerinde geçerli. Kimlik kontrolü dışındaki tek seferlik ücretlerde %50.",
    },
  },
  {
    code: "SEZON25",
    type: "percent",
    value: 25,
    appliesTo: ["single"],
    validFrom: FROM,
    validTo: new Date("2026-06-30T22:00:00Z"),
    terms: { de: "Galt bis zum 30.06.2026.", tr: "30.06.2026’ya kadar geçerliydi." },
  },
  {
    code: "BEDAVA0",
    type: "amount",
    value: 0,
    appliesTo: ["single", "flex"],
    validFrom: FROM,
    validTo: TO,
    terms: { de: "Ohne Wert.", tr: "Değeri yok." },
  },
];
