/** A volume that can be used up: the tariff's own, or one that came with a pack. */
export type Bucket = {
  readonly used: number;
  /** -1 means without limit. */
  readonly total: number;
  /** Milliseconds; absent for what lasts until the month is over. */
  readonly endsAtMs?: number | undefined;
};

export const UNLIMITED = -1;

/** What is left; infinite without limit. */
export function leftOf({ used, total }: Bucket): number {
  return total === UNLIMITED ? Number.POSITIVE_INFINITY : Math.max(0, total - used);
}

/** What is left in all of them. */
export function leftIn(buckets: readonly Bucket[]): number {
  return buckets.reduce((sum, bucket) => sum + leftOf(bucket), 0);
}

/** True when nothing is left: data goes on slowly, the rest is refused or charged. */
export function isUsedUp(buckets: readonly Bucket[]): boolean {
  return buckets.every((bucket) => leftOf(bucket) === 0);
}

/**
 * Takes an amount out of buckets. What has no limit pays first, so that it saves the rest; then what ends first.
 * No bucket falls below zero or rises above its total; what fits nowhere is `over`.
 * @throws RangeError for a negative amount or one that is no number
 */
export function spend<B extends Bucket>(buckets: readonly B[], amount: number): { readonly buckets: B[]; readonly over: number } {
  if (!(amount >= 0) || amount === Number.POSITIVE_INFINITY) throw new RangeError(`not an amount: ${amount}`);
  const order = [...buckets.keys()].toSorted((a, b) => rank(buckets[a]) - rank(buckets[b]));
  const after = [...buckets];
  let rest = amount;
  for (const at of order) {
    const bucket = buckets[at];
    if (!bucket || rest <= 0) continue;
    if (bucket.total === UNLIMITED) {
      after[at] = { ...bucket, used: bucket.used + rest };
      rest = 0;
      continue;
    }
    const taken = Math.min(leftOf(bucket), rest);
    // The sum of two fractions may end a hair above the total.
    after[at] = { ...bucket, used: taken === leftOf(bucket) ? Math.max(bucket.used, bucket.total) : bucket.used + taken };
    rest -= taken;
  }
  return { buckets: after, over: rest };
}

function rank(bucket: Bucket | undefined): number {
  if (!bucket) return Number.POSITIVE_INFINITY;
  return bucket.total === UNLIMITED ? Number.NEGATIVE_INFINITY : (bucket.endsAtMs ?? Number.MAX_SAFE_INTEGER);
}

/** The share of a volume at which the fan is told (§ 10 TKTransparenzV). */
export const USAGE_NOTICE_SHARE = 0.8;

/** The notices that going from one state to another calls for; what has no limit calls for none. */
export function noticesBetween(before: readonly Bucket[], after: readonly Bucket[]): ("80" | "100")[] {
  if (after.some(({ total }) => total === UNLIMITED)) return [];
  const total = after.reduce((sum, bucket) => sum + bucket.total, 0);
  const left = { before: leftIn(before), after: leftIn(after) };
  // A product of fractions may miss 80 % by a hair.
  const limit = total * (1 - USAGE_NOTICE_SHARE) + 1e-9;
  return [
    ...(left.after <= limit && left.before > limit ? (["80"] as const) : []),
    ...(left.after === 0 && left.before > 0 ? (["100"] as const) : []),
  ];
}
