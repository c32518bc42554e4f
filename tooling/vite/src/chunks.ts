import type { Rolldown } from "vite";

const REACT = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
/** The operator's client with its schemas: every page asks for it once it is alive, and forms use the same library. */
const CLIENT = /packages[\\/]api-client[\\/]src|node_modules[\\/](?:ky|valibot)[\\/]/;
export const CLIENT_CHUNK = "client";
/** The catalogue of errors: the domain's front door names it, and nobody needs it before an answer or a fault. */
const ERRORS = /packages[\\/]domain[\\/]src[\\/]errors\.ts/;
/** Bytes below which what a few screens share is laid together with what others share. */
const MERGE_BELOW = 512;

type Splitting = Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>;

/**
 * Fewer files than one for each shared module, since a file costs a request and compresses by itself. React apart, because it
 * changes with its own releases only; then what every page starts with; then what screens share, by who shares it: a larger
 * `MERGE_BELOW` saves requests and makes the home page carry forms.
 */
export const CODE_SPLITTING: Splitting = {
  groups: [
    { name: "react", tags: ["$initial"], test: REACT, priority: 4 },
    { name: "errors", test: ERRORS, priority: 4 },
    { name: "start", tags: ["$initial"], priority: 3 },
    { name: CLIENT_CHUNK, test: CLIENT, priority: 2 },
    { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: MERGE_BELOW, priority: 1 },
  ],
};

/** Rolldown names a shared file after all who share it; every page would carry those names in its list of files. */
export function chunkName({ name }: { readonly name: string }): string {
  return `assets/${short(name)}-[hash].js`;
}

/** The same for the styles and other files. */
export function assetName({ names }: { readonly names: readonly string[] }): string {
  return names[0]?.startsWith(SHARED) ? "assets/shared-[hash][extname]" : "assets/[name]-[hash][extname]";
}

const SHARED = "shared~";
const short = (name: string) => (name.startsWith(SHARED) ? "shared" : "[name]");
