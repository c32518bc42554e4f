import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { VIEWS } from "@tribun/e2e/house/clubs";
import { freePort } from "@tribun/e2e/house/free-port";
import { TestOperator } from "@tribun/e2e/house/operator";
import { serveClub } from "@tribun/site-server";
import { makeCertificate } from "./certificate.ts";
import { startEdge, withoutScript } from "./edge.ts";

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));

/** A club behind two edges of the same kind. */
export type ServedClub = {
  readonly club: string;
  readonly teamId: number;
  /** `url` serves the documents as visitors get them, `plainUrl` serves them without JavaScript. */
  readonly url: string;
  readonly plainUrl: string;
};

/** Built clubs and their operator. */
export type Clubs = { readonly clubs: readonly ServedClub[]; readonly operator: TestOperator; readonly stop: () => Promise<void> };

type ClubsOptions = {
  /** A database that the caller also uses directly. */
  readonly databaseUrl?: string;
  /** Delay of each answer of the edges, in milliseconds. */
  readonly delayMs?: number;
};

/**
 * Builds the clubs that changed, and starts the operator, the clubs' servers and their edges.
 * @param count how many of the clubs
 */
export async function startClubs(count: number, { databaseUrl, delayMs = 0 }: ClubsOptions = {}): Promise<Clubs> {
  const chosen = VIEWS.slice(0, count);
  const filters = chosen.map(({ club }) => `--filter=@tribun/app-${club}`);
  const env = { ...process.env, PATH: `${ROOT}node_modules/.bin:${process.env["PATH"]}` };
  execFileSync("turbo", ["run", "build", ...filters, "--output-logs=errors-only"], { cwd: ROOT, env, stdio: "inherit" });
  const placed = [];
  for (const { club, teamId } of chosen) placed.push({ club, teamId, port: await freePort(), plainPort: await freePort() });
  const origins = Object.fromEntries(placed.map(({ teamId, port }) => [teamId, `https://localhost:${port}`]));
  const operator = await TestOperator.start(0, origins, databaseUrl);
  const stops: (() => unknown)[] = [() => operator.stop()];
  const certificate = makeCertificate();
  const clubs = [];
  for (const { club, teamId, port, plainPort } of placed) {
    const server = await serveClub({ dist: `${ROOT}apps/${club}/dist`, port: 0, operatorUrl: operator.url });
    const edge = await startEdge(server.url, port, certificate, { delayMs });
    const plain = await startEdge(server.url, plainPort, certificate, { change: withoutScript, delayMs });
    stops.push(edge.stop, plain.stop, server.stop);
    clubs.push({ club, teamId, url: edge.url, plainUrl: plain.url });
  }
  return {
    clubs,
    operator,
    stop: async () => {
      for (const stop of stops.toReversed()) await stop();
    },
  };
}
