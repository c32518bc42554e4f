import { readItem, writeItem } from "./storage.ts";

/**
 * A font face of our own texts, as the page's style declares it. The browser uses it first; a rare face has the letters that it lacks.
 */
export type Face = readonly [family: string, file: string, weight: string];

declare global {
  interface ImportMetaEnv {
    /** The faces of the build's style, for the script in a page's head. */
    readonly CLUB_FACES: readonly Face[];
  }
}

/** Storage key for the faces that the browser has cached. */
const KEY = "tribun.fonts";

function addFaces(faces: readonly Face[], display: FontDisplay): void {
  for (const [family, file, weight] of faces) {
    document.fonts.add(new FontFace(family, `url("${file}")`, { weight, display }));
  }
}

/**
 * Loads the club's fonts after the first paint, which they would delay; the fallback fonts have the same metrics. On later pages they come
 * from the browser's cache, so they are there at the first paint.
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
  // By then a frame has been painted; not every browser reports that in another way.
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(bring)));
}
