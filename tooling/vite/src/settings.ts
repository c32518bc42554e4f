import { KEYWORD_RULES, LANGUAGES } from "@tribun/domain";
import type { BuildSettings } from "@tribun/storefront/brand";
import * as v from "valibot";

const schema = v.object({
  DEFAULT_LANGUAGE: v.optional(v.picklist(LANGUAGES)),
  KEYWORD_RULE: v.optional(v.picklist(KEYWORD_RULES)),
});

/** Reads the choices of a build from the environment; throws on a value that is none, an empty one counts as unset. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): BuildSettings {
  const given = { DEFAULT_LANGUAGE: env["DEFAULT_LANGUAGE"] || undefined, KEYWORD_RULE: env["KEYWORD_RULE"] || undefined };
  const result = v.safeParse(schema, given);
  if (!result.success) {
    throw new Error(result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join("; "));
  }
  const { DEFAULT_LANGUAGE, KEYWORD_RULE } = result.output;
  return { ...(DEFAULT_LANGUAGE && { defaultLanguage: DEFAULT_LANGUAGE }), ...(KEYWORD_RULE && { keywordRule: KEYWORD_RULE }) };
}
