import { MINUTE_MS, NUMBER_HOLD_MINUTES, NUMBER_HOLDS_PER_IP } from "@tribun/domain";
import { randomUUID } from "node:crypto";
import { phoneInfo, phoneRegistries, phoneReserve } from "@tribun/api-client/contract";
import { and, eq, ne } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registryNumbers, reservations } from "../db/schema/numbers.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

const cart = () => ({ cart: randomUUID() });
const holdOf = (id: string) =>
  operator.deps.db
    .select()
    .from(reservations)
    .where(and(eq(reservations.registryId, id), ne(reservations.state, "released")));

describe("numbers on offer", () => {
  test("general ones are free, special ones have a fee", async () => {
    const general = await operator.call(phoneRegistries, { query: { kind: "general" } });
    expect(general).toHaveLength(12);
    expect(general.every(({ fee, tier, keywordType }) => fee.amount === 0 && tier === "standard" && keywordType === 0)).toBe(true);
    const special = await operator.call(phoneRegistries, { query: { kind: "private" } });
    expect(special.every(({ fee }) => fee.amount >= 999)).toBe(true);
  });

  test("a number for the club ends on its own year, not on a rival's", async () => {
    const found = await operator.call(phoneRegistries, { query: { keywordType: "1" } });
    expect(found.length).toBeGreaterThan(0);
    for (const { msisdn } of found) expect(msisdn).toMatch(/07$/);
    for (const { msisdn } of await operator.call(phoneRegistries, { query: { keywordType: "1" } }, { team: 2 }))
      expect(msisdn).toMatch(/05$/);
  });

  test("a pattern of digits finds the club's pair", async () => {
    const found = await operator.call(phoneRegistries, { query: { digits: "017139200x7", keywordType: "1" } });
    expect(found.map(({ msisdn }) => msisdn).toSorted()).toEqual(["+491713920007"]);
  });

  test("pages follow one another without overlap", async () => {
    const pages = await Promise.all(["1", "2"].map((page) => operator.call(phoneRegistries, { query: { kind: "general", page } })));
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(24);
  });

  test("a block is all that is free of a hundred neighbours, in their order; each page is another one, until there is none", async () => {
    const [first, second] = await Promise.all(["1", "2"].map((page) => operator.call(phoneRegistries, { query: { block: "true", page } })));
    for (const block of [first, second]) {
      const numbers = block?.map(({ msisdn }) => msisdn) ?? [];
      expect(numbers.length).toBeGreaterThan(80);
      expect(new Set(numbers.map((msisdn) => msisdn.slice(0, -2))).size).toBe(1);
      expect(numbers).toEqual(numbers.toSorted());
    }
    expect(first?.[0]?.msisdn.slice(0, -2)).not.toBe(second?.[0]?.msisdn.slice(0, -2));
    expect(first?.length).toBeGreaterThanOrEqual(second?.length ?? 0);
    const general = await operator.call(phoneRegistries, { query: { block: "true", kind: "general" } });
    expect(general.every(({ kind }) => kind === "general")).toBe(true);
    expect(await operator.fails(phoneRegistries, { query: { block: "true", page: "900" } })).toMatchObject({ code: "1104" });
  });

  test("what somebody holds is no free seat of the block, but stays one for the holder", async () => {
    const as = cart();
    await operator.call(phoneReserve, { params: { id: "n1713920029" }, body: {} }, as);
    const hasIt = async (who: object) =>
      (await operator.call(phoneRegistries, { query: { block: "true" } }, who)).some(({ id }) => id === "n1713920029");
    const pages = async (who: object) =>
      (await hasIt(who)) ||
      (await operator.call(phoneRegistries, { query: { block: "true", page: "2" } }, who)).some(({ id }) => id === "n1713920029");
    expect([await pages(as), await pages(cart())]).toEqual([true, false]);
  });

  test("nothing found is 1104, among special numbers 1105", async () => {
    expect(await operator.fails(phoneRegistries, { query: { digits: "9999999" } })).toMatchObject({ status: 404, code: "1104" });
    expect(await operator.fails(phoneRegistries, { query: { digits: "9999999", kind: "private" } })).toMatchObject({ code: "1105" });
    expect(await operator.fails(phoneRegistries, { query: { digits: "1' or 1=1" } })).toMatchObject({ status: 400 });
  });

  test("the demo fan's number is not on offer", async () => {
    // Only numbers with one more digit are found.
    const found = await operator.call(phoneRegistries, { query: { digits: "01713920010" } });
    expect(found.map(({ msisdn }) => msisdn).filter((msisdn) => msisdn.length === "+491713920010".length)).toEqual([]);
    expect(found.length).toBeGreaterThan(0);
  });
});

describe("holding a number", () => {
  test("of ten carts that race for it one wins", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => operator.raw(phoneReserve, { params: { id: "n1713920021" }, body: {} }, cart())),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(await holdOf("n1713920021")).toHaveLength(1);
  });

  test("the same cart gets the same hold; another number frees the first", async () => {
    const as = cart();
    const first = await operator.call(phoneReserve, { params: { id: "n1713920023" }, body: {} }, as);
    const again = await operator.call(phoneReserve, { params: { id: "n1713920023" }, body: {} }, as);
    expect(again.reservationId).toBe(first.reservationId);
    await operator.call(phoneReserve, { params: { id: "n1713920024" }, body: {} }, as);
    expect(await operator.call(phoneInfo, { params: { id: "n1713920023" } }, as)).toMatchObject({ state: "free", heldByMe: false });
    expect(await operator.call(phoneInfo, { params: { id: "n1713920024" } }, as)).toMatchObject({ state: "held", heldByMe: true });
  });

  test("one cart that grabs two at once ends with one", async () => {
    const as = cart();
    await Promise.all(["n1713920025", "n1713920026"].map((id) => operator.raw(phoneReserve, { params: { id }, body: {} }, as)));
    const held = [...(await holdOf("n1713920025")), ...(await holdOf("n1713920026"))];
    expect(held).toHaveLength(1);
  });

  test("it runs out after 20 minutes, or 30 when extended, which works once", async () => {
    const as = cart();
    const id = "n1713920027";
    const { expiresAt } = await operator.call(phoneReserve, { params: { id }, body: {} }, as);
    const longer = await operator.call(phoneReserve, { params: { id }, body: { extend: true } }, as);
    const stillOnce = await operator.call(phoneReserve, { params: { id }, body: { extend: true } }, as);
    expect(Date.parse(longer.expiresAt) - Date.parse(expiresAt)).toBe(10 * MINUTE_MS);
    expect(stillOnce).toMatchObject({ expiresAt: longer.expiresAt, extended: true });
    expect(await operator.fails(phoneReserve, { params: { id }, body: { extend: true } }, cart())).toMatchObject({ code: "1108" });
    operator.clock.advance({ minutes: 30 });
    expect(await operator.fails(phoneReserve, { params: { id }, body: { extend: true } }, as)).toMatchObject({ status: 409, code: "1108" });
    expect(await operator.call(phoneReserve, { params: { id }, body: {} }, cart())).toMatchObject({ extended: false });
  });

  test("without cart or session, for no number, for one in use", async () => {
    expect(await operator.fails(phoneReserve, { params: { id: "n1713920028" }, body: {} })).toMatchObject({ status: 400, code: "1001" });
    expect(await operator.fails(phoneReserve, { params: { id: "nope" }, body: {} }, cart())).toMatchObject({ status: 404, code: "1104" });
    expect(await operator.fails(phoneReserve, { params: { id: "n1713920010" }, body: {} }, cart())).toMatchObject({ code: "1104" });
    expect(await operator.fails(phoneInfo, { params: { id: "nope" } })).toMatchObject({ code: "1104" });
  });
});

test("one address cannot hold the whole stock, however many carts it invents; what it holds it keeps, and others hold on", async () => {
  const stock = await operator.deps.db.select({ id: registryNumbers.id }).from(registryNumbers).orderBy(registryNumbers.id);
  const ip = "198.51.100.7";
  const held: { id: string; cart: string }[] = [];
  let refused: Response | undefined;
  for (const { id } of stock) {
    const as = { ...cart(), ip };
    const answer = await operator.raw(phoneReserve, { params: { id }, body: {} }, as);
    if (answer.status === 429) refused = answer;
    if (refused) break;
    if (answer.ok) held.push({ id, cart: as.cart });
  }
  expect(held).toHaveLength(NUMBER_HOLDS_PER_IP);
  const seconds = Number(refused?.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(NUMBER_HOLD_MINUTES * 60);
  // A repeated hold of the same number does not count as new.
  const [first] = held;
  if (!first) throw new Error("nothing was held");
  expect((await operator.raw(phoneReserve, { params: { id: first.id }, body: {} }, { cart: first.cart, ip })).status).toBe(200);
  const free = stock.find(({ id }) => !held.some((one) => one.id === id) && id > (held.at(-1)?.id ?? ""));
  const elsewhere = { ...cart(), ip: "198.51.100.8" };
  expect((await operator.raw(phoneReserve, { params: { id: free?.id }, body: {} }, elsewhere)).status).toBe(200);
  operator.clock.advance({ seconds });
  expect((await operator.raw(phoneReserve, { params: { id: first.id }, body: {} }, { ...cart(), ip })).status).toBe(200);
});
