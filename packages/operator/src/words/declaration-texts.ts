import type { Language } from "@tribun/domain";
import { declarationMailsDe } from "./declaration-de.ts";
import { declarationMailsTr } from "./declaration-tr.ts";
import type { DeclarationMails } from "./declaration-types.ts";

/** In both languages. */
export const DECLARATION_MAILS: Record<Language, DeclarationMails> = { de: declarationMailsDe, tr: declarationMailsTr };
