/** Patterns of personal data and secrets in foreign text: logins in addresses, mail, IBANs, tokens, long numbers. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\/\/[^/\s:@]+:[^/\s@]+@/g, "//"],
  [/[^\s<>"'(),:;=]+@[^\s<>"'(),:;=]+/g, "[mail]"],
  [/\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]{4}){3,7}(?:[ ]?[A-Z0-9]{1,4})?\b/gi, "[iban]"],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, "[token]"],
  [/(?<![\w-])\+?\d(?:[ /-]?\d){6,}(?![\w-])/g, "[number]"],
];
const LONGEST = 2000;

/** Removes personal data and secrets from a text as far as their form reveals them. */
export function scrub(text: string): string {
  let clean = text.slice(0, LONGEST);
  for (const [pattern, mark] of PATTERNS) clean = clean.replace(pattern, mark);
  return clean;
}

/**
 * Returns the loggable text of an error. A failed query names its parameters, and a failed parse the received data: of both it keeps only
 * the kind.
 */
export function errorText(thrown: unknown): string {
  const error = asError(thrown);
  if (error === undefined) return typeof thrown === "string" ? scrub(thrown) : `a thrown ${typeof thrown} without a message`;
  if (error instanceof AggregateError && error.message === "") return error.errors.map(errorText).join("; ");
  const query = "query" in error && typeof error.query === "string" ? error.query : undefined;
  const text = query === undefined ? error.message : `failed query: ${query}`;
  if (error.name === "ValiError") return "a value did not have the expected form";
  return scrub(text) + (error.cause instanceof Error ? `; ${errorText(error.cause)}` : "");
}

/**
 * Returns the loggable facts of an error: name, code, text, location, cause. Other properties may contain a row or an answer and are
 * dropped.
 */
export function errorFacts(thrown: unknown, depth = 0): Record<string, unknown> {
  const error = asError(thrown);
  if (error === undefined) return { text: errorText(thrown) };
  const code = "code" in error && (typeof error.code === "string" || typeof error.code === "number") ? error.code : undefined;
  return {
    name: error.name,
    text: errorText(error),
    ...(code !== undefined && { code }),
    ...("constraint" in error && typeof error.constraint === "string" && { constraint: error.constraint }),
    ...("status" in error && typeof error.status === "number" && { status: error.status }),
    at: frames(error),
    ...(error.cause !== undefined && depth < 3 && { cause: errorFacts(error.cause, depth + 1) }),
  };
}

/** Accepts an error or a plain object like one, because the job queue copies errors into plain objects. */
function asError(thrown: unknown): Error | undefined {
  if (thrown instanceof Error) return thrown;
  if (typeof thrown !== "object" || thrown === null || !("message" in thrown) || typeof thrown.message !== "string") return undefined;
  const copy = new Error(thrown.message);
  copy.stack = "stack" in thrown && typeof thrown.stack === "string" ? thrown.stack : "";
  return Object.assign(copy, "code" in thrown && { code: thrown.code }, "query" in thrown && { query: thrown.query });
}

/** Returns the stack without its first lines, which repeat the message. */
function frames(error: Error): readonly string[] {
  const lines = (error.stack ?? "").split("\n").map((line) => line.trim());
  return lines.filter((line) => line.startsWith("at ")).slice(0, 8);
}
