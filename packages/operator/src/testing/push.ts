import { createECDH, createHash } from "node:crypto";
import type { PushSubscriptionInput } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { messages } from "../db/schema/operations.ts";
import type { TestOperator } from "./index.ts";

/** A browser's push subscription; the same name is the same browser. */
export function pushDevice(name: string): PushSubscriptionInput {
  const bytes = createHash("sha256").update(name).digest();
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(bytes);
  return {
    endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${bytes.toString("base64url")}`,
    keys: { p256dh: pair.getPublicKey("base64url"), auth: bytes.subarray(0, 16).toString("base64url") },
  };
}

/** Returns the messages that a browser showed, oldest first, after running the outbox. */
export async function pushedTo(operator: TestOperator, name: string) {
  await operator.runJobs();
  const { endpoint } = pushDevice(name);
  return operator.deps.db.select().from(messages).where(eq(messages.recipient, endpoint)).orderBy(messages.seq);
}
