import { readSite } from "../documents/site.ts";
import { type ClubServerOptions, createClubServer } from "./app.ts";
import { type ClubServer, listen, type ListenOptions } from "./listen.ts";

export { createClubServer } from "./app.ts";
export { type ClubServer, HEADERS_MS } from "./listen.ts";
export { isClubRenderer } from "./own-documents.ts";

type BuiltClub = Pick<ClubServerOptions, "dist" | "answersFile">;

export type ServeOptions = ListenOptions & BuiltClub & Pick<ClubServerOptions, "operatorUrl">;

/** Serves a built club, whatever host it is asked for. Rejects when the port is taken or the build is missing. */
export function serveClub({ dist, operatorUrl, answersFile, ...options }: ServeOptions): Promise<ClubServer> {
  return listen(options, (addressOf) => createClubServer({ dist, operatorUrl, answersFile, addressOf }).fetch);
}

export type ServeClubsOptions = ListenOptions & Pick<ClubServerOptions, "operatorUrl"> & { readonly clubs: readonly BuiltClub[] };

/** Answer to a host that no club has (RFC 9110, 15.5.20). A server that sends it has read every build. */
export const NO_CLUB = 421;

/**
 * Serves built clubs on one port. The host of a request chooses the club that was built for this host.
 * @throws when a build is missing, or two clubs were built for one host
 */
export function serveClubs({ clubs, operatorUrl, ...options }: ServeClubsOptions): Promise<ClubServer> {
  return listen(options, (addressOf) => {
    const served = clubs.map((club) => {
      const { host } = new URL(readSite(club.dist).origin);
      return { host, club, app: createClubServer({ ...club, operatorUrl, addressOf }) };
    });
    const byHost = new Map(served.map(({ host, app }) => [host, app]));
    if (byHost.size < served.length)
      throw new Error(`Two clubs were built for one host: ${served.map(({ host, club }) => `${club.dist} for ${host}`).join(", ")}`);
    return (request, env) =>
      byHost.get(new URL(request.url).host)?.fetch(request, env) ?? new Response("no club has this host", { status: NO_CLUB });
  });
}
