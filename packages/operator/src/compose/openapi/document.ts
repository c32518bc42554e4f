import { type Call, contract } from "@tribun/api-client/contract";
import { LANGUAGE_CODE } from "@tribun/domain";
import type { Teams } from "../../base/teams.ts";
import type { Examples } from "./examples.ts";
import { components } from "./json-schema.ts";
import { areaOf, type Operation, operationOf } from "./operation.ts";

/** Data of the operator that serves the document. */
export type About = {
  readonly url: string;
  readonly teams: Teams;
  /** Calls per minute and address, for calls without a limit of their own. */
  readonly perMinute: number;
  readonly examples: Examples;
};

export type PathItem = Readonly<Partial<Record<"get" | "post" | "put" | "patch" | "delete", Operation>>>;

const METHODS = { GET: "get", POST: "post", PUT: "put", PATCH: "patch", DELETE: "delete" } as const;

/** Builds the contract as an OpenAPI 3.1 document. It is generated from the contract, so it matches the operator. */
export function openApiDocument(about: About, calls: readonly Call[] = Object.values(contract)) {
  const paths: Record<string, PathItem> = {};
  for (const call of calls) {
    for (const [index, path] of [call.path, ...(call.aliases ?? [])].entries()) {
      const operation = operationOf(call, about.perMinute, about.examples[call.id], index === 0 ? "" : `Alias${index}`);
      paths[path] = { ...paths[path], [METHODS[call.method]]: operation };
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Tribün operator",
      version: "1.0.0",
      description: "Every call of the operator, generated from the contract that client, routing and tests are made of.",
    },
    servers: [{ url: about.url }],
    tags: [...new Set(calls.map(areaOf))].toSorted().map((name) => ({ name })),
    paths,
    components: {
      schemas: components(),
      parameters: headerParameters(about.teams),
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        ownSystem: { type: "http", scheme: "bearer", description: "ADMIN_TOKEN, known to the operator's own systems" },
      },
    },
  };
}
export type OpenApiDocument = ReturnType<typeof openApiDocument>;

function headerParameters(teams: Teams) {
  const parameter = (name: string, required: boolean, description: string, schema: unknown) => ({
    name,
    in: "header",
    required,
    description,
    schema,
  });
  const team = (required: boolean) => parameter("X-Team-Id", required, "The club", { type: "integer", enum: [...teams.keys()] });
  const codes = Object.values(LANGUAGE_CODE).toSorted((a, b) => a - b);
  const language = (required: boolean) => parameter("X-Language-Code", required, "0 Turkish, 1 German", { type: "integer", enum: codes });
  const uuid = { type: "string", format: "uuid" };
  return {
    TeamId: team(true),
    TeamIdOptional: team(false),
    LanguageCode: language(true),
    LanguageCodeOptional: language(false),
    IdempotencyKey: parameter("Idempotency-Key", true, "Sent again, the same key gets the first answer and nothing happens twice", uuid),
    CartToken: parameter("X-Cart-Token", false, "The cart of a guest", uuid),
  };
}
