import * as contract from "@tribun/api-client/contract";
import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import type * as v from "valibot";

/** `input`: what a caller may send. `output`: what an answer contains. They differ where a field is transformed. */
export type Side = "input" | "output";

/** The contract's exported object schemas by name; the document references them instead of repeating them. */
const NAMED = Object.fromEntries(
  Object.entries<unknown>(contract)
    .filter((entry): entry is [string, v.GenericSchema] => isObjectSchema(entry[1]))
    .map(([name, schema]) => [name.charAt(0).toUpperCase() + name.slice(1), schema]),
);

const BASE: ConversionConfig = {
  target: "draft-2020-12",
  // JSON Schema cannot express trimming or checks in code, so they are left out; the operator still applies them.
  errorMode: "ignore",
  overrideAction: ({ valibotAction: action, jsonSchema }) => {
    if (action.type !== "regex" || !("requirement" in action) || !(action.requirement instanceof RegExp)) return undefined;
    // JSON Schema reads patterns with the flag u; other flags would change the pattern's meaning.
    return /^u?$/.test(action.requirement.flags) ? { ...jsonSchema, pattern: action.requirement.source } : jsonSchema;
  },
};

const refName = (side: Side, id: string) => (side === "input" && !isSameBothWays(id) ? `${id}Input` : id);
const config = (side: Side): ConversionConfig => ({
  ...BASE,
  typeMode: side,
  definitions: NAMED,
  overrideRef: ({ referenceId }) => `#/components/schemas/${refName(side, referenceId)}`,
});

const plain = (name: string, typeMode: Side): string => {
  const schema = NAMED[name];
  return schema ? JSON.stringify(toJsonSchema(schema, { ...BASE, typeMode })) : "";
};
const same = new Map<string, boolean>();
function isSameBothWays(name: string): boolean {
  const known = same.get(name) ?? plain(name, "input") === plain(name, "output");
  same.set(name, known);
  return known;
}

/** Converts a schema to JSON Schema 2020-12; schemas that the contract names become references into `components`. */
export function describe(schema: v.GenericSchema, side: Side): JsonSchema {
  return withoutExtras(toJsonSchema(schema, config(side)));
}

/** The same without references, for parameters. */
export function describeInline(schema: v.GenericSchema, side: Side): JsonSchema {
  return withoutExtras(toJsonSchema(schema, { ...BASE, typeMode: side }));
}

/** Builds `components.schemas`: every named schema as output, and also as input where that differs. */
export function components(): Record<string, JsonSchema> {
  const output = toJsonSchemaDefs(NAMED, config("output"));
  const input = toJsonSchemaDefs(NAMED, config("input"));
  const sent = Object.entries(input).flatMap(([name, schema]) => (isSameBothWays(name) ? [] : [[`${name}Input`, schema] as const]));
  return Object.fromEntries([...Object.entries(output), ...sent].map(([name, schema]) => [name, withoutExtras(schema)]));
}

function withoutExtras({ $schema: _, $defs: __, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

function isObjectSchema(value: unknown): value is v.GenericSchema {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "schema" && "entries" in value;
}
