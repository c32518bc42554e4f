import fc from "fast-check";
import { hostile } from "./hostile.ts";

type Path = readonly (string | number)[];

/** Valid input with one or two values replaced, removed, wrapped or extended by unknown keys. */
export function mutated(good: unknown): fc.Arbitrary<unknown> {
  const paths = pathsOf(good, []);
  if (paths.length === 0) return fc.constant(good);
  const change = fc.record({
    at: fc.constantFrom(...paths),
    how: fc.constantFrom("replace", "replace", "replace", "drop", "wrap", "extend"),
    value: hostile,
  });
  return fc.array(change, { minLength: 0, maxLength: 2 }).map((changes) =>
    changes.reduce<unknown>((input, { at, how, value }) => {
      if (how === "drop") return edit(input, at, () => undefined);
      if (how === "wrap") return edit(input, at, (before) => [before]);
      if (how === "extend") return edit(input, at, (before) => (isRecord(before) ? { ...before, unknownField: value } : value));
      return edit(input, at, () => value);
    }, good),
  );
}

function pathsOf(value: unknown, at: Path): Path[] {
  if (Array.isArray(value)) return value.flatMap((inner: unknown, index) => [[...at, index], ...pathsOf(inner, [...at, index])]);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[...at, key], ...pathsOf(inner, [...at, key])]);
}

function edit(value: unknown, [key, ...rest]: Path, change: (before: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.map((inner: unknown, index) => (index === key ? edit(inner, rest, change) : inner));
  if (!isRecord(value)) return value;
  return { ...value, [key]: edit(value[key], rest, change) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
