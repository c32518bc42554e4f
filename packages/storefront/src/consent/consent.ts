import { atom } from "jotai";
import { CONSENT } from "../page.ts";
import { readJson, writeItem } from "../session/storage.ts";

export type ConsentChoice = "granted" | "denied";
/** What the fan decided about measuring, and when (L27, L28: text version and time). `at` is ISO 8601. */
export type Consent = { readonly version: typeof CONSENT.version; readonly choice: ConsentChoice; readonly at: string };

/** The question's place on the page. */
export const CONSENT_BAR_ID = "consent";

/** Undefined while nobody has answered, and before the browser's storage was read. */
export const consentAtom = atom<Consent | undefined>(undefined);
/** Whether the question stands on the page; undefined before the browser's storage was read. */
export const consentOpenAtom = atom<boolean | undefined>(undefined);

/** Reads the saved answer and asks when there is none. The browser's act after hydration. */
export const loadConsentAtom = atom(null, (_, set) => {
  const saved = readJson(CONSENT.key, ({ version, choice, at }): Consent | undefined =>
    version === CONSENT.version && (choice === "granted" || choice === "denied") && typeof at === "string" && !Number.isNaN(Date.parse(at))
      ? { version, choice, at }
      : undefined,
  );
  set(consentAtom, saved);
  set(consentOpenAtom, !saved);
});

/** Saves an answer with version and time. */
export const decideConsentAtom = atom(null, (_, set, choice: ConsentChoice) => {
  const consent: Consent = { version: CONSENT.version, choice, at: new Date().toISOString() };
  writeItem(CONSENT.key, JSON.stringify(consent));
  set(consentAtom, consent);
  set(consentOpenAtom, false);
});
