import * as v from "valibot";
import { readableText } from "../values/cleaned.ts";
import { asciiDomain, readableDomain } from "./punycode.ts";

/** What may stand before the @ by the rule of HTML's own field for e-mail. */
const LOCAL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/;
/** A domain by the same rule, and with a dot: without one no mailbox in the world is reached. */
const DOMAIN = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;
/** Longest address that mail servers take (RFC 5321 §4.5.3.1.3). */
const LONGEST = 254;

/** What stands before and behind the last @; without one there is no domain. */
function parts(address: string): readonly [string, string | undefined] {
  const at = address.lastIndexOf("@");
  return at < 0 ? [address, undefined] : [address.slice(0, at), address.slice(at + 1)];
}

/**
 * An address as it is compared and sent: in small letters, the domain in Punycode. Before the @ there are plain letters alone, so an İ or ı
 * is the i of a Turkish keyboard; a domain may have a real ı.
 */
export function normaliseEmail(typed: string): string {
  const [local, domain] = parts(readableText(typed).normalize("NFKC"));
  const name = local.replace(/[ıİ]/g, "i").toLowerCase();
  return domain === undefined ? name : `${name}@${asciiDomain(domain.replaceAll("İ", "i"))}`;
}

/** An address as people read it, its domain in its own letters: `max@müller.de`. */
export function readableEmail(email: string): string {
  const [local, domain] = parts(email);
  return domain === undefined ? local : `${local}@${readableDomain(domain)}`;
}

/** An e-mail address by the rule of HTML's own field (input type=email) and with any domain there is, brought to the form of `normaliseEmail`. */
export const email = v.pipe(
  v.string("email.required"),
  v.transform(normaliseEmail),
  v.nonEmpty("email.required"),
  v.check((address) => /^[ -~]*$/.test(parts(address)[0]), "email.letters"),
  v.check((address) => LOCAL.test(parts(address)[0]) && DOMAIN.test(parts(address)[1] ?? ""), "email.invalid"),
  v.maxLength(LONGEST, "email.invalid"),
);
