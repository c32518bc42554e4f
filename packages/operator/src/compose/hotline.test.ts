import { type Call, contract } from "@tribun/api-client/contract";
import { LANGUAGES } from "@tribun/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { messages } from "../db/schema/operations.ts";
import { orders } from "../db/schema/orders.ts";
import { users } from "../db/schema/users.ts";
import type { Deps } from "../kernel/deps.ts";
import { teamsOf } from "../base/teams.ts";
import type { CallFixture } from "../testing/calls/fixture.ts";
import { FIXTURES } from "../testing/calls/fixtures.ts";
import { headersOf } from "../testing/calls/identities.ts";
import { createWorld, type World } from "../testing/calls/world.ts";
import type { TestOperator } from "../testing/index.ts";
import { pdfText } from "../testing/pdf-text.ts";

/** Gives each club its own free number. The clubs share one today, which would hide a text with another club's number. */
const numberOf = (teamId: number) => `0800 900000${teamId}`;
const withNumbers = (deps: Deps): Deps => ({
  ...deps,
  teams: teamsOf([...deps.teams.values()].map((team) => ({ ...team, hotline: { ...team.hotline, freeNumber: numberOf(team.id) } }))),
});

/** A text that reached a fan: the club, a name for the failure message, and the words. */
type Reached = { readonly teamId: number; readonly name: string; readonly text: string };

const CALLS: readonly Call[] = Object.values(contract);
const fixtures = new Map<string, CallFixture>(Object.entries(FIXTURES));
/** Every free number in a text, with or without a space. The same digits inside a card number or an id do not count. */
const numbersIn = (text: string): string[] =>
  text.match(/(?<!\w)0800\s?\d{7}(?!\w)/g)?.map((number) => number.replace(/^0800\s?/, "0800 ")) ?? [];

function wordsOf(file: Uint8Array): string {
  const text = Buffer.from(file);
  return text.subarray(0, 5).toString("latin1") === "%PDF-" ? pdfText(file) : text.toString();
}

/** The same operator, with this language for requests that name none. */
const asked = (operator: TestOperator, language: number): TestOperator => ({
  ...operator,
  call: (call, input, as) => operator.call(call, input, { language, ...as }),
  raw: (call, input, as) => operator.raw(call, input, { language, ...as }),
});

/** Sends one successful request for every call, and collects the answers and the messages they caused. */
async function readAll(world: World): Promise<readonly Reached[]> {
  const { operator } = world;
  const reached: Reached[] = [];
  for (const { as, checkoutId } of [world.owner, world.stranger]) {
    reached.push({ teamId: as.team, name: "the checkout", text: await (await operator.request(`/c/${checkoutId}`)).text() });
  }
  for (const call of CALLS) {
    const fixture = fixtures.get(call.id);
    if (!fixture) continue;
    const { as, ...input } = await fixture.prepare(world);
    const headers = await headersOf("owner", world, as);
    const answer = await operator.raw(call, input, headers);
    reached.push({ teamId: Number(headers.team), name: call.id, text: wordsOf(new Uint8Array(await answer.arrayBuffer())) });
    await operator.runJobs();
  }
  for (const { teamId, subject, body, attachments } of await operator.deps.db.select().from(messages)) {
    reached.push({ teamId, name: subject ?? body, text: body });
    for (const { fileName, base64 } of attachments) {
      reached.push({ teamId, name: fileName, text: wordsOf(Buffer.from(base64, "base64")) });
    }
  }
  return reached;
}

describe.each(LANGUAGES)("in %s", (language) => {
  let world: World;
  beforeAll(async () => {
    const made = await createWorld({ change: withNumbers });
    world = { ...made, operator: asked(made.operator, language === "tr" ? 0 : 1) };
    await made.operator.deps.db.update(users).set({ language });
    await made.operator.deps.db.update(orders).set({ language });
  });
  afterAll(() => world.operator.stop());

  test("mails, SMS, papers and pages name the free number of the club that they are from, and no other", { timeout: 120_000 }, async () => {
    const naming = (await readAll(world)).filter(({ text }) => numbersIn(text).length > 0);
    const wrong = naming.flatMap(({ teamId, name, text }) =>
      numbersIn(text)
        .filter((number) => number !== numberOf(teamId))
        .map((number) => `${name}, club ${teamId}: ${number}`),
    );
    expect(wrong).toEqual([]);
    // The test proves nothing unless enough texts name a number.
    expect(naming.length).toBeGreaterThan(60);
    expect(new Set(naming.map(({ teamId }) => teamId))).toEqual(new Set([1, 2]));
    expect(naming.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["the checkout", "contractSummaryPdf", "invoicePdfFile", "mediaNews"]),
    );
  });
});
