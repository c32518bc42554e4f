import type { TextSource } from "./namespaces.ts";
import type { Texts } from "./inline-texts.ts";

/** Texts that the page's document carries inline. */
export type KnownTexts = Readonly<Partial<Record<TextSource, Texts>>>;
