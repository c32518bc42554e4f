import { Problem } from "./problem.ts";

/** Largest request body in bytes. */
export const MAX_BODY_BYTES = 64 * 1024;

/** Reads a body as text, giving up as soon as it grows too large, whatever its length header says. */
export async function readBody(request: Request): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  if (!request.body) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body: AsyncIterable<Uint8Array> = request.body;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch (cause) {
    throw new Problem("-1", { status: 400, reason: "malformedJson", cause });
  }
}

/** Parses JSON; an empty body counts as an empty object, so that calls without input need none. */
export function parseJson(text: string): unknown {
  if (text.trim() === "") return {};
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Problem("-1", { status: 400, reason: "malformedJson", cause });
  }
}

function tooLarge(): Problem {
  return new Problem("-1", { status: 413, reason: "bodyTooLarge" });
}
