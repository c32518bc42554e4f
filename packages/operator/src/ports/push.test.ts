import { createPublicKey } from "node:crypto";
import { jwtVerify } from "jose";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { messages } from "../db/schema/operations.ts";
import { writeDelivery, type DeliveryMode } from "../sandbox/settings.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { pushDevice } from "../testing/push.ts";
import { isAllowedEndpoint } from "../adapters/push/endpoint.ts";
import type { Push, PushProvider } from "./push.ts";
import { sandboxPush } from "../sandbox/providers/push.ts";
import { webPush } from "../adapters/push/web-push.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());
afterEach(() => vi.unstubAllGlobals());

// A key pair of this test.
const publicKey = "BOeKPcKx4rRIkxmXfhFYHhQfBgHTyrGkuUUfOIb7bpWKwjYCbTIyb5XxP43RKAGqmbEvRJMPfBI_SNwf-VT8kiA";
const privateKey = "Ul4cnZ7RndG4ZfmSYWVBCxGqCqMkQu5x2fQ_GdaAGA0";
const hosts = ["updates.push.services.mozilla.com", "*.notify.windows.com"];
const access = { provider: "webpush", publicKey, privateKey, subject: "mailto:post@tribun.example", hosts } as const;

const { endpoint, keys } = pushDevice("adapter");
const push: Push = {
  teamId: 4,
  target: { endpoint, p256dh: keys.p256dh, authSecret: keys.auth },
  note: { title: "Çekiliş yapıldı", body: "Kazananlar belli.", link: "/giveaway", tag: "drawn", badge: false },
  ttlSeconds: 600,
};

type Asked = { readonly url: string; readonly init: RequestInit };
const STATUS: Record<Exclude<DeliveryMode, "slow">, number> = { normal: 201, fail: 503, gone: 410 };

/** Simulates a push service with a settable answer. */
function live() {
  const asked: Asked[] = [];
  let status = 201;
  vi.stubGlobal("fetch", async (url: URL, init: RequestInit) => {
    asked.push({ url: url.href, init });
    return new Response(null, { status });
  });
  const provider = webPush(access);
  return { provider, asked, becomes: async (mode: keyof typeof STATUS) => void (status = STATUS[mode]), taken: async () => asked.length };
}

function sandbox() {
  const provider: PushProvider = sandboxPush(operator.deps.clock.now);
  const { db } = operator.deps;
  const becomes = (mode: keyof typeof STATUS) => writeDelivery(db, "push", mode);
  return { provider, becomes, taken: async () => (await db.select().from(messages)).length };
}

describe.each([
  ["of browsers", live],
  ["of the sandbox", sandbox],
])("the push service %s", (_, make) => {
  beforeEach(() => operator.deps.db.delete(messages));

  test("takes a message over, says that a device is gone, and rejects what it did not take", async () => {
    const { provider, becomes, taken } = make();
    const send = () => provider.send(operator.deps.db, push);
    await becomes("normal");
    expect(await send()).toBe("taken");
    expect(await taken()).toBe(1);
    await becomes("gone");
    expect(await send()).toBe("gone");
    await becomes("fail");
    await expect(send()).rejects.toThrow();
    await becomes("normal");
    expect(await send()).toBe("taken");
  });
});

describe("of browsers", () => {
  test("what is sent is encrypted for the browser, signed with our key, and follows no redirect", async () => {
    const { provider, asked } = live();
    await provider.send(operator.deps.db, push);
    const [{ url, init } = { url: "", init: {} }] = asked;
    expect(url).toBe(endpoint);
    expect(init).toMatchObject({ method: "POST", redirect: "error" });
    const headers = new Headers(init.headers);
    expect(Object.fromEntries(headers)).toMatchObject({ ttl: "600", urgency: "normal", "content-encoding": "aes128gcm" });
    const [, token = "", key] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.get("authorization") ?? "") ?? [];
    expect(key).toBe(publicKey);
    const point = Buffer.from(publicKey, "base64url");
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
    const verifier = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" } });
    const { payload } = await jwtVerify(token, verifier, { audience: "https://updates.push.services.mozilla.com" });
    expect(payload.sub).toBe("mailto:post@tribun.example");
    const body = init.body instanceof Uint8Array ? Buffer.from(init.body) : Buffer.alloc(0);
    expect(body.length).toBeGreaterThan(86);
    expect(body.toString("utf8")).not.toContain("giveaway");
  });

  test.each([404, 410])("a %i says that the device is gone", async (status) => {
    vi.stubGlobal("fetch", async () => new Response(null, { status }));
    expect(await webPush(access).send(operator.deps.db, push)).toBe("gone");
  });

  test("a host that is allowed no more, or keys that are no point of the curve, are asked nothing", async () => {
    const { provider, asked } = live();
    const other = { ...push, target: { ...push.target, endpoint: "https://10.0.0.1/x" } };
    expect(await provider.send(operator.deps.db, other)).toBe("gone");
    const broken = { ...push, target: { ...push.target, p256dh: `B${"A".repeat(86)}` } };
    expect(await provider.send(operator.deps.db, broken)).toBe("gone");
    expect(asked).toEqual([]);
  });

  test("its errors name neither the address nor the words", async () => {
    vi.stubGlobal("fetch", async () => new Response("no", { status: 500 }));
    await expect(webPush(access).send(operator.deps.db, push)).rejects.toThrow(
      expect.objectContaining({ message: "push, send: answered 500" }),
    );
  });
});

test("a host with a star stands for all below it, and for nothing beside", () => {
  expect(isAllowedEndpoint("https://wns2-par02p.notify.windows.com/w/?token=BQY%3d", hosts)).toBe(true);
  for (const no of ["https://notify.windows.com/w", "https://evilnotify.windows.com/w", "https://x.notify.windows.com.evil.example/w"])
    expect(isAllowedEndpoint(no, hosts)).toBe(false);
});
