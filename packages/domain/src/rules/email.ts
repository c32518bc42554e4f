import * as v from "valibot";
import { readableText } from "../values/cleaned.ts";
import { asciiDomain, readableDomain } from "./punycode.ts";

/** The part before the @, by the rule of the HTML e-mail field. */
const LOCAL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/;
/** A domain by the same rule, and with a dot, because no public mailbox has a domain without one. */
const DOMAIN = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;
/** Longest address that mail servers accept (RFC 5321 §4.5.3.1.3). */
const LONGEST = 254;

/** Splits an address at the last @; without one the domain is undefined. */
function parts(address: string): readonly [string, string | undefined] {
  const at = address.lastIndexOf("@");
  return at < 0 ? [address, undefined] : [address.slice(0, at), address.slice(at + 1)];
}

/**
 * Normalises an address for comparing and sending: lower case, the domain in Punycode. Before the @ only ASCII letters are allowed, so an İ
 * or ı comes from a Turkish keyboard and becomes i; a domain may contain a real ı.
 */
export function normaliseEmail(typed: string): string {
  const [local, domain] = parts(readableText(typed).normalize("NFKC"));
  const name = local.replace(/[ıİ]/g, "i").toLowerCase();
  return domain === undefined ? name : `${name}@${asciiDomain(domain.replaceAll("İ", "i"))}`;
}

/** An address for display, with its domain decoded: `max@müller.de`. */
export function readableEmail(email: string): string {
  const [local, domain] = parts(email);
  return domain === undefined ? local : `${local}@${readableDomain(domain)}`;
}

/**
 * An e-mail address by the rule of the HTML field (input type=email), also with an internationalised domain; returns the form of
 * `normaliseEmail`.
 */
export const email = v.pipe(
  v.string("email.required"),
  v.transform(normaliseEmail),
  v.nonEmpty("email.required"),
  v.check((address) => /^[ -~]*$/.test(parts(address)[0]), "email.letters"),
  v.check((address) => LOCAL.test(parts(address)[0]) && DOMAIN.test(parts(address)[1] ?? ""), "email.invalid"),
  v.maxLength(LONGEST, "email.invalid"),
);
