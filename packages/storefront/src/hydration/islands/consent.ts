import { readItem, writeItem } from "../storage.ts";
import { keepTyped } from "../typed.ts";
import { within } from "../press.ts";
import { dropTags, loadTags } from "./tags.ts";

/** Storage key of the consent to measuring, and the version of its question: another text needs another version. */
export const CONSENT = { key: "tribun.consent", version: 3 } as const;
/** Id of the element with the question. */
export const CONSENT_BAR_ID = "consent";

export type ConsentChoice = "granted" | "denied";
/** What the fan decided about measuring, and when (L27, L28: text version and time). `at` is ISO 8601. */
export type Consent = { readonly version: typeof CONSENT.version; readonly choice: ConsentChoice; readonly at: string };

/** Format of a stored answer. A pattern reads it, because this code is on every page and a schema library is not. */
const WRITTEN = /^\{"version":(\d+),"choice":"(\w+)","at":"([^"]+)"\}$/;

/** The stored answer; undefined when the fan has not answered this version of the question. */
export function savedConsent(): Consent | undefined {
  const [, asked, choice, at = ""] = WRITTEN.exec(readItem(CONSENT.key) ?? "") ?? [];
  const { version } = CONSENT;
  if (Number(asked) !== version || (choice !== "granted" && choice !== "denied") || !(Date.parse(at) > 0)) return undefined;
  return { version, choice, at };
}

/** Shows the question when it has no answer, and hides it when it has one. */
export function showConsent(): void {
  const { dataset } = document.documentElement;
  if (savedConsent()) delete dataset["consent"];
  else dataset["consent"] = "ask";
}

/** The element that reopened the question; it gets the focus back. */
let opener: Element | null = null;

function open(): void {
  const saved = savedConsent();
  opener = document.activeElement;
  if (saved) {
    document.documentElement.dataset["consent"] = saved.choice;
    const when = new Intl.DateTimeFormat(document.documentElement.lang, {
      dateStyle: "medium",
      timeStyle: "short",
      timeZone: "Europe/Berlin",
    }).format(new Date(saved.at));
    for (const place of document.querySelectorAll(`#${CONSENT_BAR_ID} time`)) place.textContent = when;
  }
  // When the question is open already, it stands at the top of the page, far from here.
  document.getElementById(CONSENT_BAR_ID)?.focus();
}

function close(): void {
  showConsent();
  if (opener instanceof HTMLElement) opener.focus();
  opener = null;
}

/** A build without a container leaves out everything that would load one. */
function measure(): void {
  if (import.meta.env.GTM_ID) loadTags();
}

function decide(choice: ConsentChoice): void {
  const consent: Consent = { version: CONSENT.version, choice, at: new Date().toISOString() };
  writeItem(CONSENT.key, JSON.stringify(consent));
  if (choice === "granted") measure();
  close();
  if (import.meta.env.GTM_ID && choice === "denied") {
    dropTags(() => {
      keepTyped();
      location.reload();
    });
  }
}

/** Lets the fan answer, withdraw and reopen the question about measuring (§ 25 TDDDG), and applies an earlier answer. */
export function consentIsland(): void {
  showConsent();
  if (savedConsent()?.choice === "granted") measure();
  document.addEventListener("click", ({ target }) => {
    const act = within(target, "[data-consent-act]")?.dataset["consentAct"];
    if (act === "open") open();
    else if (act === "granted" || act === "denied") decide(act);
  });
  document.addEventListener("keydown", ({ key, target }) => {
    if (key === "Escape" && within(target, `#${CONSENT_BAR_ID}`) && savedConsent()) close();
  });
}
