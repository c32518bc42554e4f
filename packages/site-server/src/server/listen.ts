import { type Http2Bindings, type HttpBindings, serve } from "@hono/node-server";

/** Where a server listens, and whom it believes. */
export type ListenOptions = {
  /** Zero takes any free port. */
  readonly port: number;
  /** Network interface; all of them when left out. */
  readonly hostname?: string;
  /** How long a connection may take to send the headers of a request. */
  readonly headersMs?: number;
  /** Returns the caller's address when a proxy stands in front. By default it is the peer's address, whatever `X-Forwarded-For` says. */
  readonly callerOf?: (peer: string, forwardedFor: string | null) => string;
};

/** A slower client holds a connection without sending a request. */
export const HEADERS_MS = 30_000;

/** A running club server. */
export type ClubServer = { readonly url: string; readonly stop: () => Promise<void> };

/** Answers a request of the network. */
export type Answer = (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response>;

/**
 * Listens on a port. Rejects when it is taken.
 * @param makeAnswer gets the function that returns a caller's address
 */
export function listen(
  { port, hostname, headersMs = HEADERS_MS, callerOf = (peer) => peer }: ListenOptions,
  makeAnswer: (addressOf: (request: Request) => string | undefined) => Answer,
): Promise<ClubServer> {
  const addresses = new WeakMap<Request, string>();
  const answer = makeAnswer((request) => addresses.get(request));
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        port,
        // By default Node checks for slow connections every 30 seconds, so it would find one of 30 seconds only after a minute.
        serverOptions: { headersTimeout: headersMs, connectionsCheckingInterval: headersMs / 30 },
        ...(hostname && { hostname }),
        fetch: (request, env) => {
          const peer = env.incoming.socket.remoteAddress;
          if (hasTwoHosts(env.incoming)) return new Response(null, { status: 400 });
          if (peer) addresses.set(request, callerOf(peer, request.headers.get("x-forwarded-for")));
          return answer(request, env);
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

/** Two Host headers let a proxy and this server choose different ones (RFC 9112, 3.2); Node takes the first without an error. */
function hasTwoHosts({ rawHeaders }: { readonly rawHeaders?: readonly string[] }): boolean {
  return (rawHeaders ?? []).filter((text, index) => index % 2 === 0 && text.toLowerCase() === "host").length > 1;
}
