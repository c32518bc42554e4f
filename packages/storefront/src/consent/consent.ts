import { atom } from "jotai";
import { readJson, writeItem } from "../session/storage.ts";

/** Raised when the text of the question changes: an answer to another question does not count. */
export const CONSENT_VERSION = 1;
export const CONSENT_KEY = "tribun.consent";

export type ConsentChoice = "granted" | "denied";
/** What the fan decided about measuring, and when (L27, L28: text version and time). `at` is ISO 8601. */
export type Consent = { readonly version: typeof CONSENT_VERSION; readonly choice: ConsentChoice; readonly at: string };

/** Undefined while nobody has answered, and before the browser's storage was read. */
export const consentAtom = atom<Consent | undefined>(undefined);
/** True while the question stands on the page. */
export const consentOpenAtom = atom(false);

/** Reads the saved answer and asks when there is none. The browser's act after hydration. */
export const loadConsentAtom = atom(null, (_, set) => {
  const saved = readJson(CONSENT_KEY, ({ version, choice, at }): Consent | undefined =>
    version === CONSENT_VERSION && (choice === "granted" || choice === "denied") && typeof at === "string" && !Number.isNaN(Date.parse(at))
      ? { version, choice, at }
      : undefined,
  );
  set(consentAtom, saved);
  if (!saved) set(consentOpenAtom, true);
});

/** Saves an answer with version and time. */
export const decideConsentAtom = atom(null, (_, set, choice: ConsentChoice) => {
  const consent: Consent = { version: CONSENT_VERSION, choice, at: new Date().toISOString() };
  writeItem(CONSENT_KEY, JSON.stringify(consent));
  set(consentAtom, consent);
  set(consentOpenAtom, false);
});
