import type { KeywordRule, Language } from "@tribun/domain";
import type { Brand } from "./contract.ts";

/** Readings of the specification that a build may choose: DEFAULT_LANGUAGE and KEYWORD_RULE. */
export type BuildSettings = { readonly defaultLanguage?: Language; readonly keywordRule?: KeywordRule };

/** The brand as this build wants it. */
export function withBuildSettings(brand: Brand, settings: BuildSettings): Brand {
  return {
    ...brand,
    ...(settings.defaultLanguage && { defaultLanguage: settings.defaultLanguage }),
    ...(settings.keywordRule && { keywordRule: settings.keywordRule }),
  };
}
