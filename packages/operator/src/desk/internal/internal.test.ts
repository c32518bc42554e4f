import { deviceDetail, distributors, removeDistributor, saveDistributor } from "@tribun/api-client/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../../base/config/config.ts";
import { httpDirectory } from "../../adapters/directory/http.ts";
import { sandboxDirectory } from "../../sandbox/providers/directory.ts";
import { writeParty } from "../../sandbox/parties.ts";
import { startFakeServer } from "../../testing/fake-server.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

const TOKEN = "an admin token of at least thirty-two characters";
const admin = { headers: { authorization: `Bearer ${TOKEN}` } };
let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { ADMIN_TOKEN: TOKEN } });
});
afterAll(() => operator.stop());

const body = {
  name: "Handyladen am Markt",
  street: "Marktstraße",
  houseNumber: "7",
  postalCode: "99084",
  city: "Erfurt",
  phone: "+493023125999",
  hours: [{ day: 1, from: "10:00", to: "18:00" }],
  services: ["sim" as const, "turkish" as const],
};
const params = { id: "shop-new" };

describe("who may", () => {
  test("nobody without the token, with a wrong one, or with a fan's", async () => {
    for (const authorization of ["", "Bearer", "Bearer ", `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, TOKEN]) {
      const headers = { authorization };
      expect(await operator.fails(saveDistributor, { params, body }, { headers }), authorization).toMatchObject({
        status: 403,
        code: "-1",
      });
      expect(await operator.fails(removeDistributor, { params }, { headers })).toMatchObject({ status: 403, code: "-1" });
      expect(await operator.fails(deviceDetail, { params: { tac: "99000001" } }, { headers })).toMatchObject({ status: 403, code: "-1" });
    }
    expect((await operator.call(distributors, { query: { plz: "99084" } })).map(({ id }) => id)).not.toContain(params.id);
  });

  test("nobody at all where no token is set, and no short one is taken", async () => {
    const closed = await createTestOperator();
    for (const headers of [{}, { authorization: "Bearer undefined" }, { authorization: "Bearer " }]) {
      expect(await closed.fails(saveDistributor, { params, body }, { headers })).toMatchObject({ status: 403, code: "-1" });
    }
    await closed.stop();
    expect(() => readConfig({ ADMIN_TOKEN: "short" })).toThrow(/ADMIN_TOKEN must have at least 32 characters/);
  });
});

test("a shop is added, changed and taken off the map; 1014 for one there is not", async () => {
  expect(await operator.call(saveDistributor, { params, body }, admin)).toEqual({ ...params, ...body });
  await operator.call(saveDistributor, { params, body: { ...body, name: "Handyladen am Dom" } }, admin);
  const near = async () => (await operator.call(distributors, { query: { plz: "99084" } })).find(({ id }) => id === params.id);
  expect((await near())?.name).toBe("Handyladen am Dom");
  await operator.call(removeDistributor, { params }, admin);
  expect(await near()).toBeUndefined();
  await operator.call(saveDistributor, { params, body }, admin);
  expect((await near())?.name).toBe("Handyladen am Markt");
  expect(await operator.fails(removeDistributor, { params: { id: "nope" } }, admin)).toMatchObject({ status: 404, code: "1014" });
  expect(
    (await operator.fails(saveDistributor, { params, body: { ...body, postalCode: "1", phone: "110" } }, admin)).fieldErrors,
  ).toHaveLength(2);
});

test("1013 while the directory is down, and nothing is on the map that it does not know", async () => {
  await writeParty(operator.deps.db, { party: "directory", mode: "fail" });
  const lost = { id: "shop-lost" };
  expect(await operator.fails(saveDistributor, { params: lost, body }, admin)).toMatchObject({ status: 502, code: "1013" });
  expect(await operator.fails(removeDistributor, { params: lost }, admin)).toMatchObject({ code: "1014" });
  await writeParty(operator.deps.db, { party: "directory", mode: "normal" });
  await operator.call(saveDistributor, { params: lost, body }, admin);
});

test("a phone by its IMEI or the start of it, and 1022 for one that nobody knows", async () => {
  expect(await operator.call(deviceDetail, { params: { tac: "99000001" } }, admin)).toMatchObject({ name: "Muster Fon 12", esim: true });
  expect(await operator.call(deviceDetail, { params: { tac: "990000040000000" } }, admin)).toMatchObject({ esim: false });
  expect(await operator.fails(deviceDetail, { params: { tac: "12345678" } }, admin)).toMatchObject({ status: 404, code: "1022" });
});

test("the directory over HTTP is told with our key and id, and rejects whatever is no yes", async () => {
  const server = await startFakeServer();
  const live = httpDirectory({ url: server.url, token: "s3cret" }, 300);
  const shop = { ...params, ...body };
  await live.saveShop(operator.deps.db, shop);
  const [got] = server.received;
  expect([got?.method, got?.path, got?.headers.authorization]).toEqual(["PUT", "/shops/shop-new", "Bearer s3cret"]);
  expect(JSON.parse(got?.body ?? "")).toEqual(body);
  for (const answer of [{ status: 409 }, { status: 500 }, "hang", "cut"] as const) {
    server.answer(() => answer);
    await expect(live.saveShop(operator.deps.db, shop)).rejects.toThrow(/^directory, saveShop: /);
  }
  await server.stop();
  await writeParty(operator.deps.db, { party: "directory", mode: "slow" });
  await expect(sandboxDirectory(1).saveShop(operator.deps.db, shop)).resolves.toBeUndefined();
});
