/** A stream of numbers fully determined by its seed; the same on every machine. */
export type Prng = {
  /** A uniformly distributed integer from 0 to below `bound`, which is at most 2^31. */
  readonly below: (bound: number) => number;
};

/**
 * Creates a generator from a seed of any length (sfc32, seeded by a 128-bit hash of the text). Use it for results that must be repeatable:
 * a draw with a published seed, a replayed game. Seeds come from a cryptographic source; the generator itself is not cryptographically
 * secure.
 */
export function createPrng(seed: string): Prng {
  let [a, b, c, d] = hash128(seed);
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 15; i++) next();
  return {
    below: (bound) => {
      if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 31) throw new RangeError(`not a bound: ${bound}`);
      // Discard values beyond the last whole multiple of the bound, because they would favour small numbers.
      const limit = 2 ** 32 - (2 ** 32 % bound);
      let value = next();
      while (value >= limit) value = next();
      return value % bound;
    },
  };
}

/** Returns a shuffled copy of the list (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], prng: Prng): T[] {
  const rest = [...items];
  const result: T[] = [];
  while (rest.length > 0) result.push(...rest.splice(prng.below(rest.length), 1));
  return result;
}

/** A 128-bit hash in four words (cyrb128): each letter of the text affects all four. */
function hash128(text: string): [number, number, number, number] {
  let [h1, h2, h3, h4] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i);
    h1 = h2 ^ Math.imul(h1 ^ k, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ k, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ k, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ k, 2716044179);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067);
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213);
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
  return [h1 ^ h2 ^ h3 ^ h4, h2 ^ h1, h3 ^ h1, h4 ^ h1];
}
