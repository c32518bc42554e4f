import { FEDERAL_STATES, KEYWORD_RULES, LANGUAGES } from "@tribun/domain";
import * as v from "valibot";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty"));
const link = v.pipe(v.string(), v.url(), v.startsWith("https://"));
/** A page of the club elsewhere; a demo club has none, and leads to a page of the sandbox that says so. */
const elsewhere = v.union([link, v.pipe(v.string(), v.regex(/^\/c\/away\/\w+$/))], "must begin with https:// or lead to /c/away/");
/** A text in every language of the product. */
const perLanguage = v.strictObject({ de: text, tr: text });
const twoLines = v.pipe(text, v.maxLength(30), v.regex(/^[^\n]+(?:\n[^\n]+)?$/, "must be one line or two"));
const lines = v.strictObject({ de: twoLines, tr: twoLines });
/** Ends in the fan's name; without one it is said as far as the comma. */
const greeting = v.pipe(text, v.regex(/^[^{}]+, \{\{name\}\}[?.]?$/, "must end in , {{name}}"));
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be HH:MM"));
const hours = v.strictObject({ opens: time, closes: time });

const instant = v.pipe(v.string(), v.isoTimestamp(), v.endsWith("Z", "must be UTC"));
/** A match or a meeting of fans: `/event/{slug}`, its countdown and its calendar file. */
const event = v.pipe(
  v.strictObject({
    slug: v.pipe(v.string(), v.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, "must be lower-case words joined by hyphens")),
    name: perLanguage,
    place: perLanguage,
    /** Instants in UTC; pages write them in German time. Of a match it is what was planned: staff tell the operator what changes. */
    startsAt: instant,
    endsAt: instant,
    /** Id of the season's match that it is, `2026-27-17`; absent for a meeting of fans. */
    match: v.exactOptional(
      v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, "must be a season and the number of a match, as in 2026-27-17")),
    ),
    /** Id of a page of the operator's editors, which stands below the countdown. */
    story: v.exactOptional(text),
  }),
  v.check(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), "must end after it starts"),
);
export type FanEvent = Readonly<v.InferOutput<typeof event>>;

/** A calendar day, YYYY-MM-DD. */
const day = v.pipe(v.string(), v.isoDate());
/**
 * What the club's operator gives of the net of every paid monthly bill, out of its own revenue. The operator books by these figures.
 *
 * One promise, and not to be moved once bills were written under it: a later `from` would leave out old bills that are paid late, and
 * another rate would hold for them too. A club that wants a second rate needs a list of promises first.
 */
const clubShare = v.strictObject({
  /** Hundredths of a percent of a bill's net: 200 are 2 %. */
  basisPoints: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  /** Bills written on this day or later count. */
  from: day,
  /** For whom, as it stands after "für" (with its article) and before "için". */
  cause: v.strictObject({ de: v.pipe(text, v.maxLength(60)), tr: v.pipe(text, v.maxLength(60)) }),
  /** What the money is spent on, in a sentence or two. */
  purpose: v.strictObject({ de: v.pipe(text, v.maxLength(240)), tr: v.pipe(text, v.maxLength(240)) }),
});
export type DeclaredShare = Readonly<v.InferOutput<typeof clubShare>>;

/** How a club's two colours make its kit. */
export const KIT_PATTERNS = ["stripes", "halves", "hoops", "sash"] as const;
export type KitPattern = (typeof KIT_PATTERNS)[number];

export const SOCIAL_KINDS = ["instagram", "x", "youtube", "facebook", "tiktok"] as const;
export type SocialKind = (typeof SOCIAL_KINDS)[number];

export const STORE_KINDS = ["appStore", "googlePlay"] as const;
export type StoreKind = (typeof STORE_KINDS)[number];

/**
 * All that a club is, beside its tokens and its legal texts. Closed: an unknown or missing field is a named build error.
 * A difference between clubs is a capability here, never a question for the club's id.
 */
export const brandSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z]{3,20}$/, "must be 3 to 20 lower-case letters")),
  /** The operator knows the club by this number (header X-Team-Id). */
  teamId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The app's name, as in `Page | Name`. */
  name: text,
  /** Fits under an icon on a home screen. */
  shortName: v.pipe(text, v.maxLength(12)),
  title: perLanguage,
  description: v.strictObject({ de: v.pipe(text, v.maxLength(160)), tr: v.pipe(text, v.maxLength(160)) }),
  /** The social preview's large line; at most 24 characters fit. */
  slogan: v.strictObject({ de: v.pipe(text, v.maxLength(24)), tr: v.pipe(text, v.maxLength(24)) }),
  /** The specification has both readings; DEFAULT_LANGUAGE chooses at build. */
  defaultLanguage: v.picklist(LANGUAGES),
  hotline: v.strictObject({
    /** Reached from the own network only. */
    shortCode: v.pipe(v.string(), v.regex(/^\d{4}$/, "must be four digits")),
    /** Free of charge from every network. */
    freeNumber: v.pipe(v.string(), v.regex(/^0800 \d{7}$/, "must look like 0800 1234567")),
  }),
  /** When the hotline answers; `state` is where its people sit, as its holidays are theirs. */
  openingHours: v.strictObject({ state: v.picklist(FEDERAL_STATES), weekdays: hours, saturday: hours, sundayAndHolidays: hours }),
  social: v.array(v.strictObject({ kind: v.picklist(SOCIAL_KINDS), url: elsewhere })),
  stores: v.array(v.strictObject({ kind: v.picklist(STORE_KINDS), url: elsewhere })),
  legalEntity: v.strictObject({
    name: text,
    street: text,
    postalCode: v.pipe(v.string(), v.regex(/^\d{5}$/, "must be five digits")),
    city: text,
    representative: text,
    registerCourt: text,
    registerNumber: text,
    vatId: v.pipe(v.string(), v.regex(/^DE\d{9}$/, "must be DE and nine digits")),
    email: v.pipe(v.string(), v.email()),
    phone: text,
  }),
  /** How long complaints took, as it is published for each year that is over (§ 67 TKG, L14). */
  complaints: v.strictObject({
    year: v.pipe(v.string(), v.regex(/^\d{4}$/, "must be a year")),
    /** From arrival to answer, on average. */
    workingDays: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  pattern: v.picklist(KIT_PATTERNS),
  /** Which reading of the customer-support password holds (specification §5). */
  keywordRule: v.picklist(KEYWORD_RULES),
  capabilities: v.strictObject({
    /** Sells jerseys with tariffs. */
    jersey: v.boolean(),
    /** Offers chosen and VIP numbers. */
    vipNumbers: v.boolean(),
    /** Takes numbers from other operators. */
    porting: v.boolean(),
    /** Sells to companies. */
    business: v.boolean(),
    /** Has the penalty game and its rewards. */
    games: v.boolean(),
  }),
  /** Absent where the club shares nothing: then neither page nor word of it is left. */
  clubShare: v.exactOptional(clubShare),
  /**
   * The club's voice: the only words that differ between clubs. Invented for each language, never translated, and never a real song or
   * slogan. Texts reach the first as `{{crowd}}`.
   */
  vocabulary: v.strictObject({
    /** What the fans call themselves. */
    crowd: perLanguage,
    /** The year the club is proud of, set like a shirt number. */
    year: v.pipe(v.string(), v.regex(/^\d{4}$/, "must be a year")),
    /** To whom the home page speaks, above its chant. */
    fans: perLanguage,
    /** The home page's title, in at most two lines. */
    chant: lines,
    /** What is sold, in the club's words, below its chant. */
    sub: perLanguage,
    /** Said at the login, and with the fan's name at the first welcome. */
    greet: v.strictObject({ de: greeting, tr: greeting }),
    /** Shouted when an order has succeeded, in at most two lines. */
    goal: lines,
    /** Where there is nothing yet. */
    empty: perLanguage,
    /** Where there is no page. */
    offside: perLanguage,
    /** Above what was talked in the months before. */
    calls: perLanguage,
    /** Above how many messages were sent. */
    messages: perLanguage,
  }),
  /** What fans count down to, each with a page of its own, `/event/{slug}`; in the order of their dates. */
  events: v.array(event),
});

/** A club, checked. */
export type Brand = Readonly<v.InferOutput<typeof brandSchema>>;

/** A brand that does not keep the contract; the message names club, field and fault. */
export class BrandError extends Error {
  override readonly name = "BrandError";
}

/** Checks a brand at build; throws `BrandError` with one line for each fault. */
export function parseBrand(given: unknown): Brand {
  const result = v.safeParse(brandSchema, given);
  if (result.success) return result.output;
  const id = v.safeParse(v.looseObject({ id: v.string() }), given);
  const faults = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? "brand"}: ${issue.message}`);
  throw new BrandError(`brand "${id.success ? id.output.id : "?"}" does not keep the brand contract:\n${faults.join("\n")}`);
}
