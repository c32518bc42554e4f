import type { Brand } from "@tribun/brand-contract";
import type { Language } from "@tribun/domain";

/** Where the picture of the front page's shirt lies, which a build draws and only a wide screen fetches. */
export const frontPageShirt = ({ id }: Pick<Brand, "id">, language: Language): string => `/shirt.${id}.${language}.svg`;
