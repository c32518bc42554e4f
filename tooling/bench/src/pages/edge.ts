import { createHash } from "node:crypto";
import { Agent, type IncomingMessage, request as ask } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Certificate } from "./certificate.ts";

const SCRIPT = /<script\b(?![^>]*ld\+json)[^>]*>[^]*?<\/script>/g;
const FOR_SCRIPTS = /<link\b[^>]*(?:rel="modulepreload"|as="(?:fetch|script|style)")[^>]*>/g;

/**
 * Removes all scripts from a document, their data, and the links that fetch files for them. Structured data (JSON-LD) stays, because search
 * engines read it as content.
 */
export const withoutScript = (html: string): string => html.replace(SCRIPT, "").replace(FOR_SCRIPTS, "");

/** A proxy between visitors and a club's server. */
export type Edge = { readonly url: string; readonly stop: () => void };

/** Changes a document before the edge compresses it. */
export type Change = (html: string) => string;

type EdgeOptions = {
  /**
   * Applied to every document. With it, the edge also drops the Link headers, because they name files that the changed document may not
   * use.
   */
  readonly change?: Change;
  /** Delay of each answer, in milliseconds. */
  readonly delayMs?: number;
};

const compress = promisify(brotliCompress);
const COMPRESSIBLE = /^(?:text\/|application\/(?:.+\+)?(?:json|xml)|image\/svg)/;
/** These headers belong to one connection (RFC 9110 §7.6.1), or the edge sets them. */
const NOT_PASSED = new Set(["connection", "keep-alive", "transfer-encoding", "content-length", "accept-encoding", "host"]);

/**
 * Serves a club on localhost as a content delivery network does: TLS, HTTP/2, and brotli of the highest quality, compressed once and kept
 * in memory.
 * @param port zero takes any free port
 */
export async function startEdge(origin: string, port: number, certificate: Certificate, options: EdgeOptions = {}): Promise<Edge> {
  const { change, delayMs = 0 } = options;
  const agent = new Agent({ keepAlive: true });
  const compressed = new Map<string, Buffer>();
  const smallest = async (body: Buffer): Promise<Buffer> => {
    const key = createHash("sha256").update(body).digest("hex");
    const kept = compressed.get(key) ?? (await compress(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }));
    compressed.set(key, kept);
    return kept;
  };
  const pass = async (request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> => {
    const answer = await answerOf(request, origin, agent);
    const headers = Object.entries(answer.headers).filter(([name]) => !NOT_PASSED.has(name) && !(change && name === "link"));
    const type = answer.headers["content-type"] ?? "";
    const plain = await buffer(answer);
    const body = change && type.startsWith("text/html") ? Buffer.from(change(plain.toString())) : plain;
    const isSmaller = body.length > 0 && COMPRESSIBLE.test(type) && /\bbr\b/.test(String(request.headers["accept-encoding"]));
    const sent = isSmaller ? await smallest(body) : body;
    if (delayMs > 0) await setTimeout(delayMs);
    response.writeHead(answer.statusCode ?? 502, {
      ...Object.fromEntries(headers),
      ...(isSmaller && { "content-encoding": "br" }),
      ...(answer.statusCode !== 304 && { "content-length": sent.length }),
    });
    response.end(sent);
  };
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
    // A browser that opens another page cancels its open requests.
    pass(request, response).catch(() => response.stream?.destroy());
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `https://localhost:${typeof address === "object" ? address?.port : port}`,
    stop: () => {
      agent.destroy();
      server.close();
    },
  };
}

function answerOf(request: Http2ServerRequest, origin: string, agent: Agent): Promise<IncomingMessage> {
  const kept = Object.entries(request.headers).filter(([name]) => !name.startsWith(":") && !NOT_PASSED.has(name));
  const headers = { ...Object.fromEntries(kept), host: request.authority, "accept-encoding": "identity" };
  return new Promise((resolve, reject) => {
    request.pipe(ask(origin + request.url, { method: request.method, headers, agent }, resolve).once("error", reject));
  });
}
