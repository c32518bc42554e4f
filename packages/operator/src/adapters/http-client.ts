import * as v from "valibot";
import { ProviderError } from "../base/provider-error.ts";

export type HttpClientOptions = {
  /** The third party's name in errors and logs, such as `sms`. */
  readonly party: string;
  readonly baseUrl: string;
  /** Headers of every request, such as `authorization`; they never appear in an error. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Timeout of the whole exchange, including the body; default 10 seconds. */
  readonly timeoutMs?: number;
};

/** One request. */
export type HttpRequest<S extends v.GenericSchema> = {
  /** Name of the operation; it may appear in a log. */
  readonly operation: string;
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path below the base address. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Body as JSON. */
  readonly json?: unknown;
  /** Body as raw bytes; `headers` must describe them. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  /** Body as a form. */
  readonly form?: URLSearchParams;
  /** The same key for the same effect, so that the third party ignores a repeated request. */
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Schema of the answer's JSON; an empty answer is parsed as undefined. */
  readonly answer: S;
};

/** HTTP client of one third party. */
export type HttpClient = {
  /** @throws ProviderError only */
  readonly send: <S extends v.GenericSchema>(request: HttpRequest<S>) => Promise<v.InferOutput<S>>;
};

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 1024 * 1024;

/** Creates a client: JSON, one deadline, parsed answers, errors that tell whether to retry. It never retries by itself: the outbox does. */
export function createHttpClient({ party, baseUrl, headers = {}, timeoutMs = TIMEOUT_MS }: HttpClientOptions): HttpClient {
  const base = baseUrl.endsWith("/") ? baseUrl : `${baseUrl}/`;
  return {
    send: async (request) => {
      const { operation, answer } = request;
      const { status, retryAfter, text } = await exchange(party, request, base, headers, timeoutMs);
      const json = parseJson(text);
      if (status < 200 || status > 299) {
        const retryAfterSeconds = /^\d{1,6}$/.test(retryAfter ?? "") ? Number(retryAfter) : undefined;
        throw new ProviderError(party, operation, {
          fault: "status",
          status,
          answer: json,
          ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
        });
      }
      const parsed = v.safeParse(answer, json);
      if (!parsed.success) throw new ProviderError(party, operation, { fault: "malformed", status, answer: json });
      return parsed.output;
    },
  };
}

type Exchanged = { readonly status: number; readonly retryAfter: string | null; readonly text: string };

async function exchange(
  party: string,
  request: HttpRequest<v.GenericSchema>,
  base: string,
  headers: Readonly<Record<string, string>>,
  timeoutMs: number,
): Promise<Exchanged> {
  const { operation, method = "POST", path, query, json, form, bytes, idempotencyKey } = request;
  const url = new URL(path.replace(/^\//, ""), base);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  const body = bytes ?? form ?? (json === undefined ? undefined : JSON.stringify(json));
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method,
      signal,
      redirect: "error", // A redirect must not send the operator's key to another address.
      headers: {
        accept: "application/json",
        ...(json !== undefined && { "content-type": "application/json" }),
        ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
        ...headers,
        ...request.headers,
      },
      ...(body !== undefined && { body }),
    });
    return { status: response.status, retryAfter: response.headers.get("retry-after"), text: await readText(response) };
  } catch (error) {
    if (signal.aborted) throw new ProviderError(party, operation, { fault: "timeout" });
    if (error instanceof TooLarge) throw new ProviderError(party, operation, { fault: "malformed" });
    const networkCode = codeOf(error);
    throw new ProviderError(party, operation, { fault: "network", ...(networkCode && { networkCode }) });
  }
}

class TooLarge extends Error {}

async function readText(response: Response): Promise<string> {
  if (!response.body) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stream: AsyncIterable<Uint8Array> = response.body;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Parses JSON; returns the text itself if it is not JSON, so that the schema reports it. */
function parseJson(text: string): unknown {
  if (text.trim() === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function codeOf(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) if ("code" in at && typeof at.code === "string") return at.code;
  return undefined;
}
