import type { Face } from "@tribun/storefront/hydration/fonts";

const FACE = /@font-face\s*\{([^}]*)\}/g;

/** A whole file of a font, as it was published: no text of ours is written with it, but somebody's name may be. */
const WHOLE = /-latin(?:-ext)?-/;
/** Whether a face is of letters that few pages have, so that it comes with the style that no first paint needs. */
export const isRare = (face: string): boolean => WHOLE.test(face);

/** The faces of a stylesheet that are fetched from this site. */
export function facesOf(css: string): Face[] {
  return [...css.matchAll(FACE)].flatMap(([, body = ""]): Face[] => {
    const one = (pattern: RegExp) => pattern.exec(body)?.[1]?.trim() ?? "";
    const file = one(/url\("?([^")]+)"?\)/);
    return file === "" ? [] : [[one(/font-family:"?([^;"]+)/), file, one(/font-weight:([^;]+)/)]];
  });
}
