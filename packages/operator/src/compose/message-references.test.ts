import { german } from "../words/letters.ts";
import { postOf } from "../kernel/mail/post.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { httpSms } from "../adapters/sms/http.ts";
import { sendMail } from "../kernel/mail/send-mail-job.ts";
import { smtpMail } from "../adapters/mail/smtp.ts";
import { type FakeServer, startFakeServer } from "../testing/fake-server.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { demoFan } from "../testing/lines.ts";
import { type MailServer, startMailServer } from "../testing/mail-server.ts";
import { tell } from "../lines/usage/notices.ts";

let gateway: FakeServer;
let post: MailServer;
let operator: TestOperator;
beforeAll(async () => {
  [gateway, post] = await Promise.all([startFakeServer(), startMailServer()]);
  operator = await createTestOperator({
    change: (deps) => {
      const sms = httpSms({ url: gateway.url, token: "key" }, deps.teams);
      return {
        ...deps,
        providers: { ...deps.providers, sms, mail: postOf(smtpMail(post.url, "post@tribun.example", deps.teams, 500), deps.teams) },
      };
    },
  });
});
afterAll(async () => {
  await operator.stop();
  await gateway.stop();
  post.stop();
});

test("an SMS whose answer was cut off is handed over again under the same key", async () => {
  const { lineId } = await demoFan(operator);
  gateway.answer(() => "cut");
  await tell(operator.deps, operator.deps.db, lineId, "data80");
  await operator.runJobs();
  gateway.answer(() => ({ json: { id: "m-1" } }));
  operator.clock.advance({ minutes: 1 });
  await operator.runJobs();
  const [first, again] = gateway.received.map(({ headers }) => headers["idempotency-key"]);
  expect(gateway.received).toHaveLength(2);
  expect(first).toMatch(/^job-/);
  expect(again).toBe(first);
});

test("two equal mails, whose server hung up after it had taken them, keep their Message-IDs", async () => {
  const mail = { teamId: 1, to: "elif@example.com", letter: german({ club: "Kanarya Mobil" }, "Hallo", "Hallo") };
  const ids = () => [...post.received().matchAll(/^Message-ID: <(job-\S+)@tribun\.example>/gm)].map(([, id]) => id);
  post.is("cuts");
  for (let i = 0; i < 2; i++) await operator.deps.outbox.enqueue(operator.deps.db, sendMail, mail);
  await operator.runJobs();
  const first = ids();
  expect(new Set(first).size).toBe(2);
  post.is("takes");
  operator.clock.advance({ minutes: 1 });
  await operator.runJobs();
  expect(ids()).toEqual(first);
});
