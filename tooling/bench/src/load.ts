import autocannon from "autocannon";

/** Good answers per second, and the number of failures. */
export type Load = { readonly perSecond: number; readonly failed: number };

const CONNECTIONS = 16;
/** Client addresses that the requests name, so that the rate limit per address stays as in production. */
const ADDRESSES = 4000;

/**
 * Sends requests over 16 connections for some seconds.
 * @param range the second part of the client addresses; each measurement needs another one, so that none uses up the limits of the next
 */
export async function load(url: string, headers: Readonly<Record<string, string>>, seconds: number, range = 0): Promise<Load> {
  let turn = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        method: "GET",
        path: new URL(url).pathname + new URL(url).search,
        setupRequest: (request) => {
          turn = (turn + 1) % ADDRESSES;
          const address = `203.${range}.${Math.floor(turn / 250)}.${(turn % 250) + 1}`;
          return { ...request, headers: { ...headers, "x-forwarded-for": address } };
        },
      },
    ],
  });
  const good = result["2xx"] + (result["3xx"] ?? 0);
  return { perSecond: good / result.duration, failed: result.non2xx - (result["3xx"] ?? 0) + result.errors };
}
