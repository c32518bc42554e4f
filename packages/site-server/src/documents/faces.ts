import type { Face } from "@tribun/storefront/hydration/fonts";

const FACE = /@font-face\s*\{([^}]*)\}/g;

/** Complete font files as published. Our own texts do not need their letters, but a fan's name may. */
const WHOLE = /-latin(?:-ext)?-/;
/** True for a face of letters that few pages need; such faces go into the late stylesheet. */
export const isRare = (face: string): boolean => WHOLE.test(face);

/** The faces of a stylesheet that the browser fetches from this site. */
export function facesOf(css: string): Face[] {
  return [...css.matchAll(FACE)].flatMap(([, body = ""]): Face[] => {
    const one = (pattern: RegExp) => pattern.exec(body)?.[1]?.trim() ?? "";
    const file = one(/url\("?([^")]+)"?\)/);
    return file === "" ? [] : [[one(/font-family:"?([^;"]+)/), file, one(/font-weight:([^;]+)/)]];
  });
}
