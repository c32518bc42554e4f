import { createServer, type IncomingHttpHeaders } from "node:http";

/** Time in milliseconds for which tests wait for a local third party, long enough for a busy machine. */
export const PATIENCE_MS = 2000;

/** A request as a fake third party received it. */
export type Received = {
  readonly method: string;
  /** Path with its query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/** The fake server's answer: JSON (or plain text), none (`hang`), an incomplete one (`stall`), or a cut connection. */
export type FakeAnswer =
  | { readonly status?: number; readonly json?: unknown; readonly text?: string; readonly headers?: Record<string, string> }
  | "hang"
  | "stall"
  | "cut";

export type FakeServer = {
  readonly url: string;
  readonly received: readonly Received[];
  /** Sets the answer to later requests. */
  readonly answer: (by: (request: Received) => FakeAnswer) => void;
  readonly stop: () => Promise<void>;
};

/** A third party on a local port, for tests of live adapters. */
export function startFakeServer(first: (request: Received) => FakeAnswer = () => ({ json: {} })): Promise<FakeServer> {
  let answer = first;
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const got: Received = { method: request.method ?? "", path: request.url ?? "", headers: request.headers, body };
      received.push(got);
      const given = answer(got);
      if (given === "hang") return;
      if (given === "cut") {
        request.socket.destroy();
        return;
      }
      if (given === "stall") {
        response.writeHead(200).write('{"id":');
        return;
      }
      response.writeHead(given.status ?? 200, { "content-type": "application/json", ...given.headers });
      response.end(given.text ?? (given.json === undefined ? "" : JSON.stringify(given.json)));
    });
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve({
        url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
        received,
        answer: (by) => {
          answer = by;
        },
        stop: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}
