import { serve } from "@hono/node-server";
import { type ClubServerOptions, createClubServer } from "./app.ts";

export { createClubServer } from "./app.ts";
export { isClubRenderer } from "./own-documents.ts";

export type ServeOptions = Pick<ClubServerOptions, "dist" | "operatorUrl" | "answersFile"> & {
  /** Zero takes any free port. */
  readonly port: number;
  /** Network interface; all of them when left out. */
  readonly hostname?: string;
  /** How long a connection may take for the headers of a request. */
  readonly headersMs?: number;
  /** Tells who called where a proxy stands in front; by itself it is the one at the other end, whatever they wrote. */
  readonly callerOf?: (peer: string, forwardedFor: string | null) => string;
};

/** Whoever is slower than that holds a connection and asks for nothing. */
export const HEADERS_MS = 30_000;

/** A running club server. */
export type ClubServer = { readonly url: string; readonly stop: () => Promise<void> };

/** Serves a built club. Rejects when the port is taken or the build is missing. */
export function serveClub({
  dist,
  port,
  operatorUrl,
  answersFile,
  hostname,
  headersMs = HEADERS_MS,
  callerOf = (peer) => peer,
}: ServeOptions): Promise<ClubServer> {
  const addresses = new WeakMap<Request, string>();
  const app = createClubServer({ dist, operatorUrl, answersFile, addressOf: (request) => addresses.get(request) });
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        port,
        // Node looks for slow ones every so often only; left alone it would find one of 30 seconds after a minute.
        serverOptions: { headersTimeout: headersMs, connectionsCheckingInterval: headersMs / 30 },
        ...(hostname && { hostname }),
        fetch: (request, env) => {
          const peer = env.incoming.socket.remoteAddress;
          if (hasTwoHosts(env.incoming)) return new Response(null, { status: 400 });
          if (peer) addresses.set(request, callerOf(peer, request.headers.get("x-forwarded-for")));
          return app.fetch(request, env);
        },
      },
      (info) => {
        server.off("error", reject);
        resolve({
          url: `http://localhost:${info.port}`,
          stop: () =>
            new Promise((done, failed) => {
              server.close((cause) => (cause ? failed(cause) : done()));
              if ("closeAllConnections" in server) server.closeAllConnections();
            }),
        });
      },
    );
    server.on("error", reject);
  });
}

/** Two names for the host let a proxy and this server mean different ones (RFC 9112, 3.2); node takes the first and says nothing. */
function hasTwoHosts({ rawHeaders }: { readonly rawHeaders?: readonly string[] }): boolean {
  return (rawHeaders ?? []).filter((text, index) => index % 2 === 0 && text.toLowerCase() === "host").length > 1;
}
