import type { Finding } from "../rule.ts";

/** The part of a package.json that lists dependencies. */
export interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const TOOLS = new Set(["typescript-config", "vite-club", "vitest-config"]);

/** The internal packages that each package may list. `turbo boundaries` checks indirect dependencies. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  "packages/domain": [],
  "packages/legal-texts": [],
  "packages/mails": ["domain"],
  "packages/brand-contract": ["domain"],
  "packages/ui-kit": [],
  "packages/i18n": ["domain", "legal-texts"],
  "packages/api-client": ["domain"],
  "packages/forms": ["ui-kit", "i18n", "api-client", "domain"],
  "packages/checkout-wizard": ["forms", "ui-kit", "i18n", "api-client", "domain"],
  "packages/storefront": ["brand-contract", "checkout-wizard", "forms", "ui-kit", "i18n", "api-client", "domain", "legal-texts"],
  "packages/site-server": ["storefront", "brand-contract", "i18n", "domain"],
  "packages/operator": ["domain", "api-client", "legal-texts", "mails", "brand-contract"],
};

const allowedFor = (folder: string): readonly string[] | undefined => {
  const [kind, club] = folder.split("/");
  if (kind === "brands") return ["brand-contract"];
  if (kind === "apps") return ["storefront", `brand-${club}`];
  return ALLOWED[folder];
};

/**
 * Checks the internal dependencies that a package lists: a brand may use the brand contract, and an app the storefront and its one brand. The
 * operator lists no brand, because it reads every folder under `brands/`.
 * @param folder relative to the root, such as `packages/domain`
 */
export function directDependencies(folder: string, manifest: Manifest): Finding[] {
  const rule = "direct-dependencies";
  const file = `${folder}/package.json`;
  if (folder.startsWith("tooling/")) return [];
  const allowed = allowedFor(folder);
  if (allowed === undefined) return [{ rule, file, line: 0, message: "is a package whose place in the house is not decided" }];
  const named = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const internal = named.filter((name) => name.startsWith("@tribun/")).map((name) => name.slice("@tribun/".length));
  return internal
    .filter((name) => !allowed.includes(name) && !TOOLS.has(name))
    .map((name) => ({ rule, file, line: 0, message: `depends on @tribun/${name}, which it must not know` }));
}
