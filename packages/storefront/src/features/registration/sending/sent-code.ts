import type { OtpTicket } from "@tribun/forms";

const KEY = "tribun.registration.code";

/** Stores in this tab which number has been sent a code, so that a reload or a way back sends no second one. The code itself is in the SMS. */
export function keepCode(phone: string, ticket: OtpTicket): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ phone, ...ticket }));
  } catch {
    // Storage may be full or forbidden; a reload then sends another code.
  }
}

/** The ticket of the code that this tab has sent to the number; undefined without one, and for anything unreadable. */
export function readCode(phone: string): OtpTicket | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return isTicketFor(phone, kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Deletes the ticket, because each code counts once. */
export function forgetCode(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // With forbidden storage nothing was stored.
  }
}

function isTicketFor(phone: string, kept: unknown): kept is OtpTicket & { readonly at: number } {
  if (typeof kept !== "object" || kept === null) return false;
  const texts = ["otpId", "expiresAt", "resendAt"].every((name) => typeof Reflect.get(kept, name) === "string");
  return texts && typeof Reflect.get(kept, "at") === "number" && Reflect.get(kept, "phone") === phone;
}
