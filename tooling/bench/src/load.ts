import autocannon from "autocannon";

/** Answers a second and the share of failures. */
export type Load = { readonly perSecond: number; readonly failed: number };

const CONNECTIONS = 16;
/** Addresses that requests come from, so that the limit per address stays what it is in production. */
const ADDRESSES = 4000;

/** Keeps connections busy for some seconds. @param range another one for each measurement, so that none uses up the next one's limits */
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
