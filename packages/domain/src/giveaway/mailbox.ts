/** Providers that ignore dots in an address, by each of their domains. */
const WITHOUT_DOTS: ReadonlyMap<string, string> = new Map([
  ["gmail.com", "gmail.com"],
  ["googlemail.com", "gmail.com"],
]);

/**
 * The mailbox that an address most likely leads to: without a plus suffix, and for Google without dots. Use it only to count people; send
 * mail to the address as typed.
 */
export function mailboxOf(email: string): string {
  const [local, domain] = splitLast(email.trim().toLowerCase());
  const plus = local.indexOf("+");
  const name = plus > 0 ? local.slice(0, plus) : local;
  const provider = WITHOUT_DOTS.get(domain);
  return provider === undefined ? `${name}@${domain}` : `${name.replaceAll(".", "")}@${provider}`;
}

function splitLast(email: string): readonly [string, string] {
  const at = email.lastIndexOf("@");
  return [email.slice(0, Math.max(at, 0)), email.slice(at + 1)];
}
