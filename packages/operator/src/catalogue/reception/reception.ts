import type { CoverageInfo } from "@tribun/api-client/contract";

type Reception = NonNullable<CoverageInfo["reception"]>;

/** Postal regions with a big city. */
const CITIES = new Set([
  "10",
  "12",
  "13",
  "20",
  "22",
  "28",
  "30",
  "40",
  "44",
  "45",
  "50",
  "60",
  "65",
  "68",
  "70",
  "80",
  "81",
  "90",
  "04",
  "01",
]);
/** Rural postal regions. */
const FIELDS = new Set(["17", "19", "39", "16", "03", "29", "54", "94", "95"]);

/**
 * The sandbox's reception for a postal code: derived from region and code, the same for every caller on every day. It comes from no
 * network's map, so it is labelled as sandbox wherever it is shown.
 * @param postalCode five digits of a known code
 */
export function drawnReception(postalCode: string): Reception {
  const region = postalCode.slice(0, 2);
  if (CITIES.has(region)) return { outdoors: "5G", indoors: "5G" };
  if (!FIELDS.has(region)) return { outdoors: "5G", indoors: "LTE" };
  return { outdoors: "LTE", indoors: Number(postalCode) % 7 === 0 ? "none" : "LTE" };
}
