import { HOUR_MS } from "@tribun/domain";
import { EMPTY_REGISTRATION, type RegistrationField, type RegistrationValues } from "./values.ts";

const KEY = "tribun.registration";
const HOURS = 24;

/** Never written to the browser's storage (ADR 0038). */
const SECRET: readonly RegistrationField[] = ["password", "passwordConfirmation", "keyword", "identityNumber", "phoneVerificationToken"];
/** A box that the browser ticks again gives no consent (§ 312a(3) BGB, Art. 4(11) GDPR). */
const AGREED: readonly RegistrationField[] = ["terms", "consentEmail", "consentSms", "consentPhone", "consentPush"];
const NEVER = new Set<string>([...SECRET, ...AGREED]);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;

/**
 * What the fan typed before a reload in this tab, without secrets and consents. Anything unreadable or older than a day counts as nothing.
 */
export function readRegistration(now: number): Partial<RegistrationValues> {
  try {
    const text = sessionStorage.getItem(KEY);
    if (text === null) return {};
    const kept: unknown = JSON.parse(text);
    if (!isObject(kept) || typeof kept["at"] !== "number" || now - kept["at"] > HOURS * HOUR_MS) return {};
    const values = isObject(kept["values"]) ? kept["values"] : {};
    return Object.fromEntries(
      Object.entries(EMPTY_REGISTRATION).flatMap(([name, empty]) => {
        const value = values[name];
        return typeof value === typeof empty && value !== "" && !NEVER.has(name) ? [[name, value]] : [];
      }),
    );
  } catch {
    return {};
  }
}

/** Stores what the fan types for a reload in this tab. */
export function keepRegistration(values: RegistrationValues, now: number): void {
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !NEVER.has(name)));
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ at: now, values: kept }));
  } catch {
    // Storage may be full or forbidden; the values then last as long as the page.
  }
}

/** Deletes the stored values once the account exists. */
export function forgetRegistration(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // With forbidden storage nothing was stored.
  }
}
