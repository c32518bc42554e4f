import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SITE_FILE } from "../documents/site.ts";
import { type ClubServer, NO_CLUB, serveClubs } from "./index.ts";
import { sampleDist } from "./sample-dist.ts";

const HOSTS = ["blue.example", "red.example:8443"] as const;
const options = { port: 0, operatorUrl: "http://localhost:1" };

let dists: string[];
let server: ClubServer;
beforeAll(async () => {
  dists = await Promise.all(HOSTS.map(async (host) => builtFor(host)));
  server = await serveClubs({ ...options, clubs: dists.map((dist) => ({ dist })) });
});
afterAll(async () => {
  await server.stop();
  for (const dist of dists) rmSync(dist, { recursive: true });
});

async function builtFor(host: string): Promise<string> {
  const dist = await sampleDist();
  const file = join(dist, SITE_FILE);
  writeFileSync(file, readFileSync(file, "utf8").replace("https://muster.example", `https://${host}`));
  writeFileSync(join(dist, "client/robots.txt"), host);
  return dist;
}

/** Asks with a Host header, which `fetch` does not send. */
const ask = (host: string) =>
  new Promise<readonly [number | undefined, string]>((resolve, reject) => {
    request(`${server.url}/robots.txt`, { headers: { host } }, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => (text += chunk.toString()));
      response.on("end", () => resolve([response.statusCode, text]));
    })
      .on("error", reject)
      .end();
  });

test.each(HOSTS)("the host %s is answered by the club that was built for it", async (host) => {
  expect(await ask(host)).toEqual([200, host]);
  expect(await ask(host.toUpperCase())).toEqual([200, host]);
});

test.each(["green.example", "red.example", "127.0.0.1"])("the host %s belongs to no club", async (host) => {
  expect(await ask(host)).toEqual([NO_CLUB, "no club has this host"]);
});

test("two clubs for one host, and a club without a build, are no server", async () => {
  const [dist = ""] = dists;
  await expect(async () => serveClubs({ ...options, clubs: [{ dist }, { dist }] })).rejects.toThrow(/built for one host.*blue\.example/);
  await expect(async () => serveClubs({ ...options, clubs: [{ dist: join(dist, "nowhere") }] })).rejects.toThrow("nowhere");
});
