import { german } from "../../words/letters.ts";
import { plainText } from "@tribun/mails";
import { confirmEmail, confirmGiveaway, deleteMe, enterGiveaway, me, revokeGiveawayConsent, updateMe } from "@tribun/api-client/contract";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { consentLog } from "../../db/schema/account.ts";
import { giveawayEntries, sandboxLeads } from "../../db/schema/giveaways.ts";
import { users } from "../../db/schema/users.ts";
import type { Post } from "../../ports/mail.ts";
import { lastLink } from "../../testing/account.ts";
import { newFan } from "../../testing/fans.ts";
import { giveawayForm, linkIn } from "../../testing/giveaways.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { sendAdvertising } from "./send.ts";

type Sent = Parameters<Post["send"]>[1];
/** Every mail that the operator hands to the mail provider; the sandbox keeps less of each. */
const posted: (Sent & { readonly subject: string; readonly text: string })[] = [];
let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({
    env: { RATE_LIMIT_FACTOR: "100", OTP_SENDS_PER_DAY_AND_IP: "1000" },
    change: (deps) => {
      const { mail } = deps.providers;
      const send = (...[db, sent]: Parameters<typeof mail.send>) => {
        posted.push({ ...sent, subject: sent.letter.subject, text: plainText(sent.letter) });
        return mail.send(db, sent);
      };
      return { ...deps, providers: { ...deps.providers, mail: { ...mail, send } } };
    },
  });
});
afterAll(() => operator.stop());
beforeEach(() => {
  posted.length = 0;
});

const fresh = () => `${crypto.randomUUID().slice(0, 8)}@example.com`;
const row = async (email: string) => {
  const [fan] = await operator.deps.db.select().from(users).where(eq(users.email, email));
  if (!fan) throw new Error(`nobody has ${email}`);
  return fan;
};
const events = async (userId: string) => {
  const own = and(eq(consentLog.userId, userId), eq(consentLog.kind, "email"));
  return (await operator.deps.db.select().from(consentLog).where(own).orderBy(consentLog.id)).map(({ event }) => event);
};
const newest = (to: string): (typeof posted)[number] => {
  const found = posted.findLast((mail) => mail.to === to);
  if (!found) throw new Error(`nothing was posted to ${to}`);
  return found;
};
const pathOf = (mail: (typeof posted)[number]) => new URL(mail.unsubscribeUrl ?? "http://nowhere.example/").pathname;
/** The POST that a mail provider sends for its own unsubscribe button (RFC 8058): without a cookie and without opening a page first. */
const oneClick = (path: string, headers: Record<string, string> = {}) =>
  operator.request(path, {
    method: "POST",
    body: "List-Unsubscribe=One-Click",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });

/** A fan who confirmed the double opt-in link, with the unsubscribe path from the mail that follows. */
async function subscriber(as: { team?: number; language?: number } = {}) {
  const { accessToken, form } = await newFan(operator, {}, as);
  await operator.call(updateMe, { body: { consents: { email: true } } }, { token: accessToken, ...as });
  await operator.call(confirmEmail, { body: { token: await lastLink(operator, form.email) } }, as);
  await operator.runJobs();
  return { accessToken, form, path: pathOf(newest(form.email)) };
}

/** A giveaway entrant who confirmed, with the unsubscribe path from the newest mail. */
async function entrant(email: string) {
  await operator.call(enterGiveaway, { body: giveawayForm(email) });
  await operator.call(confirmGiveaway, { body: { token: await linkIn(operator, email, "token") } });
  await operator.runJobs();
  return pathOf(newest(email));
}
const entryOf = async (email: string) => {
  const [found] = await operator.deps.db.select().from(giveawayEntries).where(eq(giveawayEntries.email, email));
  return found;
};

describe("a mail of advertising", () => {
  test("goes to who agreed, with the link in its text and for the mail program", async () => {
    const { form } = await subscriber();
    const mail = newest(form.email);
    expect(mail.subject).toBe("Du bekommst jetzt Neuigkeiten von Kanarya Mobil");
    expect(mail.unsubscribeUrl).toMatch(/^http:\/\/localhost:1907\/c\/unsubscribe\/[\w.-]+$/);
    expect(mail.text).toContain(mail.unsubscribeUrl);
    expect(mail.text).toContain("Keine Werbung mehr");
  });

  test("in Turkish to who reads Turkish, from its own club", async () => {
    const { form } = await subscriber({ team: 4, language: 0 });
    const mail = newest(form.email);
    expect(mail.subject).toBe("Fırtına Mobil haberleri artık sende");
    expect(mail.unsubscribeUrl).toMatch(/^http:\/\/localhost:1967\/c\/unsubscribe\//);
    expect(mail.text).toContain("Reklam almak istemiyorsan");
  });

  test("is not sent where the consent was taken back while it waited, nor to who never gave it", async () => {
    const { form, path } = await subscriber();
    const { form: other } = await newFan(operator);
    for (const email of [form.email, other.email]) {
      await operator.deps.outbox.enqueue(operator.deps.db, sendAdvertising, {
        userId: (await row(email)).id,
        letter: german({ club: "Kanarya Mobil" }, "Derby-Daten", "10 GB zum Derby."),
      });
    }
    await oneClick(path);
    await operator.runJobs();
    expect(posted.filter(({ subject }) => subject === "Derby-Daten")).toEqual([]);
  });

  test("about a giveaway carries the link from the confirmation on, and the mail that asks for it does not", async () => {
    const email = fresh();
    await entrant(email);
    const [asked, confirmed] = posted.filter(({ to }) => to === email);
    expect(asked?.unsubscribeUrl).toBeUndefined();
    expect(confirmed?.unsubscribeUrl).toMatch(/^http:\/\/localhost:1907\/c\/unsubscribe\//);
    expect(confirmed?.text).toContain(confirmed?.unsubscribeUrl);
  });
});

describe("unsubscribing", () => {
  test("by the button on the page of an entry ends what the account agreed to, too, as the page says that nothing comes any more", async () => {
    const { form, accessToken } = await subscriber();
    await entrant(form.email);
    const token = await linkIn(operator, form.email, "revoke");
    const first = await operator.call(revokeGiveawayConsent, { body: { token } });
    expect((await operator.call(me, undefined, { token: accessToken })).consents.email).toBe(false);
    expect(await operator.call(revokeGiveawayConsent, { body: { token } })).toEqual(first);
  });

  test("one click without login ends it, is written down once, and may be repeated", async () => {
    const { form, path, accessToken } = await subscriber();
    const answers = [await oneClick(path), await oneClick(path), await oneClick(path)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    expect((await operator.call(me, undefined, { token: accessToken })).consents.email).toBe(false);
    expect(await events((await row(form.email)).id)).toEqual(["asked", "granted", "withdrawn"]);
  });

  test("clicks at the same time are written down once", async () => {
    const { form, path } = await subscriber();
    const answers = await Promise.all([1, 2, 3, 4].map(() => oneClick(path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await events((await row(form.email)).id)).toEqual(["asked", "granted", "withdrawn"]);
  });

  test("opening the link, as scanners of mail do, changes nothing", async () => {
    const { form, path } = await subscriber();
    expect((await operator.request(path)).status).toBe(200);
    expect((await operator.request(path, { method: "HEAD" })).status).toBe(200);
    expect((await row(form.email)).consents.email).toBe(true);
  });

  test("leaves the other consents alone, and a link of the double opt-in that still waits counts no more", async () => {
    const { form, path, accessToken: token } = await subscriber();
    await operator.call(updateMe, { body: { consents: { email: false, sms: true } } }, { token });
    await operator.call(updateMe, { body: { consents: { email: true } } }, { token });
    const waiting = await lastLink(operator, form.email);
    await oneClick(path);
    expect((await operator.fails(confirmEmail, { body: { token: waiting } })).code).toBe("1029");
    expect((await row(form.email)).consents).toMatchObject({ email: false, sms: true });
  });

  test("from a mail about a giveaway keeps the entry, tells the CRM, and reaches the account of that mailbox", async () => {
    const { form } = await subscriber();
    const path = await entrant(form.email);
    expect((await oneClick(path)).status).toBe(200);
    const entry = await entryOf(form.email);
    expect(entry).toMatchObject({ state: "confirmed", consentRevokedAt: operator.deps.clock.now() });
    expect((await row(form.email)).consents.email).toBe(false);
    await operator.runJobs();
    const [lead] = await operator.deps.db
      .select()
      .from(sandboxLeads)
      .where(eq(sandboxLeads.externalId, `giveaway:${entry?.id}`));
    expect(lead?.lead).toMatchObject({ emailConsent: false });
  });

  test("from an account's mail reaches the giveaways of that mailbox, in this club only", async () => {
    const { form, path } = await subscriber();
    await entrant(form.email);
    const stranger = fresh();
    await entrant(stranger);
    await oneClick(path);
    expect((await entryOf(form.email))?.consentRevokedAt).toEqual(operator.deps.clock.now());
    expect((await entryOf(stranger))?.consentRevokedAt).toBeNull();
  });

  test("answers the same when the account or the entry is gone", async () => {
    const { path, accessToken: token, form } = await subscriber();
    const before = await (await oneClick(path)).text();
    await operator.call(deleteMe, { body: { password: form.password } }, { token });
    expect((await operator.request(path)).status).toBe(200);
    const after = await oneClick(path);
    expect([after.status, await after.text()]).toEqual([200, before]);
    const email = fresh();
    const entered = await entrant(email);
    await operator.deps.db.delete(giveawayEntries).where(eq(giveawayEntries.email, email));
    expect((await operator.request(entered)).status).toBe(200);
    expect((await oneClick(entered)).status).toBe(200);
  });
});
