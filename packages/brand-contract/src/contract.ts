import { FEDERAL_STATES, KEYWORD_RULES, LANGUAGES } from "@tribun/domain";
import * as v from "valibot";
import { lookSchema } from "./look/look.ts";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty"));
const link = v.pipe(v.string(), v.url(), v.startsWith("https://"));
/** A page of the club on another site. A demo club links to a sandbox page instead, which explains that it has none. */
const elsewhere = v.union([link, v.pipe(v.string(), v.regex(/^\/c\/away\/\w+$/))], "must begin with https:// or lead to /c/away/");
/** A text in every language of the product. */
const perLanguage = v.strictObject({ de: text, tr: text });
const twoLines = v.pipe(text, v.maxLength(30), v.regex(/^[^\n]+(?:\n[^\n]+)?$/, "must be one line or two"));
const lines = v.strictObject({ de: twoLines, tr: twoLines });
/** Ends with the fan's name. Without a name the page shows the text before the comma. */
const greeting = v.pipe(text, v.regex(/^[^{}]+, \{\{name\}\}[?.]?$/, "must end in , {{name}}"));
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be HH:MM"));
const hours = v.strictObject({ opens: time, closes: time });

const instant = v.pipe(v.string(), v.isoTimestamp(), v.endsWith("Z", "must be UTC"));
/** A match or a fan meeting. It has a page at `/event/{slug}`, a countdown and a calendar file. */
const event = v.pipe(
  v.strictObject({
    slug: v.pipe(v.string(), v.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, "must be lower-case words joined by hyphens")),
    name: perLanguage,
    place: perLanguage,
    /** Instants in UTC; pages show them in German time. For a match this is the planned time; staff enter changes in the operator. */
    startsAt: instant,
    endsAt: instant,
    /** Id of the match in the season, such as `2026-27-17`; absent for a fan meeting. */
    match: v.exactOptional(
      v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, "must be a season and the number of a match, as in 2026-27-17")),
    ),
    /** Id of a story in the operator's content; the page shows it below the countdown. */
    story: v.exactOptional(text),
  }),
  v.check(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), "must end after it starts"),
);
export type FanEvent = Readonly<v.InferOutput<typeof event>>;

/** A calendar day, YYYY-MM-DD. */
const day = v.pipe(v.string(), v.isoDate());
/**
 * The share of net revenue that the club's operator donates from every paid monthly bill. The operator books by these figures.
 *
 * Do not change a promise after bills were issued under it: a later `from` would exclude old bills that are paid late, and another rate
 * would apply to them too. A second rate needs a list of promises first.
 */
const clubShare = v.strictObject({
  /** Hundredths of a percent of a bill's net amount: 200 is 2 %. */
  basisPoints: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  /** Bills issued on this day or later count. */
  from: day,
  /** The beneficiary, worded to follow "für" (with its article) in German and to precede "için" in Turkish. */
  cause: v.strictObject({ de: v.pipe(text, v.maxLength(60)), tr: v.pipe(text, v.maxLength(60)) }),
  /** What the money is spent on, in one or two sentences. */
  purpose: v.strictObject({ de: v.pipe(text, v.maxLength(240)), tr: v.pipe(text, v.maxLength(240)) }),
});
export type DeclaredShare = Readonly<v.InferOutput<typeof clubShare>>;

/** How a club's kit combines its two colours. */
export const KIT_PATTERNS = ["stripes", "halves", "hoops", "sash", "pinstripe", "chevron", "quarters"] as const;
export type KitPattern = (typeof KIT_PATTERNS)[number];

export const SOCIAL_KINDS = ["instagram", "x", "youtube", "facebook", "tiktok"] as const;
export type SocialKind = (typeof SOCIAL_KINDS)[number];

export const STORE_KINDS = ["appStore", "googlePlay"] as const;
export type StoreKind = (typeof STORE_KINDS)[number];

/**
 * Everything that defines a club except its tokens and its legal texts. The schema is strict: an unknown or missing field is a build error
 * that names the field. A difference between clubs is a capability here; code never asks for the club's id.
 */
export const brandSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z]{3,20}$/, "must be 3 to 20 lower-case letters")),
  /** Identifies the club at the operator (header X-Team-Id). */
  teamId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The app's name, as in `Page | Name`. */
  name: text,
  /** Short enough for the label under a home-screen icon. */
  shortName: v.pipe(text, v.maxLength(12)),
  title: perLanguage,
  description: v.strictObject({ de: v.pipe(text, v.maxLength(160)), tr: v.pipe(text, v.maxLength(160)) }),
  /** The large line of the social preview image; at most 24 characters fit. */
  slogan: v.strictObject({ de: v.pipe(text, v.maxLength(24)), tr: v.pipe(text, v.maxLength(24)) }),
  /** The specification allows either language; the environment variable DEFAULT_LANGUAGE overrides this at build. */
  defaultLanguage: v.picklist(LANGUAGES),
  hotline: v.strictObject({
    /** Callers reach it from the club's own network only. */
    shortCode: v.pipe(v.string(), v.regex(/^\d{4}$/, "must be four digits")),
    /** Free of charge from every network. */
    freeNumber: v.pipe(v.string(), v.regex(/^0800 \d{7}$/, "must look like 0800 1234567")),
  }),
  /** When the hotline answers. `state` is the federal state of the call centre, because its public holidays apply. */
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
  /** How long complaints took; the operator publishes it for each past year (§ 67 TKG, L14). */
  complaints: v.strictObject({
    year: v.pipe(v.string(), v.regex(/^\d{4}$/, "must be a year")),
    /** Average working days from arrival to answer. */
    workingDays: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  pattern: v.picklist(KIT_PATTERNS),
  /** How the club looks beyond its colours; absent for the usual look. */
  look: v.exactOptional(lookSchema),
  /** Which rule for the customer-support password applies (specification §5). */
  keywordRule: v.picklist(KEYWORD_RULES),
  capabilities: v.strictObject({
    /** Sells jerseys with tariffs. */
    jersey: v.boolean(),
    /** Offers chosen numbers and VIP numbers. */
    vipNumbers: v.boolean(),
    /** Ports numbers from other operators. */
    porting: v.boolean(),
    /** Sells to companies. */
    business: v.boolean(),
    /** Has the penalty game and its rewards. */
    games: v.boolean(),
  }),
  /** Absent if the club donates nothing: then the page and every mention of the share are left out. */
  clubShare: v.exactOptional(clubShare),
  /**
   * The club's voice: the only words that differ between clubs. They are written for each language instead of translated, and never quote a
   * real song or slogan. Texts use the first one as `{{crowd}}`.
   */
  vocabulary: v.strictObject({
    /** What the fans call themselves. */
    crowd: perLanguage,
    /** A year that matters to the club, displayed like a shirt number. */
    year: v.pipe(v.string(), v.regex(/^\d{4}$/, "must be a year")),
    /** Addresses the fans on the home page, above the chant. */
    fans: perLanguage,
    /** The home page's title, one or two lines. */
    chant: lines,
    /** What the club sells, in its own words, below the chant. */
    sub: perLanguage,
    /** Greets the fan at the login, and by name at the first welcome. */
    greet: v.strictObject({ de: greeting, tr: greeting }),
    /** Celebrates a successful order, one or two lines. */
    goal: lines,
    /** Fills an empty state. */
    empty: perLanguage,
    /** Shown on the page for an unknown address. */
    offside: perLanguage,
    /** Heading of the calls of earlier months. */
    calls: perLanguage,
    /** Heading of the number of messages sent. */
    messages: perLanguage,
  }),
  /** Events with a countdown, each with a page at `/event/{slug}`; ordered by date. */
  events: v.array(event),
});

/** A validated club. */
export type Brand = Readonly<v.InferOutput<typeof brandSchema>>;

/** A brand that violates the contract. The message names the club, the field and the fault. */
export class BrandError extends Error {
  override readonly name = "BrandError";
}

/**
 * Validates a brand at build.
 * @throws BrandError with one line for each fault
 */
export function parseBrand(given: unknown): Brand {
  const result = v.safeParse(brandSchema, given);
  if (result.success) return result.output;
  const id = v.safeParse(v.looseObject({ id: v.string() }), given);
  const faults = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? "brand"}: ${issue.message}`);
  throw new BrandError(`brand "${id.success ? id.output.id : "?"}" does not keep the brand contract:\n${faults.join("\n")}`);
}
