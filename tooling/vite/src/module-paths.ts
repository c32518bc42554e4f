/** Modules of packages of others. */
export const library = (names: string) => `node_modules/(?:${names})/`;
/** Modules of a package of the house, or those parts of it. */
export const own = (name: string, parts = "") => `packages/${name}/src/${parts && `(?:${parts})`}`;
/** Components of the ui-kit. */
export const kit = (components: string) => own("ui-kit", `components/(?:${components})/`);
/** One pattern for all, on every system. */
export const anyOf = (...paths: readonly string[]) => new RegExp(paths.join("|").replaceAll("/", "[\\\\/]"));

/** What several screens use goes by what it is for. So do styles: a route has no more files of them than of code. */
export const together = (place: RegExp, shared: ReadonlySet<string>) => (id: string) =>
  place.test(id) && (shared.has(id) || id.endsWith(".module.css"));

/** A step's styles lie with those of the wizard, and those of what stands round every screen with every page's: one file less to ask for. */
export const codeOf = (place: RegExp) => (id: string) => place.test(id) && !id.endsWith(".module.css");
export const isStyleOf = (place: RegExp, id: string) => place.test(id) && id.endsWith(".module.css");

/**
 * Holds nothing, and learns what belongs to a group: what is used and by whom is known to the bundler alone, once it has dropped the
 * rest, and it tells by asking a group for the name of each module that the group would hold. Asked in this order, before the others.
 */
export const learn = (modules: Set<string>) => (id: string) => {
  modules.add(id);
  return null;
};
