import { createServer, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { SEED_TEAMS } from "../../seed/teams.ts";
import { teamsOf } from "../../teams.ts";
import { createTestOperator } from "../../testing/index.ts";
import { smtpMail } from "./smtp.ts";

const ends: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A mail server that takes one mail, or refuses every recipient. */
function mailServer(refuse = false): Promise<{ url: string; received: () => string }> {
  let received = "";
  const server = createServer((socket: Socket) => {
    let inData = false;
    socket.write("220 test\r\n");
    socket.on("data", (chunk) => {
      const text = chunk.toString();
      received += text;
      if (inData) {
        if (text.includes("\r\n.\r\n")) {
          inData = false;
          socket.write("250 taken\r\n");
        }
      } else if (text.startsWith("DATA")) {
        inData = true;
        socket.write("354 go on\r\n");
      } else if (text.startsWith("QUIT")) socket.end("221 bye\r\n");
      else socket.write(refuse && text.startsWith("RCPT") ? "550 nobody here\r\n" : "250 ok\r\n");
    });
    socket.on("error", () => undefined);
  });
  ends.push(() => void server.close());
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve({ url: `smtp://127.0.0.1:${typeof address === "object" ? address?.port : 0}`, received: () => received });
    });
  });
}

const mail = {
  teamId: 1,
  to: "elif@example.com",
  subject: "Hoş geldin\r\nBcc: everyone@example.com",
  text: "Grüße, İyi maçlar",
  attachments: [{ fileName: "a.pdf", contentType: "application/pdf", content: new Uint8Array([1, 2, 3]) }],
};

test("hands a mail over in the club's name; a line break in a subject adds no header", async () => {
  const server = await mailServer();
  const operator = await createTestOperator();
  ends.push(operator.stop);
  await smtpMail(server.url, "post@tribun.example", teamsOf(SEED_TEAMS)).send(operator.deps.db, mail);
  const text = server.received();
  expect(text).toContain("From: Kanarya Mobil <post@tribun.example>");
  expect(text).toContain("RCPT TO:<elif@example.com>");
  expect(text).not.toMatch(/^Bcc:/m);
  expect(text).toContain("AQID");
});

test("a refusal rejects, so that the outbox tries again", async () => {
  const server = await mailServer(true);
  const operator = await createTestOperator();
  ends.push(operator.stop);
  await expect(smtpMail(server.url, "post@tribun.example", teamsOf(SEED_TEAMS)).send(operator.deps.db, mail)).rejects.toThrow();
});
