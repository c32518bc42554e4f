import type { OutgoingHttpHeaders } from "node:http";

/** A stored answer for repeated requests. */
export type Entry = {
  readonly call: string;
  readonly etag: string;
  readonly headers: OutgoingHttpHeaders;
  /** JSON up to the server's time, or the whole file. */
  readonly body: Uint8Array;
  readonly json: boolean;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  /** True once a request is fetching the answer again. */
  renewed: boolean;
  /** Difference between the operator's clock and real time; a sandbox that moves the clock outdates the entry. */
  readonly offset: number;
};

/** `meta` is the last member and the time follows its paging; the rest of the JSON is built anew for every answer. */
const TIME = '"serverTime":"';
const OWN = new Set(["x-request-id", "content-length", "date", "connection", "keep-alive", "transfer-encoding"]);

type Facts = Pick<Entry, "call" | "keptAt" | "offset" | "renewed">;

/** Creates an entry from a successful answer; undefined for an answer that may be meant for one caller only. */
export async function entryOf(response: Response, facts: Facts): Promise<Entry | undefined> {
  const etag = response.headers.get("etag");
  if (response.status !== 200 || etag === null || response.headers.has("set-cookie")) return undefined;
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !OWN.has(name)));
  const json = (response.headers.get("content-type") ?? "").startsWith("application/json");
  if (!json) return { ...facts, etag, headers, json, body: new Uint8Array(await response.arrayBuffer()) };
  const text = await response.text();
  const time = text.lastIndexOf(TIME);
  return time === -1 ? undefined : { ...facts, etag, headers, json, body: Buffer.from(text.slice(0, time + TIME.length)) };
}

/** Returns the end of an entry's body: this request's own time and id, in ASCII. */
export function endOf({ json }: Entry, now: Date, requestId: string): string {
  return json ? `${now.toISOString()}","requestId":"${requestId}"}}` : "";
}
