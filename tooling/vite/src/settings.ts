import { KEYWORD_RULES, LANGUAGES } from "@tribun/domain";
import type { Brand } from "@tribun/brand-contract";
import type { BuildSettings } from "@tribun/storefront/brand";
import * as v from "valibot";
import type { Compression } from "@tribun/site-server/documents";

const schema = v.object({
  DEFAULT_LANGUAGE: v.optional(v.picklist(LANGUAGES)),
  KEYWORD_RULE: v.optional(v.picklist(KEYWORD_RULES)),
});

/**
 * The club's public address, for absolute links: its entry in SITE_ORIGINS (`id=https://…,id=https://…`), because one build may cover all
 * clubs, else SITE_ORIGIN, else this machine.
 * @throws when the value is not an origin, and when SITE_ORIGINS leaves the club out
 */
export function readOrigin({ id, hotline }: Pick<Brand, "id" | "hotline">, env: Readonly<Record<string, string | undefined>>): string {
  const listed = env["SITE_ORIGINS"] || undefined;
  const name = listed === undefined ? "SITE_ORIGIN" : "SITE_ORIGINS";
  const entries = listed?.split(",").map((entry) => entry.trim().split("=")) ?? [];
  const own = entries.find(([club]) => club === id)?.[1];
  if (listed !== undefined && own === undefined) throw new Error(`SITE_ORIGINS leaves out the club ${id}`);
  const given = own ?? (env["SITE_ORIGIN"] || `http://localhost:${hotline.shortCode}`);
  if (URL.parse(given)?.origin !== given) throw new Error(`${name}: ${given} is no origin such as https://club.example`);
  return given;
}

/**
 * How a build compresses its files: COMPRESSION, by default `best`.
 * @throws for any other value than `best` or `quick`
 */
export function readCompression({ COMPRESSION: given }: Readonly<Record<string, string | undefined>>): Compression {
  if (given === undefined || given === "") return "best";
  if (given !== "best" && given !== "quick") throw new Error(`COMPRESSION: ${given} is neither best nor quick`);
  return given;
}

/**
 * Reads the settings of a build from the environment. An empty value counts as unset.
 * @throws for an invalid value
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): BuildSettings {
  const given = { DEFAULT_LANGUAGE: env["DEFAULT_LANGUAGE"] || undefined, KEYWORD_RULE: env["KEYWORD_RULE"] || undefined };
  const result = v.safeParse(schema, given);
  if (!result.success) {
    throw new Error(result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join("; "));
  }
  const { DEFAULT_LANGUAGE, KEYWORD_RULE } = result.output;
  return { ...(DEFAULT_LANGUAGE && { defaultLanguage: DEFAULT_LANGUAGE }), ...(KEYWORD_RULE && { keywordRule: KEYWORD_RULE }) };
}
