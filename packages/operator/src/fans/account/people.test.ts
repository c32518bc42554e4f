import { leaderboard, login, me, searchUsers, updateMe } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fanProfiles } from "../../db/schema/account.ts";
import { fanPoints } from "../../db/schema/games.ts";
import { users } from "../../db/schema/users.ts";
import { STAFF_EMAIL, STAFF_PASSWORD } from "../../seed/staff.ts";
import { signAccessToken } from "../../security/access-token.ts";
import { newSubscriber } from "../../testing/billing.ts";
import { newFan } from "../../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { OTP_SENDS_PER_DAY_AND_IP: "1000" } });
});
afterAll(() => operator.stop());

const asStaff = async (team = 1) => {
  const { accessToken } = await operator.call(login, { body: { identifier: STAFF_EMAIL, password: STAFF_PASSWORD } }, { team });
  return { token: accessToken, team };
};

test("staff find fans of their club by address, name in parts and phone in any spelling; others get 403", async () => {
  const { accessToken: token, form } = await newFan(operator, { firstName: "Şule", lastName: "Özdemirci" });
  const staff = await asStaff();
  const { id } = await operator.call(me, undefined, { token });
  for (const query of [form.email, "ule özdem", form.phone.replace("+49", "0")]) {
    const found = await operator.call(searchUsers, { query: { query } }, staff);
    expect(
      found.map((fan) => fan.id),
      query,
    ).toEqual([id]);
    expect(JSON.stringify(found)).not.toContain("argon2");
  }
  expect(await operator.fails(searchUsers, { query: { query: form.email } }, { token })).toMatchObject({ status: 403, code: "-1" });
  expect((await operator.fails(searchUsers, { query: { query: form.email } })).code).toBe("1034");
  expect(await operator.fails(searchUsers, { query: { query: form.email } }, await asStaff(2))).toMatchObject({
    status: 404,
    code: "1041",
  });
  for (const query of ["nobody-at-all", "%%", "__"])
    expect((await operator.fails(searchUsers, { query: { query } }, staff)).code).toBe("1041");
  expect((await operator.fails(searchUsers, { query: { query: "x" } }, staff)).fieldErrors).toEqual([
    { field: "query", rule: "query.required" },
  ]);
});

test("staff find a fan however the name or the address is typed", async () => {
  const { accessToken: token } = await newFan(operator, { firstName: "Çağlar", lastName: "Işıl-Weiß", email: "ilkay-1@müller-isil.de" });
  const staff = await asStaff();
  const { id } = await operator.call(me, undefined, { token });
  const typed = [
    "ışıl weiss",
    "ISIL CAGLAR",
    "Isil Caglar",
    "çağlar işıl",
    "lar\u200b WEISS",
    "İlkay\u20111@müller-isil.de",
    "xn--mller-isil",
  ];
  for (const query of typed) {
    const found = await operator.call(searchUsers, { query: { query } }, staff);
    expect(
      found.map((fan) => fan.id),
      query,
    ).toEqual([id]);
  }
});

test("a genuine token of a deleted account is 1041 where the fan is asked for", async () => {
  const { accessToken: token } = await newFan(operator);
  const { id } = await operator.call(me, undefined, { token });
  await operator.deps.db.update(users).set({ deletedAt: operator.deps.clock.now() }).where(eq(users.id, id));
  expect(await operator.fails(me, {}, { token })).toMatchObject({ status: 404, code: "1041" });
  expect(await operator.fails(updateMe, { body: {} }, { token })).toMatchObject({ status: 401, code: "1034" });
});

test("the public list holds those who chose to, by points, with nothing but what they chose", async () => {
  const fans = [];
  for (const [nickname, points, listed] of [
    ["Tribün Kral", 30, true],
    ["Gizli", 90, false],
    ["Işıldak", 50, true],
  ] as const) {
    const { accessToken: token } = await newFan(operator);
    const { id } = await operator.call(updateMe, { body: { profile: { nickname, avatar: "stripes-3", listed } } }, { token });
    const at = operator.deps.clock.now();
    await operator.deps.db.insert(fanPoints).values([
      { userId: id, teamId: 1, source: "game:1", points: points - 5, at },
      { userId: id, teamId: 1, source: "game:2", points: 5, at },
    ]);
    fans.push(token);
  }
  expect(await operator.call(leaderboard)).toEqual([
    { nickname: "Işıldak", avatar: "stripes-3", points: 50 },
    { nickname: "Tribün Kral", avatar: "stripes-3", points: 30 },
  ]);
  expect(await operator.call(leaderboard, undefined, { team: 2 })).toEqual([]);
  expect(
    (await operator.fails(updateMe, { body: { profile: { nickname: "tribün kral" } } }, { token: fans[2] ?? "" })).fieldErrors,
  ).toEqual([{ field: "profile.nickname", rule: "nickname.taken" }]);
  await operator.call(updateMe, { body: { profile: { nickname: null } } }, { token: fans[0] ?? "" });
  expect(await operator.call(leaderboard)).toHaveLength(1);
});

test("who stands in the list is told the own rank, which many share that have as many points", async () => {
  const { db, clock, config } = operator.deps;
  const fans = await Promise.all(Array.from({ length: 4 }, () => newSubscriber(operator, { teamId: 3 })));
  for (const [index, { userId, teamId }] of fans.entries()) {
    await db.insert(fanProfiles).values({ userId, teamId, nickname: `Fan ${index}`, listed: index !== 1 });
    // The first has 30 points, in two parts. The second, not listed, has 20. The last two have 10.
    for (const part of ["a", "b"].slice(0, index === 0 ? 2 : 1))
      await db
        .insert(fanPoints)
        .values({ userId, teamId, source: part, points: index === 1 ? 20 : index === 0 ? 15 : 10, at: clock.now() });
  }
  const ranks = fans.map(async ({ userId, teamId }) => {
    const token = await signAccessToken({ userId, teamId, tokenVersion: 0 }, config.jwtSecret, clock);
    return (await operator.call(me, undefined, { token, team: teamId })).profile?.rank;
  });
  expect(await Promise.all(ranks)).toEqual([1, undefined, 2, 2]);
});

test("a fan is told the own choice about the list, by the account and by the answer to a change", async () => {
  const { accessToken: token } = await newFan(operator);
  expect((await operator.call(me, undefined, { token })).profile).toEqual({ listed: false, points: 0 });
  const changed = await operator.call(updateMe, { body: { profile: { nickname: "Sessiz Golcü", listed: true } } }, { token });
  expect(changed.profile).toEqual({ nickname: "Sessiz Golcü", listed: true, points: 0, rank: 2 });
  expect((await operator.call(me, undefined, { token })).profile).toEqual(changed.profile);
  const left = await operator.call(updateMe, { body: { profile: { listed: false } } }, { token });
  expect(left.profile).toEqual({ nickname: "Sessiz Golcü", listed: false, points: 0 });
  expect((await operator.call(leaderboard)).map(({ nickname }) => nickname)).not.toContain("Sessiz Golcü");
});

test("no nickname speaks for the club, its people or another fan", async () => {
  const { accessToken: first } = await newFan(operator);
  const { accessToken: token } = await newFan(operator);
  const wants = (nickname: string) => ({ body: { profile: { nickname } } });
  await operator.call(updateMe, wants("Çılgın Golcü"), { token: first });
  const faultOf = async (nickname: string) => (await operator.fails(updateMe, wants(nickname), { token })).fieldErrors?.[0]?.rule;
  const club = operator.deps.teams.get(1)?.name ?? "";
  for (const nickname of [club, `${club.toLowerCase().replace(" ", ".")} 7`, "Admin", "Müşteri Hizmetleri", "Support_1", "Gоlcü"])
    expect(await faultOf(nickname), nickname).toBe("nickname.reserved");
  for (const nickname of ["cilgin golcu", "ÇILGIN_GOLCÜ", "Çılgın.Golcü"]) expect(await faultOf(nickname), nickname).toBe("nickname.taken");
  await operator.call(updateMe, wants("Sarı Lacivert 1907"), { token });
  await operator.call(updateMe, wants("sarı lacivert 1907"), { token });
});
