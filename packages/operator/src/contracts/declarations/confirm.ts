import { type CallPayload, confirmDeclaration } from "@tribun/api-client/contract";
import type { DeclarationState } from "@tribun/domain";
import type { Db } from "../../db/database.ts";
import type { UserRow } from "../../db/schema/users.ts";
import type { Deps } from "../../kernel/deps.ts";
import { Problem } from "../../base/problem.ts";
import { route } from "../../http/route.ts";
import { linkKey } from "../../security/link-key.ts";
import { readLink } from "../../security/link-token.ts";
import { closeCase } from "../../care/support/close-case.ts";
import { LINK_PURPOSE, lacksOwner, referenceOf } from "./ask-owner.ts";
import { ownerOf, ownNamed } from "./owner.ts";
import { processDeclaration } from "./process.ts";
import { type DeclarationRow, lockDeclaration, move } from "./store.ts";

type Outcome = CallPayload<typeof confirmDeclaration>["outcome"];

const OUTCOME: Record<DeclarationState, Outcome> = {
  received: "confirmed",
  unconfirmed: "confirmed",
  confirmed: "confirmed",
  review: "review",
  accepted: "carriedOut",
  settled: "carriedOut",
  rejected: "rejected",
};

/** Lets the owner of a contract confirm a declaration: by the mailed link, or in a session. */
export const confirmRoute = route(confirmDeclaration, async ({ body, ctx }) => {
  const { deps, team, user } = ctx;
  const row = await ctx.db.transaction((tx) =>
    "token" in body ? byLink(deps, tx, team.id, body.token) : bySession(deps, tx, user, body.receiptId),
  );
  return { receiptId: row.id, kind: row.kind, outcome: OUTCOME[row.state], receivedAt: row.receivedAt.toISOString() };
});

/** @throws Problem 1028 for an invalid token, or one of another club */
async function byLink(deps: Deps, tx: Db, teamId: number, token: string): Promise<DeclarationRow> {
  const id = readLink(token, LINK_PURPOSE, await linkKey(tx));
  const row = id === undefined ? undefined : await lockDeclaration(tx, id);
  if (!row || row.teamId !== teamId) throw Problem.codeInvalid({ reason: "declarationLink" });
  return confirm(deps, tx, row, "link");
}

/** @throws Problem 1034 without a session, -1 with status 403 for an unknown declaration and for one about another fan's contract */
async function bySession(deps: Deps, tx: Db, user: UserRow | undefined, id: string): Promise<DeclarationRow> {
  if (!user) throw Problem.notSignedIn();
  const row = await lockDeclaration(tx, id);
  const owner = row && (await ownerOf(tx, row));
  // The typed e-mail address may belong to no contract. Then look for the contract among the fan's own.
  const own = row && !owner && row.teamId === user.teamId ? await ownNamed(tx, row, user.id) : undefined;
  if (!row || (!own && owner?.id !== user.id)) throw Problem.failed({ status: 403, reason: "declaration.foreign" });
  return confirm(deps, tx, row, "session", own);
}

/**
 * Confirms a declaration that waits only for this, and enqueues it. One that was confirmed, carried out or decided before stays as it is.
 */
async function confirm(
  deps: Deps,
  tx: Db,
  row: DeclarationRow,
  confirmedBy: "link" | "session",
  found?: Pick<DeclarationRow, "orderId" | "lineId">,
): Promise<DeclarationRow> {
  const { state } = row;
  const isFoundNow = found && row.reviewReason === "notFound";
  if (state !== "received" && state !== "unconfirmed" && !(state === "review" && isFoundNow) && !lacksOwner(row)) return row;
  const moved = await move(tx, row, "confirm", { ...found, confirmedBy, confirmedAt: deps.clock.now(), reviewReason: null });
  await deps.outbox.enqueue(tx, processDeclaration, { declarationId: row.id });
  if (state === "review") await closeDeclarationCase(deps, tx, row, "Der Kunde hat die Erklärung inzwischen selbst bestätigt.");
  return moved;
}

/** Closes the ticket of a declaration that needs no more work by staff. */
export async function closeDeclarationCase(deps: Deps, db: Db, row: DeclarationRow, why: string): Promise<void> {
  const owner = await ownerOf(db, row);
  if (!owner) return;
  const message = `${why} Hier ist nichts mehr zu tun.`;
  await closeCase(deps, db, { teamId: row.teamId, userId: owner.id, lineId: row.lineId, reference: referenceOf(row.id), message });
}
