import type { Call, CallAuth } from "@tribun/api-client/contract";
import { ERRORS, type ErrorCode } from "@tribun/domain";
import type { JsonSchema } from "@valibot/to-json-schema";
import type { Example } from "./examples.ts";
import { meaningOf } from "../../base/problem.ts";
import { describe, describeInline } from "./json-schema.ts";

export type Parameter = {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  readonly schema: unknown;
  readonly description?: string;
};
type Media = { readonly schema: unknown; readonly example?: unknown };
type Content = Readonly<Record<string, Media>>;
export type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly Record<string, readonly string[]>[];
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content; readonly headers?: unknown }>>;
  readonly "x-rate-limit": { readonly max: number; readonly seconds: number; readonly per: string };
  readonly "x-error-codes": readonly ErrorCode[];
};

/** Returns the area of a call, taken from its path; the document groups by it. */
export function areaOf(call: Call): string {
  const [first = "", second = ""] = call.path.split("/").filter(Boolean);
  return first === "api" ? second : "checkout";
}

/** Returns every code that a call can answer, its own ones and those of all calls. */
export function codesOf(call: Call): readonly ErrorCode[] {
  const common: readonly ErrorCode[] = [
    ...(call.headerless ? [] : ["1001" as const]),
    "1002",
    ...(call.auth === "user" || call.auth === "staff" ? ["1034" as const] : []),
    "RATE_LIMIT_EXCEEDED",
    "-1",
  ];
  return [...new Set([...call.codes, ...common])];
}

const SECURITY: Readonly<Record<CallAuth, Operation["security"]>> = {
  public: [],
  optional: [{ bearer: [] }, {}],
  user: [{ bearer: [] }],
  staff: [{ bearer: [] }],
  internal: [{ ownSystem: [] }],
};

/** Builds the OpenAPI operation of one call. `suffix` distinguishes an alias from the call itself. */
export function operationOf(call: Call, perMinute: number, example: Example | undefined, suffix = ""): Operation {
  const limit = call.limit ?? { max: perMinute, seconds: 60 };
  return {
    operationId: `${call.id}${suffix}`,
    summary: call.summary,
    tags: [areaOf(call)],
    security: SECURITY[call.auth],
    parameters: [...headersOf(call), ...parametersOf(call, "path"), ...parametersOf(call, "query")],
    ...(call.body && {
      requestBody: {
        required: true as const,
        content: { "application/json": media(describe(call.body, "input"), example?.request) },
      },
    }),
    responses: { "200": success(call, example), ...problems(call) },
    "x-rate-limit": { max: limit.max, seconds: limit.seconds, per: ("per" in limit ? limit.per : undefined) ?? "ip" },
    "x-error-codes": codesOf(call),
  };
}

const media = (schema: unknown, example: unknown): Media => ({ schema, ...(example !== undefined && { example }) });
const header = (name: string) => ({ $ref: `#/components/parameters/${name}` });

function headersOf(call: Call) {
  return [
    header(call.headerless ? "TeamIdOptional" : "TeamId"),
    header(call.headerless ? "LanguageCodeOptional" : "LanguageCode"),
    ...(call.idempotent ? [header("IdempotencyKey")] : []),
    ...(call.auth === "optional" || call.limit?.per === "cart" ? [header("CartToken")] : []),
  ];
}

function parametersOf(call: Call, place: Parameter["in"]): Parameter[] {
  const schema = place === "path" ? call.params : call.query;
  if (!schema) return [];
  const { properties = {}, required = [] } = describeInline(schema, "input");
  return Object.entries(properties).map(([name, property]: [string, JsonSchema | boolean]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

function success(call: Call, example: Example | undefined): Operation["responses"][string] {
  const description = "Success";
  if (call.payload === "binary") return { description, content: { "*/*": { schema: { type: "string", format: "binary" } } } };
  const schema = {
    type: "object",
    properties: { payload: describe(call.payload, "output"), meta: { $ref: "#/components/schemas/Meta" } },
    required: ["payload"],
  };
  return { description, content: { "application/json": media(schema, example?.response) } };
}

/** Builds one answer per status, with its codes. */
function problems(call: Call): Operation["responses"] {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codesOf(call)) {
    // -1 has many statuses, so the answer `default` describes it.
    if (code !== "-1") byStatus.set(ERRORS[code].status, [...(byStatus.get(ERRORS[code].status) ?? []), code]);
  }
  const answer = (codes: readonly ErrorCode[]) => ({
    description: codes.map((code) => `${code}: ${meaningOf(code)}`).join("; "),
    content: {
      "application/problem+json": {
        schema: { allOf: [{ $ref: "#/components/schemas/Problem" }, { properties: { referenceErrorCode: { enum: codes } } }] },
      },
    },
  });
  const stated = [...byStatus].toSorted(([a], [b]) => a - b).map(([status, codes]) => [String(status), answer(codes)] as const);
  return { ...Object.fromEntries(stated), default: answer(["-1"]) };
}
