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

/** The product's own sentences, read from where the product reads them: a journey looks for what a fan reads. */
export type Text = (namespace: string, key: string, values?: Readonly<Record<string, string | number>>) => string;

/** @throws when there is no such text: a journey must not look for a word that nobody wrote. */
export const textIn =
  (language: Language): Text =>
  (namespace, key, values = {}) => {
    const text = find(fileOf(language, namespace), key);
    if (typeof text !== "string") throw new Error(`There is no text ${namespace}:${key} in ${language}.`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? `{{${name}}}`));
  };

/** A text as a pattern in which every `{{value}}` may be anything, and a space that holds a line together any other, as names tell it. */
export const pattern = (text: string): RegExp => {
  const parts = text.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("\u00A0", "\\s"));
  return new RegExp(parts.join(".+?"));
};

/** How every club's shout at a finished order begins; the rest is its own. */
export const GOAL = /^(?:Tor|Gol)\./;
