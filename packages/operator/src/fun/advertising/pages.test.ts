import { confirmEmail, confirmGiveaway, enterGiveaway, updateMe } from "@tribun/api-client/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listMessages } from "../../sandbox/messages.ts";
import { lastLink } from "../../testing/account.ts";
import { newFan } from "../../testing/fans.ts";
import { giveawayForm, linkIn } from "../../testing/giveaways.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => operator.stop());

const oneClick = (path: string) =>
  operator.request(path, { method: "POST", headers: { "accept-language": "tr-TR", "x-forwarded-host": "localhost:1905" } });

/** The unsubscribe path from the mail that a new subscriber gets. */
async function wayOut(): Promise<string> {
  const { accessToken, form } = await newFan(operator);
  await operator.call(updateMe, { body: { consents: { email: true } } }, { token: accessToken });
  await operator.call(confirmEmail, { body: { token: await lastLink(operator, form.email) } });
  await operator.runJobs();
  const [mail] = await listMessages(operator.deps.db, { to: form.email, channel: "mail" });
  return /\/c\/unsubscribe\/[^\s?]+/.exec(mail?.body ?? "")?.[0] ?? "";
}

describe("the page", () => {
  test("has one button, no script, the club's look and both languages", async () => {
    const path = await wayOut();
    const answer = await operator.request(path);
    const page = await answer.text();
    expect(page).toContain('<html lang="de" ');
    expect(page).toContain("/c/assets/club-1.css");
    expect(page.match(/<button/g)).toHaveLength(1);
    expect(page).toContain(">Werbung abbestellen</button>");
    expect(page).not.toContain("<script");
    expect(page).not.toContain("style=");
    expect(page).not.toContain("Testbetrieb");
    expect(answer.headers.get("content-security-policy")).toContain("form-action 'self' http://localhost:1907");
    expect(answer.headers.get("x-robots-tag")).toContain("noindex");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(page).toContain(`href="${path}?lang=tr"`);
    const turkish = await (await operator.request(`${path}?lang=tr`)).text();
    expect(turkish).toContain('<html lang="tr" ');
    expect(turkish).toContain(">Reklamları durdur</button>");
    expect(turkish).toContain(`action="${path}?lang=tr"`);
    expect(await (await oneClick(`${path}?lang=tr`)).text()).toContain("Reklamlar durduruldu");
  });

  test("of a link that is none says so in the browser's language and tells nothing else", async () => {
    const path = await wayOut();
    for (const forged of [`${path}x`, "/c/unsubscribe/x", "/c/unsubscribe/a.b", path.replace("/unsubscribe/", "/unsubscribe/0")]) {
      const answer = await operator.request(forged, { headers: { "accept-language": "tr-TR", "x-forwarded-host": "localhost:1905" } });
      expect(answer.status, forged).toBe(404);
      const page = await answer.text();
      expect(page).toContain("Bağlantı eksik");
      expect(page).toContain("Aslan Mobil");
      expect((await oneClick(forged)).status, forged).toBe(404);
    }
  });
});

describe("its limits", () => {
  test("a link can be used ten times a minute, a network can guess thirty times, and a good link works beside that", async () => {
    const strict = await createTestOperator();
    const asked = (path: string) => strict.request(path, { method: "POST", headers: { "accept-language": "de" } });
    const statuses: number[] = [];
    for (let i = 0; i < 32; i++) statuses.push((await asked(`/c/unsubscribe/guess.${i}`)).status);
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 404));
    expect(statuses.slice(30)).toEqual([429, 429]);
    const email = "derby@example.com";
    await strict.call(enterGiveaway, { body: giveawayForm(email) });
    await strict.call(confirmGiveaway, { body: { token: await linkIn(strict, email, "token") } });
    const good = `/c/unsubscribe/${await linkIn(strict, email, "revoke")}`;
    const clicks: Response[] = [];
    for (let i = 0; i < 11; i++) clicks.push(await asked(good));
    expect(clicks.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect(Number(clicks.at(-1)?.headers.get("retry-after"))).toBeGreaterThan(0);
    strict.clock.advance({ minutes: 2 });
    expect((await asked(good)).status).toBe(200);
    await strict.stop();
  });
});
