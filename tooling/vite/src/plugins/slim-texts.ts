import type { Plugin } from "vite";

const LIBRARY = /i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/;

/**
 * Methods of i18next that no page reaches, and what they do instead. Texts are plain: none nests another, names a format or asks for
 * objects (held by the tests of `@tribun/i18n`), and an instance is neither cloned nor sent anywhere.
 */
const EMPTIED: ReadonlyMap<string, string> = new Map([
  ...["cloneInstance", "dir", "hydrate", "reloadResources", "loadLanguages", "toJSON"].map((name) => [`I18n.${name}`, "{}"] as const),
  ...["init", "add", "addCached"].map((name) => [`Formatter.${name}`, "{}"] as const),
  ["Formatter.format", "{ return value; }"],
  ["Interpolator.nest", "{ return str; }"],
  ["Connector.saveMissing", "{}"],
  ["Connector.reload", "{}"],
  ["Translator.getUsedParamsDetails", "{ return {}; }"],
  ...["addResources", "removeResourceBundle", "toJSON"].map((name) => [`ResourceStore.${name}`, "{}"] as const),
  ["keysFromSelector", "{ return selector; }"],
]);
/** Prose for developers; without `debug` nobody reads it. */
const TOLD: ReadonlySet<string> = new Set(["warn", "log", "deprecate", "once"]);

/** Leaves of the texts' library what a page needs of it, in the browser's build alone: the server draws with the whole one. */
export function slimTexts(): Plugin {
  return {
    name: "club:slim-texts",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      order: "post",
      filter: { id: LIBRARY },
      handler(code) {
        return { code: withoutUnused(code, this.parse(code)), map: null };
      },
    },
  };
}

type Cut = { readonly start: number; readonly end: number; readonly by: string; readonly name?: string };
type Range = { readonly start: number; readonly end: number };

/**
 * Empties those methods, given the module's syntax tree.
 * @throws by name where one is missing: a new version of the library must not end the slimming unnoticed
 */
export function withoutUnused(code: string, tree: object): string {
  const cuts = cutsIn(tree);
  const found = new Set(cuts.flatMap(({ name }) => name ?? []));
  const missing = [...EMPTIED.keys()].filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`i18next has no ${missing.join(", ")} any more: see plugins/slim-texts.ts`);
  return cuts
    .filter((cut) => !cuts.some((other) => other !== cut && other.start <= cut.start && cut.end <= other.end))
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);
}

function cutsIn(node: unknown, owner = ""): Cut[] {
  if (Array.isArray(node)) return node.flatMap((one) => cutsIn(one, owner));
  if (!isNode(node)) return [];
  const own = node.type === "ClassDeclaration" ? nameOf(node["id"]) : owner;
  return [...cutOf(node, own), ...Object.values(node).flatMap((one) => cutsIn(one, own))];
}

function cutOf(node: Node, owner: string): Cut[] {
  if (node.type === "MethodDefinition") return bodyOf(node["value"], `${owner}.${nameOf(node["key"])}`);
  if (node.type === "FunctionDeclaration") return bodyOf(node, nameOf(node["id"]));
  const { callee } = node;
  if (node.type !== "CallExpression" || !isNode(callee) || callee.type !== "MemberExpression") return [];
  const { object } = callee;
  const told = TOLD.has(nameOf(callee["property"])) && isNode(object) && nameOf(object["property"]) === "logger";
  return told ? [{ start: node.start, end: node.end, by: "void 0" }] : [];
}

function bodyOf(node: unknown, name: string): Cut[] {
  const by = EMPTIED.get(name);
  const body = isNode(node) ? node["body"] : undefined;
  return by !== undefined && isNode(body) ? [{ start: body.start, end: body.end, by, name }] : [];
}

type Node = Range & { readonly type: string } & Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value && "end" in value;
}

function nameOf(value: unknown): string {
  return typeof value === "object" && value !== null && "name" in value && typeof value.name === "string" ? value.name : "";
}
