const SCRIPT = /<script\b(?![^>]*ld\+json)[^>]*>[^]*?<\/script>/g;
const FOR_SCRIPTS = /<link\b[^>]*(?:rel="modulepreload"|as="(?:fetch|script|style)")[^>]*>/g;

/**
 * Removes all scripts from a document, their data, and the links that fetch files for them. Structured data (JSON-LD) stays, because search
 * engines read it as content.
 */
export const withoutScript = (html: string): string => html.replace(SCRIPT, "").replace(FOR_SCRIPTS, "");
