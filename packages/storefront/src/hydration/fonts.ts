import { readItem, writeItem } from "./storage.ts";

/** A face of our own texts as the page's style declares it, which is asked first for every letter: what it lacks, a rare one has. */
export type Face = readonly [family: string, file: string, weight: string];

declare global {
  interface ImportMetaEnv {
    /** The faces of the build's style, for the script in a page's head. */
    readonly CLUB_FACES: readonly Face[];
  }
}

/** Where the browser notes which faces it has stored. */
const KEY = "tribun.fonts";

function addFaces(faces: readonly Face[], display: FontDisplay): void {
  for (const [family, file, weight] of faces) {
    document.fonts.add(new FontFace(family, `url("${file}")`, { weight, display }));
  }
}

/**
 * Brings the club's letters after the first paint, which they would hold up: what stands in for them has the same measures. On later
 * pages they come out of the browser's store, so they are there with the first paint.
 */
export function lateFonts(faces: readonly Face[]): void {
  const version = faces.map(([, file]) => file).join();
  if (readItem(KEY) === version) {
    addFaces(faces, "fallback");
    return;
  }
  const bring = () => {
    addFaces(faces, "swap");
    void document.fonts.ready.then(() => writeItem(KEY, version));
  };
  // A frame has been painted by then, which not every browser tells otherwise.
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(bring)));
}
