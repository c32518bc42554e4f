import type { Brand } from "@tribun/brand-contract";
import type { Language } from "@tribun/domain";

/** Path of the picture of the front page's shirt, which a build renders and only a wide screen fetches. */
export const frontPageShirt = ({ id }: Pick<Brand, "id">, language: Language): string => `/shirt.${id}.${language}.svg`;
