import { KEYWORD_RULES, type KeywordRule, LANGUAGES, type Language } from "@tribun/domain";
import * as v from "valibot";
import { isAddressOrRange } from "../client-ip.ts";
import { address, list, missingTeams, origins } from "./addresses.ts";
import { type BeaconAccess, beaconSettings, readBeacon } from "./beacon.ts";
import { chosenParties, type Parties, partySettings, readParties } from "./parties.ts";
import { type PushAccess, pushSettings, readPush } from "./push.ts";
import { readStripe, type StripeAccess, stripeSettings } from "./stripe.ts";
import { readZoho, type ZohoAccess, zohoSettings } from "./zoho.ts";

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, "must be a port number"),
  v.transform(Number),
  v.maxValue(65_535, "must be a port number"),
);
const count = v.pipe(v.string(), v.regex(/^\d{1,7}$/, "must be a whole number"), v.transform(Number), v.minValue(1, "must be at least 1"));
const secret = v.pipe(v.string(), v.minLength(32, "must have at least 32 characters"));

const environment = v.object({
  NODE_ENV: v.optional(v.picklist(["development", "test", "production"], "must be development, test or production"), "development"),
  MODE: v.optional(v.picklist(["sandbox", "live"], "must be sandbox or live")),
  PORT: v.optional(port, "1900"),
  HOST: v.optional(v.string(), "127.0.0.1"),
  PUBLIC_URL: v.optional(address("https", "http")),
  DATABASE_URL: v.optional(address("postgres", "postgresql")),
  JWT_SECRET: v.optional(secret),
  JWT_SECRET_PREVIOUS: v.optional(secret),
  PAYMENT_WEBHOOK_SECRET: v.optional(secret),
  DATA_KEY: v.optional(secret),
  DATA_KEY_PREVIOUS: v.optional(secret),
  DONOR_WEBHOOK_SECRET: v.optional(secret),
  TEAM_ORIGINS: v.optional(origins, ""),
  TRUSTED_PROXIES: v.optional(
    v.pipe(list, v.everyItem(isAddressOrRange, "must be addresses or ranges such as 10.0.0.0/8")),
    "127.0.0.1,::1",
  ),
  PASSWORD_COST: v.optional(v.picklist(["full", "quick"], "must be full or quick"), "full"),
  KEYWORD_RULE: v.optional(v.picklist(KEYWORD_RULES, `must be ${KEYWORD_RULES.join(" or ")}`), "digits4"),
  DEFAULT_LANGUAGE: v.optional(v.picklist(LANGUAGES, "must be tr or de"), "de"),
  RATE_LIMIT_PER_MINUTE: v.optional(count, "120"),
  RATE_LIMIT_FACTOR: v.optional(count, "1"),
  OTP_SENDS_PER_DAY_AND_IP: v.optional(count),
  SANDBOX_GAME_SEED: v.optional(v.pipe(v.string(), v.maxLength(100, "must have at most 100 characters"))),
  MAIL_PROVIDER: v.optional(v.picklist(["sandbox", "smtp"], "must be sandbox or smtp")),
  PAYMENT_PROVIDER: v.optional(v.picklist(["sandbox", "stripe"], "must be sandbox or stripe")),
  ...stripeSettings,
  ...partySettings,
  ...zohoSettings,
  ...pushSettings,
  ...beaconSettings,
  ADMIN_TOKEN: v.optional(secret),
  SMTP_URL: v.optional(address("smtp", "smtps")),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email("must be an e-mail address")), "post@tribun.example"),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, "must have at least 16 characters"))),
  DRAIN_SECONDS: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/, "must be seconds, at most 99"), v.transform(Number)), "0"),
  JOBS: v.optional(v.picklist(["on", "off"], "must be on or off"), "on"),
  DATABASE_CONNECTIONS: v.optional(count, "10"),
  REQUEST_SECONDS: v.optional(v.pipe(count, v.maxValue(44, "must be at most 44: the proxy waits for 45 (tooling/deploy/Caddyfile)")), "40"),
  LOG_LEVEL: v.optional(v.picklist(["silent", "fatal", "error", "warn", "info", "debug"], "must be a level of pino")),
});

/** Names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(environment.entries);

/** Cost of computing and checking a hash: `PASSWORD_COST`. */
export type PasswordCost = "full" | "quick";

/** Settings of an operator process. */
export type Config = {
  readonly production: boolean;
  /** `sandbox`: adapters that send nothing to the outside and a console that shows what they would have sent. */
  readonly mode: "sandbox" | "live";
  readonly port: number;
  readonly host: string;
  /** Address at which a browser reaches the operator directly; the club apps proxy /api and /c. */
  readonly publicUrl: string;
  readonly databaseUrl: string | undefined;
  readonly jwtSecret: string;
  readonly paymentWebhookSecret: string;
  /** Also accepted during a change of the secret. */
  readonly jwtSecretPrevious: string | undefined;
  /** Encrypts bank details in the database. */
  readonly dataKey: string;
  /** Decrypts values of the previous key until all are sealed with the present one. */
  readonly dataKeyPrevious: string | undefined;
  /** Signs the donors' porting webhooks. */
  readonly donorWebhookSecret: string;
  readonly teamOrigins: ReadonlyMap<number, string>;
  readonly trustedProxies: readonly string[];
  /** `quick` is for tests only: such a hash reveals its password quickly. */
  readonly passwordCost: PasswordCost;
  readonly keywordRule: KeywordRule;
  readonly defaultLanguage: Language;
  readonly limits: { readonly perMinute: number; readonly factor: number; readonly otpPerDayAndIp: number };
  /** A fixed seed for every game, so that a trial has a known result; without it, each game has its own. */
  readonly gameSeed: string | undefined;
  /** Third parties over HTTP; undefined where the sandbox replaces them. */
  readonly parties: Parties;
  readonly zoho: ZohoAccess;
  readonly stripe: StripeAccess;
  readonly push: PushAccess;
  readonly beacon: BeaconAccess;
  /** Token of internal calls; without it, the operator refuses all of them. */
  readonly adminToken: string | undefined;
  readonly providers: { readonly payment: "sandbox" | "stripe"; readonly mail: "sandbox" | "smtp" };
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Token for reading the metrics. */
  readonly metricsToken: string | undefined;
  /** Seconds in which the process reports not ready before it stops, so that the load balancer stops sending requests first. */
  readonly drainSeconds: number;
  /** False for a process that only answers calls and leaves the outbox and recurring work to others. */
  readonly runsJobs: boolean;
  /**
   * Connections of the callers' pool. A process has 14 more: two for writes that must outlast a transaction, six for background work
   * (`WORK_CONNECTIONS`) with two more for its own such writes, and four of pg-boss.
   */
  readonly databaseConnections: number;
  /** Longest time that a caller waits for an answer. */
  readonly requestSeconds: number;
  readonly logLevel: string;
};

/** Error that prevents the start; the message lists every fault at once. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`The operator cannot start:\n${faults.map((fault) => `  - ${fault}`).join("\n")}`);
    this.faults = faults;
  }
}

/** Public, so readConfig refuses it in production and a sandbox replaces it (`withOwnKeys`). */
export const DEVELOPMENT_SECRET = "development-only-secret-do-not-use-in-production";

/** Reports addresses that suit a developer's machine but not a server. */
function addressFaults(e: v.InferOutput<typeof environment>, given: Readonly<Record<string, string | undefined>>): readonly string[] {
  const secure = (name: string, addresses: readonly string[]) =>
    addresses.every((address) => address.startsWith("https://")) ? [] : [`${name} must start with https:// in production`];
  return [
    ...(e.PUBLIC_URL ? secure("PUBLIC_URL", [e.PUBLIC_URL]) : ["PUBLIC_URL is missing"]),
    ...(e.TEAM_ORIGINS.size > 0
      ? [...missingTeams(e.TEAM_ORIGINS), ...secure("TEAM_ORIGINS", [...e.TEAM_ORIGINS.values()])]
      : ["TEAM_ORIGINS is missing"]),
    ...(e.MAIL_PROVIDER === "smtp" && !given["MAIL_FROM"] ? ["MAIL_FROM is missing (MAIL_PROVIDER is smtp)"] : []),
  ];
}

/**
 * Reads each setting separately. A malformed setting counts as missing in the checks across settings, so these still find other faults.
 * @returns the settings, and the faults of the malformed ones
 */
function readSettings(given: Readonly<Record<string, string | undefined>>) {
  const result = v.safeParse(environment, given);
  if (result.success) return { e: result.output, malformed: [] };
  const malformed = result.issues.map((issue) => ({ name: v.getDotPath(issue) ?? "environment", fault: issue.message }));
  const wellFormed = Object.entries(given).filter(([name]) => !malformed.some((one) => one.name === name));
  return { e: v.parse(environment, Object.fromEntries(wellFormed)), malformed };
}

/** Reads the environment. @throws ConfigError with all faults */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const { e, malformed } = readSettings(given);
  const production = e.NODE_ENV === "production";
  const mode = e.MODE ?? (production ? "live" : "sandbox");
  const fallback = mode === "sandbox" ? "sandbox" : undefined;
  const providers = { mail: e.MAIL_PROVIDER ?? fallback, payment: e.PAYMENT_PROVIDER ?? fallback };
  const faults: string[] = [];
  if (production && mode === "sandbox") faults.push("MODE sandbox is not allowed in production");
  if (e.PASSWORD_COST === "quick" && (production || mode === "live"))
    faults.push("PASSWORD_COST quick is for tests: who sees such a hash soon knows the password");
  if (e.SANDBOX_GAME_SEED && mode === "live") faults.push("SANDBOX_GAME_SEED is not allowed in live mode: who knows it wins every game");
  if (production || mode === "live") {
    for (const name of ["JWT_SECRET", "DATA_KEY", ...(production ? (["DATABASE_URL"] as const) : [])] as const)
      if (!e[name]) faults.push(`${name} is missing`);
    // The operator accepts the previous secrets too, so check them as well.
    for (const name of ["JWT_SECRET", "JWT_SECRET_PREVIOUS", "DATA_KEY", "DATA_KEY_PREVIOUS"] as const)
      if (e[name] === DEVELOPMENT_SECRET) faults.push(`${name} is the one of development`);
  }
  if (production) faults.push(...addressFaults(e, given));
  for (const [name, given] of Object.entries({ ...providers, push: e.PUSH_PROVIDER, beacon: e.BEACON_PROVIDER, ...chosenParties(e) })) {
    const provider = given ?? fallback;
    if (provider === undefined) faults.push(`${name.toUpperCase()}_PROVIDER is missing; sandbox adapters do not start in live mode`);
    else if (provider === "sandbox" && (production || mode === "live"))
      faults.push(`${name.toUpperCase()}_PROVIDER is a sandbox adapter, which does not send or charge anything`);
  }
  const parties = readParties(e, production, faults);
  const zoho = readZoho(e, production, faults);
  const stripe = readStripe(e, production, faults);
  const push = readPush(e, faults);
  const beacon = readBeacon(e, production, faults);
  if (e.DONOR_PROVIDER === "http" && (!e.DONOR_WEBHOOK_SECRET || e.DONOR_WEBHOOK_SECRET === DEVELOPMENT_SECRET)) {
    faults.push("DONOR_WEBHOOK_SECRET is missing or the one of development (DONOR_PROVIDER is http)");
  }
  if (providers.mail === "smtp" && !e.SMTP_URL) faults.push("SMTP_URL is missing (MAIL_PROVIDER is smtp)");
  // A malformed setting is set, so drop what the checks above report about it as missing.
  const further = faults.filter((fault) => !malformed.some(({ name }) => fault.startsWith(`${name} `)));
  const all = [...malformed.map(({ name, fault }) => `${name} ${fault}`), ...further];
  if (all.length > 0) throw new ConfigError(all);
  return {
    production,
    mode,
    port: e.PORT,
    host: e.HOST,
    publicUrl: e.PUBLIC_URL ?? `http://localhost:${e.PORT}`,
    databaseUrl: e.DATABASE_URL,
    jwtSecret: e.JWT_SECRET ?? DEVELOPMENT_SECRET,
    paymentWebhookSecret: e.PAYMENT_WEBHOOK_SECRET ?? DEVELOPMENT_SECRET,
    jwtSecretPrevious: e.JWT_SECRET_PREVIOUS,
    dataKeyPrevious: e.DATA_KEY_PREVIOUS,
    dataKey: e.DATA_KEY ?? DEVELOPMENT_SECRET,
    donorWebhookSecret: e.DONOR_WEBHOOK_SECRET ?? DEVELOPMENT_SECRET,
    teamOrigins: e.TEAM_ORIGINS,
    trustedProxies: e.TRUSTED_PROXIES,
    passwordCost: e.PASSWORD_COST,
    keywordRule: e.KEYWORD_RULE,
    defaultLanguage: e.DEFAULT_LANGUAGE,
    limits: {
      perMinute: e.RATE_LIMIT_PER_MINUTE,
      factor: e.RATE_LIMIT_FACTOR, // All fans on a developer's machine share one address.
      otpPerDayAndIp: e.OTP_SENDS_PER_DAY_AND_IP ?? (mode === "sandbox" ? 200 : 10),
    },
    gameSeed: e.SANDBOX_GAME_SEED,
    parties,
    stripe,
    push,
    beacon,
    zoho,
    adminToken: e.ADMIN_TOKEN,
    providers: { mail: providers.mail ?? "sandbox", payment: providers.payment ?? "sandbox" },
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    metricsToken: e.METRICS_TOKEN,
    drainSeconds: e.DRAIN_SECONDS,
    runsJobs: e.JOBS === "on",
    databaseConnections: e.DATABASE_CONNECTIONS,
    requestSeconds: e.REQUEST_SECONDS,
    logLevel: e.LOG_LEVEL ?? (e.NODE_ENV === "test" ? "silent" : "info"),
  };
}
