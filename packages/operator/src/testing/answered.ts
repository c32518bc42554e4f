import { appendFileSync } from "node:fs";
import type { Call } from "@tribun/api-client/contract";
import { isErrorCode } from "@tribun/domain";
import * as v from "valibot";
import { codesOf } from "../compose/openapi/operation.ts";
import { ROUTES } from "../compose/routes.ts";
import { ANSWERED_VARIABLE, pairOf } from "./census.ts";

const problem = v.object({ referenceErrorCode: v.string() });
const noted = new Set<string>();

/**
 * Records the code of a call's answer in a test, for the census.
 * @throws if the call does not declare the code, because callers read the codes in the OpenAPI document
 */
export async function noteAnswer(method: string, path: string, response: Response): Promise<void> {
  if (!response.headers.get("content-type")?.startsWith("application/problem+json")) return;
  const call = ROUTES.find((route) => route.call.method === method && isAt(route.call, path))?.call;
  if (!call) return;
  const { referenceErrorCode: code } = v.parse(problem, await response.clone().json());
  if (!isErrorCode(code) || !codesOf(call).includes(code)) throw new Error(`${call.id} does not declare ${code}`);
  const pair = pairOf(call.id, code);
  const file = process.env[ANSWERED_VARIABLE];
  if (!file || noted.has(pair)) return;
  noted.add(pair);
  appendFileSync(file, `${pair}\n`);
}

function isAt({ path, aliases = [] }: Call, asked: string): boolean {
  const parts = (asked.split("?")[0] ?? "").split("/");
  return [path, ...aliases].some((template) => {
    const wanted = template.split("/");
    return wanted.length === parts.length && wanted.every((part, at) => part.startsWith("{") || part === parts[at]);
  });
}
