const SCRIPT = /<script\b(?![^>]*ld\+json)[^>]*>[^]*?<\/script>/g;
const FOR_SCRIPTS = /<link\b[^>]*(?:rel="modulepreload"|as="(?:fetch|script|style)")[^>]*>/g;

/**
 * The same document as if nobody had ever written a line of JavaScript for it: no scripts, no data for them, nothing fetched for
 * them. What search engines read stays, as it is content.
 */
export const withoutScript = (html: string): string => html.replace(SCRIPT, "").replace(FOR_SCRIPTS, "");
