import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style>([\s\S]*?)<\/style>/g;
const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/g;

/** Hosts that a build with a tag manager may reach, after consent. */
const TAGS = "https://www.googletagmanager.com https://*.google-analytics.com";

/**
 * The content security policy of one document. It allows the document's own inline scripts, styles and style attributes by hash, so that it
 * needs no `unsafe-inline`.
 */
export function policyOf(html: string, { tags = false }: { readonly tags?: boolean } = {}): string {
  const scripts = hashes(
    [...html.matchAll(INLINE_SCRIPT)].filter(([, attributes]) => !/type="application\/(ld\+)?json"/.test(attributes ?? "")),
    2,
    false,
  );
  const styles = hashes([...html.matchAll(STYLE_ATTRIBUTE)], 1, true);
  const sheets = hashes([...html.matchAll(INLINE_STYLE)], 1, false);
  const others = tags ? ` ${TAGS}` : "";
  return [
    "default-src 'none'",
    `script-src 'self'${scripts}${others}`,
    `style-src 'self'${sheets}`,
    ...(styles ? [`style-src-attr 'unsafe-hashes'${styles}`] : []),
    `img-src 'self' data:${others}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${others}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // `trusted.ts` of the storefront creates these policies. Trusted Types are off with a tag manager, because we do not control what it
    // loads.
    ...(tags ? [] : ["require-trusted-types-for 'script'", "trusted-types default worker"]),
  ].join("; ");
}

/** @param encoded true for attribute values, whose entities the browser decodes before it hashes; scripts and styles are raw text */
function hashes(matches: readonly RegExpMatchArray[], group: number, encoded: boolean): string {
  const unique = new Set(
    matches.map(
      (match) =>
        ` 'sha256-${createHash("sha256")
          .update(encoded ? decode(match[group] ?? "") : (match[group] ?? ""))
          .digest("base64")}'`,
    ),
  );
  return [...unique].sort().join("");
}

function decode(text: string): string {
  return text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
