import type { Plugin } from "vite";

const ICON = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/;
/** What one icon is made of, as its module says it. */
const DATA = /const __iconData = (\{[^;]+\});/;
const SHAPE = /\[\s*"(\w+)",\s*\{([^}]*)\}\s*\]/g;
const ATTRIBUTE = /(\w+): "([^"]*)"/g;

/**
 * Leaves of each icon of lucide-react what it is drawn with: no name, other names or keys, which hardly compress, and of several paths
 * one. In all builds alike, so that what the server draws is what the browser takes over.
 */
export function slimIcons(): Plugin {
  return {
    name: "club:slim-icons",
    transform: {
      filter: { id: ICON },
      // Old names of icons hold none.
      handler: (code) =>
        DATA.test(code) ? { code: code.replace(DATA, (_, data: string) => `const __iconData = ${slimmed(data)};`), map: null } : null,
    },
  };
}

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** The data of one icon in fewer letters. Throws for an icon of another size than `create-icon` draws. */
export function slimmed(data: string): string {
  if (!/size: 24\b/.test(data)) throw new Error(`an icon that is not 24 wide and high: ${data}`);
  const shapes = [...data.matchAll(SHAPE)].map(([, tag = "", attributes = ""]): Shape => {
    const named = [...attributes.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => [name, value] as const);
    return [tag, Object.fromEntries(named.filter(([name]) => name !== "key"))];
  });
  const paths = shapes.filter(([tag, attributes]) => tag === "path" && Object.keys(attributes).join() === "d");
  if (paths.length !== shapes.length) return JSON.stringify({ node: shapes });
  // Each begins where it began: after another one a small letter counts from there.
  const d = paths.map(([, { d: path = "" }]) => path.replace(/^m/, "M0 0m")).join("");
  return JSON.stringify({ node: [["path", { d }]] });
}
