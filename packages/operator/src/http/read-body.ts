import { Problem } from "../base/problem.ts";

/** Largest request body in bytes. */
export const MAX_BODY_BYTES = 64 * 1024;
/** Deepest nesting of a body. The contract needs five; recursion through thousands of levels overflows the stack. */
const MAX_DEPTH = 32;

/** Reads a body as text. @throws Problem 413 if it is too large, 400 if it is not UTF-8 */
export async function readBody(request: Request): Promise<string> {
  return decodeBody(await readBytes(request));
}

/**
 * Reads a body and stops as soon as it is too large.
 * @throws Problem 413 if it is too large, 400 if the sender hung up, because that is the caller's fault and no server error
 */
export async function readBytes(request: Request): Promise<Uint8Array> {
  const length = request.headers.get("content-length");
  if (Number(length ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  try {
    // The server's parser ends a body at its Content-Length, so only a body without one needs counting.
    return length === null ? await readCounting(request) : new Uint8Array(await request.arrayBuffer());
  } catch (cause) {
    throw cause instanceof Problem ? cause : Problem.failed({ status: 400, reason: "bodyIncomplete", cause });
  }
}

async function readCounting(request: Request): Promise<Uint8Array> {
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body: AsyncIterable<Uint8Array> = request.body;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Decodes a body as text. @throws Problem 400 if it is not UTF-8 */
export function decodeBody(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw Problem.failed({ status: 400, reason: "malformedJson", cause });
  }
}

/** Parses JSON; an empty body counts as an empty object, so that calls without input need none. */
export function parseJson(text: string): unknown {
  if (text.trim() === "") return {};
  if (isTooDeep(text)) throw Problem.failed({ status: 400, reason: "malformedJson" });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw Problem.failed({ status: 400, reason: "malformedJson", cause });
  }
}

/** Scans the text once without backtracking, because it may be any input. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (quoted && sign === "\\") at++;
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === "[" || sign === "{")) depth++;
    else if (!quoted && (sign === "]" || sign === "}")) depth--;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

function tooLarge(): Problem {
  return Problem.failed({ status: 413, reason: "bodyTooLarge" });
}
