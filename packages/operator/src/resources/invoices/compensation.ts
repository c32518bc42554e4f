/**
 * Kinds of entries that make good for damage: a late number (§ 59(4) TKG) and an outage (§ 58(3) TKG). Nobody pays them for a
 * service, so they are outside the scope of VAT (no supply for consideration, § 1(1) no. 1 UStG): their gross is their net.
 */
const COMPENSATION_KINDS: ReadonlySet<string> = new Set(["portingDelay", "faultCompensation"]);

/** True for what bears no VAT because it makes good for damage. */
export function isCompensation({ kind }: { readonly kind: string }): boolean {
  return COMPENSATION_KINDS.has(kind);
}

/** The entries that are taxed, and those that make good for damage, each in their order. */
export function bySubjectToVat<T extends { readonly kind: string }>(entries: readonly T[]): { readonly taxed: T[]; readonly untaxed: T[] } {
  return { taxed: entries.filter((entry) => !isCompensation(entry)), untaxed: entries.filter(isCompensation) };
}
