import { readableText } from "../values/cleaned.ts";

/** The most common mailbox providers in Germany and Turkey, with their domain endings. */
const PROVIDERS: Readonly<Record<string, readonly string[]>> = {
  ...{ gmail: [".com"], googlemail: [".com"], hotmail: [".com", ".de"], outlook: [".com", ".de", ".com.tr"], live: [".com", ".de"] },
  ...{ yahoo: [".com", ".de", ".com.tr"], icloud: [".com"], "t-online": [".de"], freenet: [".de"], posteo: [".de"], mailbox: [".org"] },
  ...{ yandex: [".com"], protonmail: [".com"], mynet: [".com"], gmx: [".de", ".net"], web: [".de"] },
};
/** Other providers whose names are close to one of these. */
const OTHERS: ReadonlySet<string> = new Set(["ymail", "email", "mail", "fmail", "qmail", "vmail"]);
/** Minimum length of a name to correct, because a shorter one is close to too many others. */
const SHORTEST = 5;
const ENDINGS: ReadonlyMap<string, string> = new Map([
  ...["con", "cmo", "ocm", "comm", "cim", "vom", "xom", "om", "c0m"].map((slip) => [`.${slip}`, ".com"] as const),
  ...["ed", "dee", "d"].map((slip) => [`.${slip}`, ".de"] as const),
]);

/** The address the fan most likely meant, if its domain is one typo away from a known provider's; otherwise undefined. */
export function emailMeant(typed: string): string | undefined {
  const address = readableText(typed).toLowerCase();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const dot = domain.indexOf(".");
  if (at < 1 || dot < 1) return undefined;
  const [name, typedEnding] = [domain.slice(0, dot), domain.slice(dot)];
  const ending = ENDINGS.get(typedEnding) ?? typedEnding;
  const isMeant = (own: string) => own === name || (own.length >= SHORTEST && !OTHERS.has(name) && isOneSlip(name, own));
  const [meant] = Object.entries(PROVIDERS).find(([own, endings]) => endings.includes(ending) && isMeant(own)) ?? [];
  return meant === undefined || domain === `${meant}${ending}` ? undefined : `${address.slice(0, at)}@${meant}${ending}`;
}

/** True when one letter is missing, extra or different, or two neighbouring letters are swapped. */
function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const [left, right] = [short.slice(same), long.slice(same)];
  if (short.length < long.length) return left === right.slice(1);
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return left !== "" && (isSwapped || left.slice(1) === right.slice(1));
}
