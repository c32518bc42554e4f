import { CREDITOR_ID, type Language, mandateWords } from "@tribun/domain";
import type { Db } from "../../db/database.ts";
import { sepaMandates } from "../../db/schema/payments.ts";
import type { Deps } from "../../kernel/deps.ts";
import { clubOf } from "../../base/clubs/clubs.ts";
import { ibanSealer, maskIban } from "../../security/iban.ts";
import { sha256 } from "../../security/seal.ts";
import type { FoundCheckout } from "./find.ts";

/**
 * Reference of a SEPA mandate: the number that the fan knows, and a mark of where the fan accepted it; at most 35 characters (L33).
 * @param given id of the checkout, or of the payment method
 */
export function mandateReference(number: string, given: string): string {
  const mark = sha256(given)
    .replace(/[^A-Za-z0-9]/g, "")
    .slice(0, 6)
    .toUpperCase();
  return `${number.slice(0, 28)}-${mark}`;
}

/** The text of the SEPA mandate as the page shows it. */
export function mandateText(teamId: number, language: Language): string {
  const { mandate, note } = mandateWords(clubOf(teamId).provider.name, language);
  return `${mandate} ${note}`;
}

/** IP address and browser of a buyer: the proof of consent that banks ask for. */
export type Origin = { readonly ip: string; readonly userAgent: string };
type MandateFacts = Origin & { readonly iban: string; readonly holder: string; readonly language: Language; readonly now: Date };

/** Stores a SEPA mandate with the text that the fan accepted, and with its IBAN encrypted. @returns its reference */
export async function keepMandate(
  deps: Deps,
  db: Db,
  { checkout, subject }: Pick<FoundCheckout, "checkout" | "subject">,
  facts: MandateFacts,
): Promise<string> {
  const { iban, holder, language, now, ip, userAgent } = facts;
  const reference = mandateReference(subject.number, checkout.id);
  const given = {
    ibanSealed: ibanSealer(deps.config).seal(iban),
    ibanMasked: maskIban(iban),
    holder,
    text: mandateText(subject.teamId, language),
    acceptedAt: now,
    ip,
    userAgent,
  };
  const { purpose, subjectId } = checkout;
  await db
    .insert(sepaMandates)
    .values({ reference, userId: subject.userId, purpose, subjectId, creditorId: CREDITOR_ID, ...given })
    .onConflictDoUpdate({ target: sepaMandates.reference, set: given });
  return reference;
}
