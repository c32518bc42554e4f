import type { OutgoingHttpHeaders } from "node:http";

/** An answer that is kept for the next who ask the same. */
export type Entry = {
  readonly call: string;
  readonly etag: string;
  readonly headers: OutgoingHttpHeaders;
  /** JSON up to the server's time, or the whole file. */
  readonly body: Uint8Array;
  readonly json: boolean;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  /** Whether somebody fetches the answer anew. */
  renewed: boolean;
  /** Where the product's clock stood against real time: a sandbox that moved it makes the entry old. */
  readonly offset: number;
};

/** `meta` is the last member and the time follows its paging; what comes after is made anew for every answer. */
const TIME = '"serverTime":"';
const OWN = new Set(["x-request-id", "content-length", "date", "connection", "keep-alive", "transfer-encoding"]);

type Facts = Pick<Entry, "call" | "keptAt" | "offset" | "renewed">;

/** Keeps a successful answer; undefined where it cannot be told apart from one that is meant for one caller. */
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

/** What follows the body of an entry: this request's own time and id, in ASCII. */
export function endOf({ json }: Entry, now: Date, requestId: string): string {
  return json ? `${now.toISOString()}","requestId":"${requestId}"}}` : "";
}
