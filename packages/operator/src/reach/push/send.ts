import { DAY_MS } from "@tribun/domain";
import { and, eq, exists, isNull, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { pushSubscriptions } from "../../db/schema/push.ts";
import { users } from "../../db/schema/users.ts";
import type { Deps } from "../../kernel/deps.ts";
import { PUSH_KINDS, pushNote } from "../../words/push-texts.ts";
import { workOf } from "../../kernel/outbox/outbox.ts";
import { DAY_ATTEMPTS, defineJob } from "../../kernel/outbox/job.ts";
import { livingSession } from "./end.ts";

/** Kind of a message and its subject: an order's id or a giveaway's key. */
const notice = { kind: v.picklist(PUSH_KINDS), about: v.optional(v.string()) };
const noticeOnly = v.object(notice);
export type PushNotice = v.InferInput<typeof noticeOnly> & {
  /** After this moment the message is outdated; a day by default. */
  readonly until?: Date;
};

/** Sends one message to one device. It checks consent, session and account when the message leaves. */
export const sendPush = defineJob(
  "push.send",
  v.object({ ...notice, endpointHash: v.string(), until: v.string() }),
  async ({ endpointHash, kind, about, until }, { deps, db }) => {
    const now = deps.clock.now();
    const ttlSeconds = Math.floor((Date.parse(until) - now.getTime()) / 1000);
    if (ttlSeconds <= 0) return;
    const here = eq(pushSubscriptions.endpointHash, endpointHash);
    const [row] = await db
      .select({ target: pushSubscriptions, language: users.language })
      .from(pushSubscriptions)
      .innerJoin(users, eq(users.id, pushSubscriptions.userId))
      .where(and(here, allowed(db, now)));
    const team = row && deps.teams.get(row.target.teamId);
    if (!row || !team) return;
    const note = pushNote(row.language, { kind, about });
    const answer = await deps.providers.push.send(db, { teamId: team.id, target: row.target, note, ttlSeconds });
    if (answer === "gone") await db.delete(pushSubscriptions).where(here);
  },
  // The mail says the same.
  { attempts: DAY_ATTEMPTS, lane: "messages" },
);

/** Sends a push to each of the fan's subscribed devices, in addition to the mail. Without a device it costs one query. */
export async function tellByPush(deps: Deps, db: Db, userId: string, { kind, about, until }: PushNotice): Promise<void> {
  const now = deps.clock.now();
  const rows = await db
    .select({ endpointHash: pushSubscriptions.endpointHash })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(and(eq(pushSubscriptions.userId, userId), allowed(db, now)));
  if (rows.length === 0) return;
  const end = (until ?? new Date(now.getTime() + DAY_MS)).toISOString();
  await deps.outbox.enqueueAll(
    db,
    rows.map(({ endpointHash }) => workOf(sendPush, { endpointHash, kind, about, until: end })),
  );
}

const allowed = (db: Db, now: Date) =>
  and(isNull(users.deletedAt), sql`(${users.consents} ->> 'push')::boolean`, exists(livingSession(db, now)));
