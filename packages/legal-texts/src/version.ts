/**
 * Day of this version of the texts (ISO). The first section of the general terms states it too; raise both with every change, which the
 * operator's `legal-version.test.ts` checks. The texts may change again under the same day only until they are released, because no fan can
 * have agreed to them before. That happened on 2026-11-24.
 */
export const LEGAL_TEXTS_DAY = "2026-11-28";

/**
 * Days of all versions of the general terms, the current one first. `earlier/` keeps each earlier version unchanged. When you add a day,
 * move the text it replaces there.
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
