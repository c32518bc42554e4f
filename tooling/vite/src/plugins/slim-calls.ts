import type { Plugin } from "vite";

const CALLS = /packages[\\/]api-client[\\/]src[\\/]contract[\\/]calls[\\/]/;
/** What only the operator, its documentation and the tests read of a call. */
const OPERATORS: ReadonlySet<string> = new Set([
  ...["aliases", "summary", "auth", "params", "query", "body"],
  ...["codes", "limit", "idempotent", "headerless", "shared"],
]);

/**
 * Leaves of each call what a browser needs of it: how it is sent, and how its answer is read. What may be sent is judged by the
 * operator; a form that judges before it sends brings a schema of its own (the rule `single-calls` of the house holds that).
 */
export function slimCalls(): Plugin {
  return {
    name: "club:slim-calls",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      order: "post",
      filter: { id: CALLS },
      handler(code) {
        return { code: withoutOperatorsPart(code, this.parse(code)), map: null };
      },
    },
  };
}

type Property = { readonly start: number; readonly end: number; readonly key?: { readonly name?: string } };

/** Cuts those properties out of each `defineCall({ … })` in a module, given its syntax tree. */
export function withoutOperatorsPart(code: string, tree: object): string {
  const cuts = callsIn(tree)
    .flatMap((properties) => properties.filter(({ key }) => OPERATORS.has(key?.name ?? "")))
    .toSorted((a, b) => b.start - a.start);
  return cuts.reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ""), code);
}

function callsIn(node: unknown): (readonly Property[])[] {
  if (Array.isArray(node)) return node.flatMap(callsIn);
  if (typeof node !== "object" || node === null) return [];
  return isDefinition(node) ? [node.arguments[0].properties] : Object.values(node).flatMap(callsIn);
}

type Definition = { readonly arguments: readonly [{ readonly properties: readonly Property[] }] };

function isDefinition(node: object): node is Definition {
  if (!("callee" in node) || typeof node.callee !== "object" || node.callee === null) return false;
  return "name" in node.callee && node.callee.name === "defineCall";
}
