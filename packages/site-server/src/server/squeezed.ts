import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { encodingOf } from "./files.ts";

const br = promisify(brotliCompress);
const gz = promisify(gzip);
/** A fan waits for the answer. At this level a hundred numbers take less than a millisecond. */
const BROTLI = 5;
/** An answer that fits into one packet arrives no sooner when it is compressed. */
const WORTHWHILE_BYTES = 1000;
const JSON_TYPE = /^application\/(?:.+\+)?json\b/;

/**
 * Compresses a JSON answer to a GET as far as the browser accepts. Its length leaks nothing: the session's token is no cookie, so another
 * site cannot make the browser fetch a fan's data with text of its choice.
 */
export async function squeezed(request: Request, answer: Response): Promise<Response> {
  const { status, headers, body } = answer;
  if (request.method !== "GET" || body === null || !JSON_TYPE.test(headers.get("content-type") ?? "")) return answer;
  headers.append("vary", "Accept-Encoding");
  const plain = new Uint8Array(await answer.arrayBuffer());
  const encoding = plain.length < WORTHWHILE_BYTES ? undefined : encodingOf(request.headers.get("accept-encoding"));
  if (!encoding) return new Response(plain, { status, headers });
  headers.set("content-encoding", encoding);
  // A compressed answer is the same version but not the same bytes, so its tag is weak.
  const tag = headers.get("etag");
  if (tag) headers.set("etag", `W/${tag.replace(/^W\//, "")}`);
  const sent = await (encoding === "br" ? br(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI } }) : gz(plain));
  return new Response(new Uint8Array(sent), { status, headers });
}
