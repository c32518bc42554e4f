import type { Language } from "@tribun/domain";
import type { TextValues } from "./namespaces.ts";

/** A file of texts, or a part of one. */
export type Texts = { readonly [key: string]: string | Texts };

/** Returns the text at a dotted path of keys, such as `step.number`. */
export function textAt(texts: Texts, key: string): string | undefined {
  let found: string | Texts | undefined = texts;
  for (const part of key.split(".")) found = typeof found === "object" && Object.hasOwn(found, part) ? found[part] : undefined;
  return typeof found === "string" ? found : undefined;
}

/**
 * Resolves a text before i18next is loaded, with the same result: the plural form by `count`, placeholders replaced if they have a value,
 * the key itself if there is no text. Tests make sure that no text nests another or names a format, so this is enough.
 */
export function resolveInline(texts: Texts, language: Language, key: string, values: TextValues = {}): string {
  const { count } = values;
  const form = typeof count === "number" ? textAt(texts, `${key}_${new Intl.PluralRules(language).select(count)}`) : undefined;
  return (form ?? textAt(texts, key) ?? key).replace(/\{\{(\w+)\}\}/g, (mark, name: string) =>
    String(Object.hasOwn(values, name) ? (values[name] ?? "") : mark),
  );
}
