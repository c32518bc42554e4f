import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/g;

/** Hosts that a build with a tag manager may reach, after consent. */
const TAGS = "https://www.googletagmanager.com https://*.google-analytics.com";

/**
 * The content security policy of one document. Nothing inline runs but what stands in it now: its scripts and style
 * attributes are named by hash, so that neither needs `unsafe-inline`.
 */
export function policyOf(html: string, { tags = false }: { readonly tags?: boolean } = {}): string {
  const scripts = hashes(
    [...html.matchAll(INLINE_SCRIPT)].filter(([, attributes]) => !/type="application\/(ld\+)?json"/.test(attributes ?? "")),
    2,
  );
  const styles = hashes([...html.matchAll(STYLE_ATTRIBUTE)], 1);
  const others = tags ? ` ${TAGS}` : "";
  return [
    "default-src 'none'",
    `script-src 'self'${scripts}${others}`,
    "style-src 'self'",
    ...(styles ? [`style-src-attr 'unsafe-hashes'${styles}`] : []),
    `img-src 'self' data:${others}`,
    "font-src 'self'",
    `connect-src 'self'${others}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function hashes(matches: readonly RegExpMatchArray[], group: number): string {
  const unique = new Set(
    matches.map(
      (match) =>
        ` 'sha256-${createHash("sha256")
          .update(decode(match[group] ?? "", group))
          .digest("base64")}'`,
    ),
  );
  return [...unique].sort().join("");
}

/** A browser hashes an attribute's value, in which the entities of the markup are resolved; a script is raw text. */
function decode(text: string, group: number): string {
  if (group === 2) return text;
  return text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
