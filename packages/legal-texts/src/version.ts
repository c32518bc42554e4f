/** Day of this version of the texts, ISO. It stands in the first section of the general terms; raise both with every change. */
export const LEGAL_TEXTS_DAY = "2026-10-01";
