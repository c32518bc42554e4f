import { type KeywordRule, type Language, unbroken } from "@tribun/domain";
import type { Brand } from "@tribun/brand-contract";

/** Choices that the specification leaves to a build: DEFAULT_LANGUAGE and KEYWORD_RULE. */
export type BuildSettings = { readonly defaultLanguage?: Language; readonly keywordRule?: KeywordRule };

/** The brand with the build's choices. Its hotline number cannot break over two lines. */
export function withBuildSettings(brand: Brand, settings: BuildSettings): Brand {
  return {
    ...brand,
    hotline: { ...brand.hotline, freeNumber: unbroken(brand.hotline.freeNumber) },
    ...(settings.defaultLanguage && { defaultLanguage: settings.defaultLanguage }),
    ...(settings.keywordRule && { keywordRule: settings.keywordRule }),
  };
}

/** Path of the picture of the front page's shirt, which a build renders and only a wide screen fetches. */
export const frontPageShirt = ({ id }: Pick<Brand, "id">, language: Language): string => `/shirt.${id}.${language}.svg`;
