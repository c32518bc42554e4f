import { NATIONWIDE_HOLIDAYS } from "./working-days.ts";

/** Holidays of a federal state beyond the nationwide ones, as rules of `isHoliday`. */
const OWN = {
  BW: ["01-06", "60", "11-01"],
  // Most Bavarian municipalities observe the Assumption (15 August).
  BY: ["01-06", "60", "08-15", "11-01"],
  BE: ["03-08"],
  BB: ["0", "49", "10-31"],
  HB: ["10-31"],
  HH: ["10-31"],
  HE: ["60"],
  MV: ["03-08", "10-31"],
  NI: ["10-31"],
  NW: ["60", "11-01"],
  RP: ["60", "11-01"],
  SL: ["60", "08-15", "11-01"],
  SN: ["10-31", "we"],
  ST: ["01-06", "10-31"],
  SH: ["10-31"],
  TH: ["09-20", "10-31"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The short name of a federal state, as in ISO 3166-2:DE. */
export type FederalState = keyof typeof OWN;

/** All sixteen federal states. */
export const FEDERAL_STATES = [
  "BW",
  "BY",
  "BE",
  "BB",
  "HB",
  "HH",
  "HE",
  "MV",
  "NI",
  "NW",
  "RP",
  "SL",
  "SN",
  "ST",
  "SH",
  "TH",
] as const satisfies readonly FederalState[];

/** The holidays of a federal state, as rules for `isHoliday`. */
export function holidaysIn(state: FederalState): readonly string[] {
  return [...NATIONWIDE_HOLIDAYS, ...OWN[state]];
}
