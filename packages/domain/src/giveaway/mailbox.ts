/** Providers whose mailboxes read an address without its dots, by every name that they have. */
const WITHOUT_DOTS: ReadonlyMap<string, string> = new Map([
  ["gmail.com", "gmail.com"],
  ["googlemail.com", "gmail.com"],
]);

/**
 * The mailbox that an address most likely leads to: without what stands behind a plus, and at Google without dots. For counting people
 * alone; mail goes to the address as it was written.
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
