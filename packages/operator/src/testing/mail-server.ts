import { createServer, type Socket } from "node:net";

/** Behaviour of the server: accepts mails, hangs up after a mail, refuses every recipient, is silent, or sends nonsense. */
export type MailServerMode = "takes" | "cuts" | "refuses" | "silent" | "nonsense";

export type MailServer = {
  readonly url: string;
  /** Returns everything that clients have sent. */
  readonly received: () => string;
  readonly is: (mode: MailServerMode) => void;
  readonly stop: () => void;
};

/** Starts a minimal mail server on a local port. */
export function startMailServer(): Promise<MailServer> {
  let mode: MailServerMode = "takes";
  let received = "";
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    if (mode === "silent") return;
    socket.write(mode === "nonsense" ? "HTTP/1.1 200 OK\r\n\r\n" : "220 test\r\n");
    let inData = false;
    socket.on("data", (chunk) => {
      const text = chunk.toString();
      received += text;
      if (inData) {
        if (!text.includes("\r\n.\r\n")) return;
        inData = false;
        if (mode === "cuts") socket.destroy();
        else socket.write("250 taken\r\n");
      } else if (text.startsWith("DATA")) {
        inData = true;
        socket.write("354 go on\r\n");
      } else if (text.startsWith("QUIT")) socket.end("221 bye\r\n");
      else socket.write(mode === "refuses" && text.startsWith("RCPT") ? "550 nobody here\r\n" : "250 ok\r\n");
    });
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve({
        url: `smtp://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
        received: () => received,
        is: (next) => {
          mode = next;
          received = "";
        },
        stop: () => {
          for (const socket of sockets) socket.destroy();
          server.close();
        },
      });
    });
  });
}
