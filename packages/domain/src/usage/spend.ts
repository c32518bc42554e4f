/** A volume that can be used up: the tariff's own, or a pack's. */
export type Bucket = {
  readonly used: number;
  /** -1 means unlimited. */
  readonly total: number;
  /** Milliseconds; absent for a volume that lasts until the end of the month. */
  readonly endsAtMs?: number | undefined;
};

export const UNLIMITED = -1;

/** The remaining volume; infinite if unlimited. */
export function leftOf({ used, total }: Bucket): number {
  return total === UNLIMITED ? Number.POSITIVE_INFINITY : Math.max(0, total - used);
}

/** The remaining volume of all buckets together. */
export function leftIn(buckets: readonly Bucket[]): number {
  return buckets.reduce((sum, bucket) => sum + leftOf(bucket), 0);
}

/** True when nothing is left. Then data is throttled; calls and messages are refused or charged. */
export function isUsedUp(buckets: readonly Bucket[]): boolean {
  return buckets.every((bucket) => leftOf(bucket) === 0);
}

/**
 * Takes an amount out of buckets. Unlimited ones pay first, which saves the others; then the one that ends first. No bucket falls below
 * zero or exceeds its total; an amount that fits nowhere is `over`.
 * @throws RangeError for a negative, infinite or NaN amount
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
    // Rounding may put the sum of two fractions slightly above the total.
    after[at] = { ...bucket, used: taken === leftOf(bucket) ? Math.max(bucket.used, bucket.total) : bucket.used + taken };
    rest -= taken;
  }
  return { buckets: after, over: rest };
}

function rank(bucket: Bucket | undefined): number {
  if (!bucket) return Number.POSITIVE_INFINITY;
  return bucket.total === UNLIMITED ? Number.NEGATIVE_INFINITY : (bucket.endsAtMs ?? Number.MAX_SAFE_INTEGER);
}

/** The used share of a volume at which the operator notifies the fan (§ 10 TKTransparenzV). */
export const USAGE_NOTICE_SHARE = 0.8;

/** The notices to send when usage moves from one state to the next; unlimited volumes need none. */
export function noticesBetween(before: readonly Bucket[], after: readonly Bucket[]): ("80" | "100")[] {
  if (after.some(({ total }) => total === UNLIMITED)) return [];
  const total = after.reduce((sum, bucket) => sum + bucket.total, 0);
  const left = { before: leftIn(before), after: leftIn(after) };
  // Tolerance, because floating-point rounding may miss 80 %.
  const limit = total * (1 - USAGE_NOTICE_SHARE) + 1e-9;
  return [
    ...(left.after <= limit && left.before > limit ? (["80"] as const) : []),
    ...(left.after === 0 && left.before > 0 ? (["100"] as const) : []),
  ];
}
