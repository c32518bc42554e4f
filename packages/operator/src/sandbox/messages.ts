import { randomUUID } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { messages } from "../db/schema/operations.ts";
import { readDelivery } from "./settings.ts";

type NewMessage = Omit<typeof messages.$inferInsert, "id" | "sentAt">;
export type SandboxMessage = typeof messages.$inferSelect;

const SLOW_MS = 4000;

/** Stores a message instead of sending it, as slowly or badly as the console has set. */
export async function sendToSandbox(db: Db, message: NewMessage, now: Date): Promise<void> {
  const mode = await readDelivery(db, message.channel);
  if (mode === "fail" || mode === "gone") throw new Error("the sandbox was told to fail");
  if (mode === "slow") await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  await db.insert(messages).values({ ...message, id: randomUUID(), sentAt: now });
}

/** Messages, newest first. */
export async function listMessages(
  db: Db,
  filter: {
    readonly id?: string;
    readonly to?: string | undefined;
    readonly teamId?: number | undefined;
    readonly channel?: SandboxMessage["channel"] | undefined;
    readonly limit?: number;
  },
): Promise<SandboxMessage[]> {
  return db
    .select()
    .from(messages)
    .where(
      and(
        filter.id === undefined ? undefined : eq(messages.id, filter.id),
        filter.to === undefined ? undefined : eq(messages.recipient, filter.to),
        filter.teamId === undefined ? undefined : eq(messages.teamId, filter.teamId),
        filter.channel === undefined ? undefined : eq(messages.channel, filter.channel),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(filter.limit ?? 100);
}
