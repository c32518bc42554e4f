import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { messages } from "../db/schema/operations.ts";
import { listMessages } from "../sandbox/messages.ts";
import { writeDelivery } from "../sandbox/settings.ts";
import { SEED_TEAMS } from "../base/clubs/teams.ts";
import { teamsOf } from "../base/teams.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { type MailServer, startMailServer } from "../testing/mail-server.ts";
import type { MailProvider } from "./mail.ts";
import { sandboxMail } from "../sandbox/providers/mail.ts";
import { smtpMail } from "../adapters/mail/smtp.ts";
import { PATIENCE_MS } from "../testing/fake-server.ts";

let operator: TestOperator;
let server: MailServer;
beforeAll(async () => {
  operator = await createTestOperator();
  server = await startMailServer();
});
afterAll(async () => {
  server.stop();
  await operator.stop();
});

const mail = {
  teamId: 1,
  to: "elif@example.com",
  subject: "Hoş geldin\r\nBcc: everyone@example.com",
  text: "Grüße, İyi maçlar",
  html: "<!doctype html><p>Grüße, İyi maçlar</p>",
  reference: "job-7-abc",
  attachments: [{ fileName: "a.pdf", contentType: "application/pdf", content: new Uint8Array([1, 2, 3]) }],
};

type Post = {
  readonly provider: MailProvider;
  readonly works: (does: boolean) => Promise<void>;
  /** Recipient and attachment of the accepted mails. */
  readonly taken: () => Promise<{ to: string | undefined; attachment: boolean }[]>;
};

const smtp = (timeoutMs = PATIENCE_MS) => smtpMail(server.url, "post@tribun.example", teamsOf(SEED_TEAMS), timeoutMs);

function livePost(): Post {
  return {
    provider: smtp(),
    works: async (does) => server.is(does ? "takes" : "refuses"),
    taken: async () => {
      const text = server.received();
      if (!text.includes("\r\n.\r\n")) return [];
      return [{ to: /RCPT TO:<(.+?)>/.exec(text)?.[1], attachment: text.includes("AQID") }];
    },
  };
}

function sandboxPost(): Post {
  return {
    provider: sandboxMail(operator.deps.clock.now),
    works: (does) => writeDelivery(operator.deps.db, "mail", does ? "normal" : "fail"),
    taken: async () =>
      (await listMessages(operator.deps.db, { channel: "mail" })).map(({ recipient, attachments }) => ({
        to: recipient,
        attachment: attachments[0]?.base64 === "AQID",
      })),
  };
}

describe.each([
  ["over SMTP", livePost],
  ["of the sandbox", sandboxPost],
])("the post %s", (_, make) => {
  let post: Post;
  beforeEach(async () => {
    await operator.deps.db.delete(messages);
    post = make();
  });

  test("takes a mail with its attachment", async () => {
    await post.works(true);
    await post.provider.send(operator.deps.db, mail);
    expect(await post.taken()).toEqual([{ to: mail.to, attachment: true }]);
  });

  test("rejects what it did not take over, so that the outbox tries again, and works afterwards", async () => {
    await post.works(false);
    await expect(post.provider.send(operator.deps.db, mail)).rejects.toThrow();
    expect(await post.taken()).toEqual([]);
    await post.works(true);
    await post.provider.send(operator.deps.db, mail);
    expect(await post.taken()).toHaveLength(1);
  });
});

describe("over SMTP", () => {
  test("writes in the club's name; a line break in a subject adds no header", async () => {
    server.is("takes");
    await smtp().send(operator.deps.db, mail);
    expect(server.received()).toContain("From: Kanarya Mobil <post@tribun.example>");
    expect(server.received()).not.toMatch(/^Bcc:/m);
    expect(server.received()).toContain("\r\nMessage-ID: <job-7-abc@tribun.example>\r\n");
  });

  test("no mail program ends a line between a paragraph's sign and its number, or a number and its days", async () => {
    server.is("takes");
    await smtp().send(operator.deps.db, { ...mail, text: "14 Tage (§ 312g BGB): https://club.example/c/1?a=2" });
    const body = server.received().replaceAll("=\r\n", "");
    expect(body).toContain("14=C2=A0Tage (=C2=A7=C2=A0312g BGB): https://club.example/c/1?a=3D2");
  });

  test("a mail program chooses between text and HTML of the same mail", async () => {
    server.is("takes");
    await smtp().send(operator.deps.db, mail);
    const parts = [...server.received().matchAll(/^Content-Type: (multipart\/alternative|text\/(?:plain|html))/gm)].map(([, type]) => type);
    expect(parts).toEqual(["multipart/alternative", "text/plain", "text/html"]);
  });

  test("an answer goes where the mail says", async () => {
    server.is("takes");
    await smtp().send(operator.deps.db, mail);
    expect(server.received()).not.toMatch(/^Reply-To:/m);
    await smtp().send(operator.deps.db, { ...mail, replyTo: "elif@example.com" });
    expect(server.received()).toContain("\r\nReply-To: elif@example.com\r\n");
  });

  test("advertising can be ended from the mail program itself (RFC 8058), and nothing else carries the headers", async () => {
    server.is("takes");
    await smtp().send(operator.deps.db, mail);
    expect(server.received()).not.toMatch(/^List-Unsubscribe/m);
    const url = `http://localhost:1907/c/unsubscribe/${"a".repeat(36)}.${"b".repeat(43)}`;
    await smtp().send(operator.deps.db, { ...mail, unsubscribeUrl: url });
    expect(server.received()).toContain(`\r\nList-Unsubscribe: <${url}>\r\n`);
    expect(server.received()).toContain("\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
  });

  test.each(["silent", "nonsense"] as const)("a server that is %s rejects in time", async (mode) => {
    server.is(mode);
    await expect(smtp().send(operator.deps.db, mail)).rejects.toThrow();
  });
});
