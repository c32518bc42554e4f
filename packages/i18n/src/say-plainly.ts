import type { Language } from "@tribun/domain";
import type { TextValues } from "./namespaces.ts";

/** A file of texts, or a part of one. */
export type Texts = { readonly [key: string]: string | Texts };

/** The text that a path of keys leads to: `step.number`. */
export function textAt(texts: Texts, key: string): string | undefined {
  let found: string | Texts | undefined = texts;
  for (const part of key.split(".")) found = typeof found === "object" && Object.hasOwn(found, part) ? found[part] : undefined;
  return typeof found === "string" ? found : undefined;
}

/**
 * Says a text as i18next says it, which comes later: the plural form by `count`, placeholders filled in where there is a value, the key
 * where there is no text.
 * Texts are plain enough for that, which their own tests hold: none nests another or names a format.
 */
export function sayPlainly(texts: Texts, language: Language, key: string, values: TextValues = {}): string {
  const { count } = values;
  const form = typeof count === "number" ? textAt(texts, `${key}_${new Intl.PluralRules(language).select(count)}`) : undefined;
  return (form ?? textAt(texts, key) ?? key).replace(/\{\{(\w+)\}\}/g, (mark, name: string) =>
    String(Object.hasOwn(values, name) ? (values[name] ?? "") : mark),
  );
}
