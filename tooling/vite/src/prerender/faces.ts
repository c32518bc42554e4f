import type { Face } from "@tribun/storefront/wake/fonts";

const FACE = /@font-face\s*\{([^}]*)\}/g;

/** The faces of a stylesheet that are fetched from this site, for the script that brings them after the first paint. */
export function facesOf(css: string): Face[] {
  return [...css.matchAll(FACE)].flatMap(([, body = ""]): Face[] => {
    const one = (pattern: RegExp) => pattern.exec(body)?.[1]?.trim() ?? "";
    const file = one(/url\("?([^")]+)"?\)/);
    return file === "" ? [] : [[one(/font-family:"?([^;"]+)/), file, one(/font-weight:([^;]+)/), one(/unicode-range:([^;]+)/)]];
  });
}
