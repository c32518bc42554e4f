/** Modules of packages of others. */
export const library = (names: string) => `node_modules/(?:${names})/`;
/** Modules of a package of the house, or those parts of it. */
export const own = (name: string, parts = "") => `packages/${name}/src/${parts && `(?:${parts})`}`;
/** Components of the ui-kit. */
export const kit = (components: string) => own("ui-kit", `components/(?:${components})/`);
/** One pattern for all, on every system. */
export const anyOf = (...paths: readonly string[]) => new RegExp(paths.join("|").replaceAll("/", "[\\\\/]"));
