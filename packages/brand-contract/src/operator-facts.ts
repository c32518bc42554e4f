import * as v from "valibot";

/** Extra content of the sandbox that only some clubs have: a giveaway of the club's fan shop. */
export const SAMPLE_GIVEAWAYS = ["fanShop"] as const;

const digits = (count: number) => v.pipe(v.string(), v.regex(new RegExp(`^\\d{${count}}$`), `must be ${count} digits`));

/**
 * What only the operator needs to know about a club. It stands beside the brand instead of in it, because everything in the brand reaches the
 * shop's visitors.
 */
export const operatorFactsSchema = v.strictObject({
  /**
   * Words that a guesser of the fans' passwords tries first: nickname, ground, colours, founders and players. The name and the hotline count
   * without being listed.
   */
  passwordWords: v.array(
    v.pipe(v.string(), v.regex(/^[a-z\d]{3,}(?: [a-z\d]+)*$/, "must be in lower case, without marks, at least three letters")),
  ),
  /** Number in LUCID, the German packaging register. */
  packagingRegister: v.pipe(v.string(), v.regex(/^DE\d{13}(?: \(Muster\))?$/, "must look like DE0123456789012")),
  /** Sender of the club's SMS. Most networks cut it after 11 letters. */
  smsSender: v.pipe(v.string(), v.regex(/^(?=.*[A-Za-z])[A-Za-z\d]{3,11}$/, "must be 3 to 11 letters or digits, without marks and spaces")),
  /** Endings that make a number a number of the club: a gold one by a year, a bronze one by a pair. */
  numbers: v.strictObject({ years: v.array(digits(4)), pairs: v.array(digits(2)) }),
  /** What the sandbox shows of the club. Production has none of it. */
  sample: v.strictObject({
    /** The demo fan's number, one of the range that the Bundesnetzagentur reserves for fiction. No two clubs share it. */
    fanNumber: v.pipe(v.string(), v.regex(/^\+4917139200\d{2}$/, "must look like +491713920010, from the range reserved for fiction")),
    /** Cents of the club's share from bills before the books; absent for a club that starts with none. */
    carriedShareCents: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    giveaways: v.array(v.picklist(SAMPLE_GIVEAWAYS)),
  }),
});
export type OperatorFacts = Readonly<v.InferOutput<typeof operatorFactsSchema>>;
