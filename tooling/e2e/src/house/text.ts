import { readFileSync } from "node:fs";
import type { Language } from "@tribun/domain";

const MESSAGES = new URL("../../../../packages/i18n/src/messages/", import.meta.url);
const files = new Map<string, unknown>();

const fileOf = (language: Language, namespace: string): unknown => {
  const name = `${language}/${namespace}.json`;
  if (!files.has(name)) files.set(name, JSON.parse(readFileSync(new URL(name, MESSAGES), "utf8")));
  return files.get(name);
};

const find = (node: unknown, key: string): unknown => {
  if (typeof node !== "object" || node === null) return undefined;
  const whole: unknown = Reflect.get(node, key);
  if (whole !== undefined) return whole;
  const dot = key.indexOf(".");
  return dot < 0 ? undefined : find(Reflect.get(node, key.slice(0, dot)), key.slice(dot + 1));
};

/** Returns a text of the product by namespace and key, from the files that the shop reads. Journeys find elements by these texts. */
export type Text = (namespace: string, key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Returns the texts of a language.
 * @throws when there is no such text
 */
export const textIn =
  (language: Language): Text =>
  (namespace, key, values = {}) => {
    const text = find(fileOf(language, namespace), key);
    if (typeof text !== "string") throw new Error(`There is no text ${namespace}:${key} in ${language}.`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? `{{${name}}}`));
  };

/**
 * A text as a pattern. Each `{{value}}` matches anything, and a non-breaking space matches any space, because accessible names contain
 * plain ones.
 */
export const pattern = (text: string): RegExp => {
  const parts = text.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("\u00A0", "\\s"));
  return new RegExp(parts.join(".+?"));
};

/** The start of every club's heading after an order. The rest differs from club to club. */
export const GOAL = /^(?:Tor|Gol)\./;
