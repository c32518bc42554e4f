/**
 * Day of this version of the texts, ISO. It stands in the first section of the general terms; raise both with every change, which the
 * operator's `legal-version.test.ts` asks for. Only while that day's texts have not been released, and nobody can have agreed to them, may
 * they change once more under it: so they did on 2026-11-24.
 */
export const LEGAL_TEXTS_DAY = "2026-11-28";

/**
 * Days of all versions of the general terms, the present one first. Each earlier one stands in `earlier/` as it was; with a new day the
 * text that it replaces goes there.
 */
export const AGB_VERSIONS: readonly string[] = [
  LEGAL_TEXTS_DAY,
  "2026-11-26",
  "2026-11-24",
  "2026-11-23",
  "2026-11-22",
  "2026-11-21",
  "2026-10-01",
];
