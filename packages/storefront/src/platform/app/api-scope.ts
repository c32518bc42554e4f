import type { Api } from "@tribun/api-client";
import type { Brand } from "@tribun/brand-contract";
import type { Language } from "@tribun/domain";

/** What a query needs. The language is part of its key, so that switching it reloads the data (spec §2); a page has one club all its life. */
export type ApiScope = { readonly api: Api; readonly language: Language; readonly brand: Brand };
