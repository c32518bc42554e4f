import { DAY_MS } from "@tribun/domain";
import {
  campaignDetail,
  campaigns,
  campaignsNew,
  categories,
  files,
  mediaContent,
  mediaContents,
  mediaNews,
  videos,
  videosNew,
  wallpaperDetail,
  wallpapers,
} from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { campaigns as campaignTable, distributors, mediaContents as mediaTable, videos as videoTable } from "../db/schema/content.ts";
import { giveawayEntries, giveaways } from "../db/schema/giveaways.ts";
import { seedDatabase } from "../seed/seed.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { sweepsWhole } from "@tribun/vitest-config/sweep";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

const BOTH = [0, 1];
const open = (url: string, headers: Record<string, string> = {}) => operator.request(url, { headers });

describe("media", () => {
  test("news, newest first, in the reader's language, with the editor who answers for them (L39)", async () => {
    const german = await operator.call(mediaNews);
    const turkish = await operator.call(mediaNews, {}, { language: 0, team: 2 });
    expect(german.length).toBeGreaterThanOrEqual(6);
    const days = german.map(({ publishedAt }) => publishedAt);
    expect(days).toEqual(days.toSorted().reverse());
    expect(turkish.map(({ id }) => id)).toEqual(german.map(({ id }) => id));
    expect(german[0]?.title).not.toBe(turkish[0]?.title);
    expect(german[0]?.editor).toContain("Redaktion Kanarya Mobil");
    expect(turkish[0]?.editor).toContain("Aslan Mobil yayın ekibi");
  });

  test("a number of the editors stays with its unit", async () => {
    for (const language of BOTH) {
      const texts = [...(await operator.call(mediaNews, {}, { language })), ...(await operator.call(campaigns, {}, { language }))];
      const said = texts.map(({ title, body }) => `${title} ${body}`).join(" ");
      expect(said).toMatch(/\d\u00a0GB/);
      expect(said).not.toMatch(/\d GB/);
    }
  });

  test("reviews say whether and how they were checked (L38)", async () => {
    for (const language of BOTH) {
      const reviews = await operator.call(mediaContents, { query: { type: "review" } }, { language });
      expect(reviews.length).toBeGreaterThan(4);
      // No account can write a review, so none may be labelled as checked.
      for (const { review } of reviews)
        expect(review).toMatchObject({ verified: false, check: expect.stringMatching(/^(Nicht geprüft|Doğrulanmadı): /) });
    }
  });

  test("by category and page", async () => {
    const all = await operator.raw(mediaContents, { query: { page: "1" } });
    const { payload, meta } = JSON.parse(await all.text());
    expect(meta).toMatchObject({ page: 1, size: 20 });
    expect(payload).toHaveLength(20);
    expect(meta.total).toBeGreaterThan(20);
    expect(await operator.call(mediaContents, { query: { page: "9" } })).toEqual([]);
    const port = await operator.call(mediaContents, { query: { type: "faq", categoryId: "faq-number" } });
    expect(port.map(({ categoryId }) => categoryId)).toEqual(["faq-number", "faq-number", "faq-number"]);
    expect((await operator.fails(mediaContents, { query: { page: "0" } })).status).toBe(400);
  });

  test("one by id; an unknown one, one of another club and one of tomorrow are 1015", async () => {
    const about = await operator.call(mediaContent, { params: { id: "about-us" } }, { team: 4 });
    expect(about.body).toContain("Fırtına Mobil");
    expect(about.body).toContain("1967");
    expect(await operator.fails(mediaContent, { params: { id: "nope" } })).toMatchObject({ status: 404, code: "1015" });
    const { db, clock } = operator.deps;
    const [row] = await db.select().from(mediaTable).where(eq(mediaTable.id, "about-us"));
    if (!row) throw new Error("no row");
    await db.insert(mediaTable).values({ ...row, id: "only-two", teamId: 2 });
    await db.insert(mediaTable).values({ ...row, id: "tomorrow", publishedAt: new Date(clock.nowMs() + 86_400_000) });
    expect((await operator.call(mediaContent, { params: { id: "only-two" } }, { team: 2 })).id).toBe("only-two");
    expect(await operator.fails(mediaContent, { params: { id: "only-two" } })).toMatchObject({ code: "1015" });
    expect(await operator.fails(mediaContent, { params: { id: "tomorrow" } })).toMatchObject({ code: "1015" });
  });

  test("no text is left with a gap or in the other language, whichever club reads it", async () => {
    for (const language of BOTH) {
      for (const page of ["1", "2"]) {
        for (const { title, body } of await operator.call(mediaContents, { query: { page } }, { language, team: 3 })) {
          expect(`${title} ${body}`).not.toMatch(/[{}]|undefined|!/);
          if (language === 0) expect(body).not.toMatch(/\b(und|der|nicht|dein)\b/);
        }
      }
    }
  });
});

describe("videos", () => {
  test("all of them, the latest six, and both spellings of each (A8)", async () => {
    const all = await operator.call(videos);
    expect(all).toHaveLength(8);
    const latest = await operator.call(videosNew);
    expect(latest.map(({ id }) => id)).toEqual(all.slice(0, 6).map(({ id }) => id));
    expect(await operator.call(videos, { query: { new: "true" } })).toEqual(latest);
    const alias = await operator.request("/api/video?new=true", { headers: { "x-team-id": "1", "x-language-code": "1" } });
    expect(JSON.parse(await alias.text()).payload).toEqual(latest);
    expect(await operator.fails(videos, { query: { page: "2" } })).toMatchObject({ status: 404, code: "1015" });
  });

  test("every clip plays, in parts too, and has captions in both languages", async () => {
    for (const { url, captions, poster } of await operator.call(videos)) {
      const whole = await open(url);
      expect(whole.headers.get("content-type")).toBe("video/webm");
      const size = (await whole.arrayBuffer()).byteLength;
      expect(size).toBeGreaterThan(10_000);
      const part = await open(url, { range: "bytes=0-99" });
      expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 0-99/${size}`]);
      expect((await part.arrayBuffer()).byteLength).toBe(100);
      expect((await open(url, { range: `bytes=${size}-` })).status).toBe(416);
      expect((await open(url, { range: "bytes=0-99", "if-range": '"old"' })).status).toBe(200);
      for (const caption of captions)
        expect(await (await open(caption.url)).text()).toMatch(/^WEBVTT\n\n1\n00:00:00\.000 --> 00:00:04\.000\n\S/);
      expect((await open(poster.url)).headers.get("content-type")).toBe("image/svg+xml");
    }
  });

  test("1015 while there is none", async () => {
    const other = await createTestOperator();
    await other.deps.db.delete(videoTable);
    expect(await other.fails(videosNew)).toMatchObject({ status: 404, code: "1015" });
    await other.stop();
  });
});

describe("campaigns", () => {
  test("running ones first, then past ones, never those to come; both spellings", async () => {
    const all = await operator.call(campaigns);
    expect(all.map(({ state }) => state)).toEqual(["active", "active", "active", "active", "ended"]);
    const fresh = await operator.call(campaignsNew);
    expect(fresh.map(({ id }) => id)).toEqual(all.slice(0, 4).map(({ id }) => id));
    expect(await operator.call(campaigns, { query: { new: "true" } })).toEqual(fresh);
    const list = await operator.request("/api/campaigns/list", { headers: { "x-team-id": "1", "x-language-code": "1" } });
    expect(JSON.parse(await list.text()).payload).toEqual(all);
  });

  test("one by id, also after its end; one to come and an unknown one are 1010", async () => {
    expect(await operator.call(campaignDetail, { params: { id: "season-opening" } }, { language: 0 })).toMatchObject({ state: "ended" });
    expect(await operator.fails(campaignDetail, { params: { id: "second-half" } })).toMatchObject({ status: 404, code: "1010" });
    expect(await operator.fails(campaignDetail, { params: { id: "nope" } })).toMatchObject({ code: "1010" });
    operator.clock.advance({ days: 36 });
    expect((await operator.call(campaignDetail, { params: { id: "second-half" } })).state).toBe("active");
    operator.clock.advance({ days: -36 });
  });
});

describe("wallpapers", () => {
  test("every size of every wallpaper is a picture of that size in the club's colours", { timeout: 60_000 }, async () => {
    const all = await operator.call(wallpapers, {}, { team: 4 });
    expect(all).toHaveLength(6);
    for (const [index, { sizes, preview }] of all.entries()) {
      const drawn = await (await open(preview.url)).text();
      expect(drawn).toMatch(/^<svg .*#6d1030/);
      // Rendering all of them takes seconds, so `npm test` tries each wallpaper in one size and covers every size.
      for (const { url, width, height } of sizes.filter((_, at) => sweepsWhole() || at === index % sizes.length)) {
        const png = Buffer.from(await (await open(url)).arrayBuffer());
        expect([png.toString("latin1", 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(["PNG", width, height]);
      }
    }
  });

  test("one by id, and 1042 for an unknown one", async () => {
    expect(await operator.call(wallpaperDetail, { params: { id: "sash" } }, { language: 0 })).toMatchObject({ title: "Kuşak" });
    expect(await operator.fails(wallpaperDetail, { params: { id: "nope" } })).toMatchObject({ status: 404, code: "1042" });
  });
});

test("categories, all or of one scope", async () => {
  const faq = await operator.call(categories, { query: { scope: "faq" } });
  expect(faq.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5]);
  expect((await operator.call(categories)).length).toBeGreaterThan(faq.length);
  expect((await operator.fails(categories, { query: { scope: "nope" } })).status).toBe(400);
});

test("every picture that a content names answers, and an ETag spares the second read", async () => {
  const shown = await Promise.all([
    operator.call(mediaContents),
    operator.call(mediaContents, { query: { type: "banner" } }),
    operator.call(campaigns),
  ]);
  const urls = new Set(shown.flat().flatMap(({ image }) => (image ? [image.url] : [])));
  expect(urls.size).toBeGreaterThan(8);
  for (const url of urls) {
    const first = await open(url);
    expect([first.status, first.headers.get("content-type"), first.headers.get("cache-control")], url).toEqual([
      200,
      "image/svg+xml",
      "public, max-age=86400",
    ]);
    expect((await open(url, { "if-none-match": first.headers.get("etag") ?? "" })).status).toBe(304);
  }
  const list = await operator.raw(mediaNews);
  expect((await operator.raw(mediaNews, {}, { headers: { "if-none-match": list.headers.get("etag") ?? "" } })).status).toBe(304);
});

test("files that nobody drew are 1011", async () => {
  for (const [folder, fileName] of [
    ["art", "ball-9.svg"],
    ["art", "crest-1.svg"],
    ["art", "ball-1.png"],
    ["wallpapers", "sash-1-fridge.png"],
    ["wallpapers", "sash-1.png"],
    ["wallpapers", "sash-1-phone.svg"],
    ["videos", "secret.webm"],
    ["captions", "derby-goal-en.vtt"],
    ["captions", "nope-de.vtt"],
  ]) {
    expect(await operator.fails(files, { query: { folder, fileName } }), `${folder}/${fileName}`).toMatchObject({
      status: 404,
      code: "1011",
    });
  }
});

test("seeding again renews texts and keeps the dates of the first time", async () => {
  const { db, clock, config } = operator.deps;
  const before = await operator.call(campaignDetail, { params: { id: "derby-data" } });
  await db.update(campaignTable).set({ terms: { de: "alt", tr: "eski" } });
  await seedDatabase(db, { now: new Date(clock.nowMs() + 99 * DAY_MS), demo: true, config });
  expect(await operator.call(campaignDetail, { params: { id: "derby-data" } })).toEqual(before);
});

test("what is invented to show the product exists in the sandbox only: reviews, shops and promised prizes", async () => {
  const live = await createTestOperator();
  const { db, clock, config } = live.deps;
  for (const table of [giveawayEntries, giveaways, distributors, mediaTable]) await db.delete(table);
  await seedDatabase(db, { now: clock.now(), demo: false, config });
  expect(await live.call(mediaContents, { query: { type: "review" } })).toEqual([]);
  expect((await live.call(mediaNews)).length).toBeGreaterThan(5);
  expect(await db.select().from(giveaways)).toEqual([]);
  expect(await db.select().from(distributors)).toEqual([]);
  await live.stop();
});
