import { expect, test } from "vitest";
import { SEED_BRANDS } from "../clubs/brands.ts";
import { SEED_TEAMS } from "../clubs/teams.ts";
import { ConfigError, readConfig } from "./config.ts";

const LIVE = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://u:p@db/tribun",
  JWT_SECRET: "j".repeat(40),
  DATA_KEY: "d".repeat(40),
  PUBLIC_URL: "https://operator.example",
};

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

test("nothing set: a sandbox for development", () => {
  expect(readConfig({})).toMatchObject({ mode: "sandbox", production: false, port: 1900, keywordRule: "digits4", databaseUrl: undefined });
});

test("every fault is reported at once, by name", () => {
  expect(faultsOf({ PORT: "abc", MODE: "maybe", KEYWORD_RULE: "none", JWT_SECRET: "short", TEAM_ORIGINS: "1=nowhere" })).toEqual([
    "MODE must be sandbox or live",
    "PORT must be a port number",
    "JWT_SECRET must have at least 32 characters",
    'TEAM_ORIGINS must look like "1=http://localhost:1907,2=..."',
    "KEYWORD_RULE must be digits4 or text3to20",
  ]);
});

test("what is malformed hides nothing of what settings lack together, and is not called missing", () => {
  const faults = faultsOf({ ...LIVE, PORT: "abc", JWT_SECRET: "short", PUBLIC_URL: "nowhere", MAIL_PROVIDER: "smtp", SMTP_URL: "nowhere" });
  expect(faults.slice(0, 4)).toEqual([
    "PORT must be a port number",
    "PUBLIC_URL must be an address such as https://host, with signs like / in a password encoded",
    "JWT_SECRET must have at least 32 characters",
    "SMTP_URL must be an address such as smtp://host, with signs like / in a password encoded",
  ]);
  expect(faults).toEqual(
    expect.arrayContaining([
      "TEAM_ORIGINS is missing",
      "MAIL_FROM is missing (MAIL_PROVIDER is smtp)",
      "PAYMENT_PROVIDER is missing; sandbox adapters do not start in live mode",
    ]),
  );
  for (const name of ["PORT", "PUBLIC_URL", "JWT_SECRET", "SMTP_URL"])
    expect(faults.filter((fault) => fault.includes(name))).toHaveLength(1);
});

test("production refuses missing secrets and says which", () => {
  expect(faultsOf({ NODE_ENV: "production" })).toEqual(
    expect.arrayContaining(["JWT_SECRET is missing", "DATA_KEY is missing", "DATABASE_URL is missing", "PUBLIC_URL is missing"]),
  );
});

test("production refuses the sandbox and each of its adapters", () => {
  expect(faultsOf({ ...LIVE, MODE: "sandbox" })).toContain("MODE sandbox is not allowed in production");
  expect(faultsOf({ ...LIVE, SMS_PROVIDER: "sandbox" })).toContain(
    "SMS_PROVIDER is a sandbox adapter, which does not send or charge anything",
  );
  expect(faultsOf(LIVE)).toContain("PAYMENT_PROVIDER is missing; sandbox adapters do not start in live mode");
});

test.each(["JWT_SECRET", "JWT_SECRET_PREVIOUS", "DATA_KEY", "DATA_KEY_PREVIOUS"])(
  "production refuses the secret of development as %s",
  (name) => {
    const { jwtSecret } = readConfig({});
    expect(faultsOf({ ...LIVE, [name]: jwtSecret })).toContain(`${name} is the one of development`);
  },
);

test("SMTP needs its server", () => {
  expect(faultsOf({ MAIL_PROVIDER: "smtp" })).toEqual(["SMTP_URL is missing (MAIL_PROVIDER is smtp)"]);
  expect(readConfig({ MAIL_PROVIDER: "smtp", SMTP_URL: "smtp://localhost:2525" }).providers.mail).toBe("smtp");
});

test("empty settings count as not set, and lists are read", () => {
  const config = readConfig({ PORT: "", TEAM_ORIGINS: "1=https://a.example, 2=https://b.example", TRUSTED_PROXIES: "10.0.0.1" });
  expect(config).toMatchObject({ port: 1900, trustedProxies: ["10.0.0.1"] });
  expect(config.teamOrigins).toEqual(
    new Map([
      [1, "https://a.example"],
      [2, "https://b.example"],
    ]),
  );
});

test("a party over HTTP needs its address and its key, in production an encrypted one", () => {
  expect(faultsOf({ SIM_PROVIDER: "http" })).toEqual([
    "SIM_URL is missing (SIM_PROVIDER is http)",
    "SIM_TOKEN is missing (SIM_PROVIDER is http)",
  ]);
  expect(faultsOf({ ...LIVE, CRM_PROVIDER: "http", CRM_URL: "http://crm.example", CRM_TOKEN: "k" })).toContain(
    "CRM_URL must start with https:// in production",
  );
  const config = readConfig({ SMS_PROVIDER: "http", SMS_URL: "https://sms.example/v1", SMS_TOKEN: "k" });
  expect(config.parties).toEqual({ sms: { url: "https://sms.example/v1", token: "k" } });
});

const VAPID = {
  VAPID_PUBLIC_KEY: "BOeKPcKx4rRIkxmXfhFYHhQfBgHTyrGkuUUfOIb7bpWKwjYCbTIyb5XxP43RKAGqmbEvRJMPfBI_SNwf-VT8kiA",
  VAPID_PRIVATE_KEY: "Ul4cnZ7RndG4ZfmSYWVBCxGqCqMkQu5x2fQ_GdaAGA0",
  VAPID_SUBJECT: "mailto:post@tribun.example",
};

test("push messages want a pair of keys that belong together, and hosts they may go to", () => {
  expect(faultsOf(LIVE)).toContain("PUSH_PROVIDER is missing; sandbox adapters do not start in live mode");
  expect(faultsOf({ PUSH_PROVIDER: "webpush" })).toEqual([
    "VAPID_PUBLIC_KEY is missing (PUSH_PROVIDER is webpush)",
    "VAPID_PRIVATE_KEY is missing (PUSH_PROVIDER is webpush)",
    "VAPID_SUBJECT is missing (PUSH_PROVIDER is webpush)",
  ]);
  expect(faultsOf({ PUSH_PROVIDER: "webpush", ...VAPID, VAPID_PRIVATE_KEY: "a".repeat(43) })).toEqual([
    "VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY",
  ]);
  expect(faultsOf({ VAPID_PUBLIC_KEY: "short", VAPID_SUBJECT: "post", PUSH_HOSTS: "https://push.example" })).toEqual([
    "VAPID_PUBLIC_KEY must be 65 bytes in base64url",
    "VAPID_SUBJECT must begin with mailto: or https://",
    "PUSH_HOSTS must be hosts such as push.example or *.push.example",
  ]);
  const { push } = readConfig({ PUSH_PROVIDER: "webpush", ...VAPID, PUSH_HOSTS: "push.example, *.more.example" });
  expect(push).toMatchObject({ provider: "webpush", publicKey: VAPID.VAPID_PUBLIC_KEY, hosts: ["push.example", "*.more.example"] });
});

test("payments through Stripe want both of its secrets, real ones in production", () => {
  const stripe = { STRIPE_SECRET_KEY: "sk_live_0123456789ab", STRIPE_WEBHOOK_SECRET: "whsec_0123456789ab" };
  expect(readConfig({ PAYMENT_PROVIDER: "stripe", ...stripe })).toMatchObject({
    providers: { payment: "stripe" },
    stripe: { secretKey: "sk_live_0123456789ab", apiUrl: "https://api.stripe.com" },
  });
  expect(faultsOf({ PAYMENT_PROVIDER: "stripe" })).toEqual([
    "STRIPE_SECRET_KEY is missing (PAYMENT_PROVIDER is stripe)",
    "STRIPE_WEBHOOK_SECRET is missing (PAYMENT_PROVIDER is stripe)",
  ]);
  expect(faultsOf({ PAYMENT_PROVIDER: "stripe", STRIPE_SECRET_KEY: "pk_live_0123456789ab" })).toEqual([
    "STRIPE_SECRET_KEY must begin with sk_ or rk_",
    "STRIPE_WEBHOOK_SECRET is missing (PAYMENT_PROVIDER is stripe)",
  ]);
  const testing = {
    ...LIVE,
    ...stripe,
    STRIPE_SECRET_KEY: "sk_test_0123456789ab",
    PAYMENT_PROVIDER: "stripe",
    STRIPE_API_URL: "http://x.de",
  };
  expect(faultsOf(testing)).toEqual(
    expect.arrayContaining([
      "STRIPE_SECRET_KEY is one for tests, which charges nothing",
      "STRIPE_API_URL must start with https:// in production",
    ]),
  );
});

test("production asks for addresses of its own, and encrypted ones", () => {
  expect(faultsOf({ ...LIVE, MAIL_PROVIDER: "smtp", SMTP_URL: "smtps://mail.example" })).toEqual(
    expect.arrayContaining(["TEAM_ORIGINS is missing", "MAIL_FROM is missing (MAIL_PROVIDER is smtp)"]),
  );
  expect(faultsOf({ ...LIVE, PUBLIC_URL: "http://operator.example", TEAM_ORIGINS: "1=https://a.example,2=http://b.example" })).toEqual(
    expect.arrayContaining(["PUBLIC_URL must start with https:// in production", "TEAM_ORIGINS must start with https:// in production"]),
  );
});

test("production wants an address of each club, and a club that no folder declares stops the start anywhere", () => {
  const all = SEED_TEAMS.map(({ id }) => id);
  const originsOf = (...ids: number[]) => ids.map((id) => `${id}=https://club${id}.example`).join(",");
  const faults = (...ids: number[]) =>
    faultsOf({ ...LIVE, TEAM_ORIGINS: originsOf(...ids) }).filter((fault) => fault.startsWith("TEAM_ORIGINS"));
  expect(faults(...all)).toEqual([]);
  expect(faults(1)).toEqual([`TEAM_ORIGINS leaves out ${all.filter((id) => id !== 1).join(", ")}`]);
  const unknown = "TEAM_ORIGINS names 999, which is no club";
  expect(faults(...all, 999)).toEqual([unknown]);
  expect(faultsOf({ TEAM_ORIGINS: "1=http://localhost:1907,999=http://localhost:1999" })).toEqual([unknown]);
  expect(faultsOf({ TEAM_ORIGINS: "nobody=http://localhost:1999" })).toEqual(["TEAM_ORIGINS names nobody, which is no club"]);
});

test("a club is named by its folder as well", () => {
  const named = SEED_BRANDS.map(({ brand }) => `${brand.id}=https://${brand.id}.example`).join(",");
  const { teamOrigins } = readConfig({ TEAM_ORIGINS: named });
  for (const { brand } of SEED_BRANDS) expect(teamOrigins.get(brand.teamId)).toBe(`https://${brand.id}.example`);
});

test.each([
  ["a default port", "1=https://shop.example:443"],
  ["capital letters", "1=https://Shop.Example/"],
])("an origin with %s is read as browsers write it", (_, setting) => {
  expect(readConfig({ TEAM_ORIGINS: setting }).teamOrigins.get(1)).toBe("https://shop.example");
});

test.each([
  ["TEAM_ORIGINS", { TEAM_ORIGINS: "1=https://user:secret@shop.example" }],
  ["TEAM_ORIGINS", { TEAM_ORIGINS: "1=https://shop.example?club=1" }],
  ["TEAM_ORIGINS", { TEAM_ORIGINS: "1=https://shop.example/club" }],
  ["TEAM_ORIGINS names a club twice", { TEAM_ORIGINS: "1=https://shop.example,1=https://other.example" }],
  ["DATABASE_URL", { DATABASE_URL: "postgres://tribun:pass/word@db/tribun" }],
  ["DATABASE_URL", { DATABASE_URL: "postgres://tribun:word@db:abc/tribun" }],
  ["DATABASE_URL", { DATABASE_URL: "postgres://" }],
  ["SMTP_URL", { MAIL_PROVIDER: "smtp", SMTP_URL: "smtp://user:pass/word@mail.example:587" }],
  ["SMTP_URL", { MAIL_PROVIDER: "smtp", SMTP_URL: "smtp://" }],
  ["SMS_URL", { SMS_PROVIDER: "http", SMS_TOKEN: "k", SMS_URL: "ftp://sms.example" }],
])("%s: an address of the wrong kind is reported at boot, not by a driver later: %j", (name, env) => {
  expect(faultsOf(env).join("\n")).toContain(name);
});

test("a socket of PostgreSQL is an address without a host", () => {
  expect(readConfig({ DATABASE_URL: "postgres:///tribun?host=/var/run/postgresql" }).databaseUrl).toContain("/tribun");
});

test("passwords are not hashed quickly where fans are real", () => {
  expect(readConfig({}).passwordCost).toBe("full");
  for (const env of [LIVE, { MODE: "live" }])
    expect(faultsOf({ ...env, PASSWORD_COST: "quick" })).toContain(
      "PASSWORD_COST quick is for tests: who sees such a hash soon knows the password",
    );
});

test("a seed that is known is for trials only", () => {
  expect(readConfig({ SANDBOX_GAME_SEED: "derby" }).gameSeed).toBe("derby");
  expect(faultsOf({ ...LIVE, SANDBOX_GAME_SEED: "derby" })).toContain(
    "SANDBOX_GAME_SEED is not allowed in live mode: who knows it wins every game",
  );
});
