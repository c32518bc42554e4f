import type { Api } from "@tribun/api-client";
import type { Brand } from "@tribun/brand-contract";
import type { Language } from "@tribun/domain";

/**
 * What a query needs. The language is part of its key, so that a change of language reloads the data (spec §2). A page never changes its
 * club.
 */
export type ApiScope = { readonly api: Api; readonly language: Language; readonly brand: Brand };
