import type { Plugin } from "vite";

const CALLS = /packages[\\/]api-client[\\/]src[\\/]contract[\\/]calls[\\/]/;
/** Properties of a call that only the operator, its documentation and the tests read. */
const OPERATORS: ReadonlySet<string> = new Set([
  ...["aliases", "summary", "auth", "params", "query", "body"],
  ...["codes", "limit", "idempotent", "headerless", "shared"],
]);

/**
 * Removes from each call what a browser does not need; the path, the method and the schema of the answer stay. The operator validates what
 * is sent. A form that validates before it sends has a schema of its own (the lint rule `single-calls` checks that).
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

/**
 * Removes these properties from each `defineCall({ … })` in a module.
 * @param tree the module's syntax tree
 */
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
