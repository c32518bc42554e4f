import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { encodingOf } from "./files.ts";

const br = promisify(brotliCompress);
const gz = promisify(gzip);
/** A fan waits for it: the level at which a hundred numbers take less than a millisecond. */
const BROTLI = 5;
/** What fits into one packet is no sooner there for being shorter. */
const WORTHWHILE_BYTES = 1000;
const JSON_TYPE = /^application\/(?:.+\+)?json\b/;

/**
 * An answer that a fan reads, as small as their browser takes it. Only what is read: no other site can have somebody's own data read with
 * words of its choice, as what says who asks is no cookie, so that its length tells nobody anything.
 */
export async function squeezed(request: Request, answer: Response): Promise<Response> {
  const { status, headers, body } = answer;
  if (request.method !== "GET" || body === null || !JSON_TYPE.test(headers.get("content-type") ?? "")) return answer;
  headers.append("vary", "Accept-Encoding");
  const plain = new Uint8Array(await answer.arrayBuffer());
  const encoding = plain.length < WORTHWHILE_BYTES ? undefined : encodingOf(request.headers.get("accept-encoding"));
  if (!encoding) return new Response(plain, { status, headers });
  headers.set("content-encoding", encoding);
  // Another form is the same version, but no longer the same bytes.
  const tag = headers.get("etag");
  if (tag) headers.set("etag", `W/${tag.replace(/^W\//, "")}`);
  const sent = await (encoding === "br" ? br(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI } }) : gz(plain));
  return new Response(new Uint8Array(sent), { status, headers });
}
