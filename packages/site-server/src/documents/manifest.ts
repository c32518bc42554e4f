import * as v from "valibot";

const files = v.optional(v.array(v.string()), []);
/** Vite's manifest, reduced to the members that this code reads. */
export const manifestSchema = v.record(
  v.string(),
  v.object({ file: v.string(), name: v.optional(v.string()), imports: files, css: files }),
);

/** Vite's record of a build: source module → file, and what that file needs. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** Reads Vite's manifest; throws when the JSON has another shape. */
export function readManifest(json: string): Manifest {
  return v.parse(manifestSchema, JSON.parse(json));
}

/** Adds modules that share a file with others to the manifest. `homes` maps each module to its file. */
export function withHomes(manifest: Manifest, homes: ReadonlyMap<string, string>): Manifest {
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const found = [...homes].flatMap(([module, file]) => {
    const chunk = byFile.get(file);
    return chunk ? [[module, chunk] as const] : [];
  });
  return { ...Object.fromEntries(found), ...manifest };
}

/** Files that a page needs, in the order in which they must be linked. */
export type Assets = { readonly scripts: string[]; readonly styles: string[] };

/**
 * Follows the static imports of the given source modules through Vite's manifest. Throws when a module is missing, because the page would
 * be rendered without its styles.
 */
export function assetsOf(manifest: Manifest, modules: readonly string[]): Assets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`no module ${key} in the build's manifest`);
    if (scripts.has(chunk.file)) return;
    if (chunk.file.endsWith(".js")) scripts.add(chunk.file);
    for (const next of chunk.imports) visit(next);
    for (const style of chunk.css) styles.add(style);
  };
  for (const module of modules) visit(module);
  return { scripts: [...scripts], styles: [...styles] };
}

/** The addresses of all stylesheets of a build. Those that every page begins with come first. */
export function allStyles(manifest: Manifest, first: readonly string[]): string[] {
  const others = Object.values(manifest).flatMap(({ css }) => css);
  return [...new Set([...first, ...others.toSorted()])].map((style) => `/${style}`);
}
