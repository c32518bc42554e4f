import { type KeywordRule, type Language, unbroken } from "@tribun/domain";
import type { Brand } from "@tribun/brand-contract";

/** Readings of the specification that a build may choose: DEFAULT_LANGUAGE and KEYWORD_RULE. */
export type BuildSettings = { readonly defaultLanguage?: Language; readonly keywordRule?: KeywordRule };

/** The brand as this build wants it, its number on one line wherever it stands. */
export function withBuildSettings(brand: Brand, settings: BuildSettings): Brand {
  return {
    ...brand,
    hotline: { ...brand.hotline, freeNumber: unbroken(brand.hotline.freeNumber) },
    ...(settings.defaultLanguage && { defaultLanguage: settings.defaultLanguage }),
    ...(settings.keywordRule && { keywordRule: settings.keywordRule }),
  };
}
