/** Day of this version of the texts, ISO. It stands in the first section of the general terms; raise both with every change, which the operator's `legal-version.test.ts` asks for. */
export const LEGAL_TEXTS_DAY = "2026-11-24";
