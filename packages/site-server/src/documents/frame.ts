import { LANGUAGES } from "@tribun/domain";
import * as v from "valibot";

export const frame = v.object({
  /** index.html as Vite built it. */
  template: v.string(),
  language: v.picklist(LANGUAGES),
  /** Tags of the club: icons, manifest, theme colours, preview. */
  clubHead: v.string(),
  /** Inline script: runs before the first paint. Called at the end of the document, it starts the islands and the loader. */
  script: v.string(),
  /** The smaller script for pages without a form, field or filter link. */
  plainScript: v.string(),
  /** Address of the stylesheet that the first paint of a screen does not need. */
  late: v.string(),
  /** Scripts of islands that only some pages have: the attribute that marks the island's element, and the script. */
  islands: v.pipe(v.array(v.pipe(v.tuple([v.string(), v.string()]), v.readonly())), v.readonly()),
});
/** Parts of a document that come from the build and not from React. */
export type Frame = v.InferOutput<typeof frame>;
