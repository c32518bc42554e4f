import type { Language } from "@tribun/domain";
import { portingDe } from "./porting-de.ts";
import { portingTr } from "./porting-tr.ts";
import type { PortingTexts } from "./porting-types.ts";

const BY_LANGUAGE: Record<Language, PortingTexts> = { de: portingDe, tr: portingTr };

export const portingTexts = (language: Language): PortingTexts => BY_LANGUAGE[language];
