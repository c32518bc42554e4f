import type { JsonSchema } from "@valibot/to-json-schema";

/** One field of a request or answer as the page lists it. */
export type Field = { readonly name: string; readonly type: string; readonly required: boolean };

/** Fields at this depth are listed without their own fields; the document has the rest. */
const DEPTH = 4;
const REF = "#/components/schemas/";

type Schemas = Readonly<Record<string, JsonSchema>>;

/** Lists the fields of a schema: nested ones with dots, items of lists with []. */
export function fieldsOf(schema: JsonSchema, schemas: Schemas, prefix = "", depth = 0): Field[] {
  const here = resolve(schema, schemas);
  if (depth >= DEPTH) return [];
  const options = [...(here.anyOf ?? []), ...(here.oneOf ?? []), ...(here.allOf ?? [])].filter(isSchema);
  const below = options.flatMap((option) => fieldsOf(option, schemas, prefix, depth + 1));
  const items = isSchema(here.items) ? fieldsOf(here.items, schemas, `${prefix}[]`, depth) : [];
  const own = Object.entries(here.properties ?? {}).flatMap(([key, property]: [string, JsonSchema | boolean]) => {
    if (!isSchema(property)) return [];
    const name = prefix ? `${prefix}.${key}` : key;
    const field = { name, type: typeOf(property, schemas), required: here.required?.includes(key) ?? false };
    return [field, ...fieldsOf(property, schemas, name, depth + 1)];
  });
  const seen = new Set<string>();
  return [...own, ...items, ...below].filter(({ name }) => !seen.has(name) && seen.add(name));
}

/** Returns a short name of a schema's type: `string(uuid)`, `1 | 2`, `object[]`. */
export function typeOf(schema: JsonSchema, schemas: Schemas): string {
  const here = resolve(schema, schemas);
  if (here.enum) return here.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (here.const !== undefined) return JSON.stringify(here.const);
  const options = [...(here.anyOf ?? []), ...(here.oneOf ?? [])].filter(isSchema);
  if (options.length > 0) return [...new Set(options.map((option) => typeOf(option, schemas)))].join(" or ");
  if (here.type === "array") return isSchema(here.items) ? `${typeOf(here.items, schemas)}[]` : "array";
  const name = typeof here.type === "string" ? here.type : "any";
  return here.format ? `${name}(${here.format})` : name;
}

function resolve(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const target = schema.$ref?.startsWith(REF) ? schemas[schema.$ref.slice(REF.length)] : undefined;
  return target ?? schema;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
