import { readdirSync } from "node:fs";
import { exportMe, exportMeByProof, updateMe } from "@tribun/api-client/contract";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../db/schema/users.ts";
import { proofHeader } from "../testing/fans.ts";
import { createWorld, privateMarks, type World } from "../testing/calls/world.ts";
import { OWNED_TABLES, OWNER_COLUMNS } from "./tables.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.operator.stop());

const FOLDER = new URL("../db/schema/", import.meta.url);

test("every table with rows of fans is looked through, so that a new one cannot be forgotten", async () => {
  const owned = new Set(OWNED_TABLES.map(({ table }) => table));
  const found: PgTable[] = [];
  for (const file of readdirSync(FOLDER)) {
    const schema: unknown = await import(new URL(file, FOLDER).href);
    found.push(...Object.values<unknown>(Object(schema)).filter((value) => is(value, PgTable)));
  }
  expect(found.length).toBeGreaterThan(50);
  const ofFans = found.filter((table) => OWNER_COLUMNS.some((name) => name in getTableColumns(table)) && table !== users);
  expect(ofFans.filter((table) => !owned.has(table)).map(getTableName)).toEqual([]);
});

test("holds everything of the fan, nothing of anybody else, and no proof of identity", async () => {
  const { operator, owner, other, stranger } = world;
  await operator.call(updateMe, { body: { consents: { sms: true }, profile: { nickname: "Defne", listed: true } } }, owner.as);
  const proven = { ...owner.as, headers: proofHeader(owner.form.password) };
  const answer = await operator.raw(exportMe, {}, proven);
  expect(answer.headers.get("content-disposition")).toContain("tribun-export.json");
  const text = await answer.text();
  for (const person of [other, stranger]) {
    for (const mark of [...privateMarks(person), person.userId, person.lineId, person.orderId]) expect(text).not.toContain(mark);
  }
  for (const mark of privateMarks(owner).slice(0, 4)) expect(text).toContain(mark);
  expect(text).not.toMatch(/argon2|"[a-zA-Z]*(?:Hash|Sealed|Token)"/);
  const { tables, profile, user } = await operator.call(exportMe, undefined, proven);
  expect(user.id).toBe(owner.userId);
  expect(profile).toEqual({ nickname: "Defne", listed: true, points: 0, rank: 1 });
  expect(tables["lines"]).toMatchObject([{ id: owner.lineId }]);
  expect(tables["orders"]).toMatchObject([{ id: owner.orderId, person: { lastName: owner.form.lastName } }]);
  expect(tables["consent_log"]).toMatchObject([
    { kind: "terms", event: "granted" },
    { kind: "sms", event: "granted", textVersion: "2026-11", contact: owner.form.phone },
  ]);
  for (const name of ["order_events", "payments", "sims", "refresh_tokens", "fan_profiles"]) expect(tables[name], name).not.toHaveLength(0);
  for (const row of tables["refresh_tokens"] ?? []) expect(Object.keys(row)).not.toContain("tokenHash");
});

test("only for the fan's own session, with the password, in a header or in the body", async () => {
  const { operator, owner, stranger } = world;
  expect((await operator.fails(exportMe, {}, owner.as)).code).toBe("1004");
  expect((await operator.fails(exportMeByProof, { body: { password: "x" } }, owner.as)).code).toBe("1004");
  const { user } = await operator.call(exportMeByProof, { body: { password: owner.form.password } }, owner.as);
  expect(user.id).toBe(owner.userId);
  expect((await operator.fails(exportMe, {})).code).toBe("1034");
  expect((await operator.fails(exportMe, {}, { ...stranger.as, team: 1 })).code).toBe("1034");
});
