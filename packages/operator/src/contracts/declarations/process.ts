import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { lines } from "../../db/schema/lines.ts";
import type { Deps } from "../../kernel/deps.ts";
import { DAY_ATTEMPTS, defineJob } from "../../kernel/outbox/job.ts";
import { lockArrears } from "../../ledger/arrears.ts";
import { withdrawPack } from "../withdraw-pack.ts";
import { lockOrder } from "../../orders/store.ts";
import { applyDueChange } from "../../lines/tariff-changes/apply.ts";
import { findTariff } from "../../catalogue/tariffs/store.ts";
import { askOwner } from "./ask-owner.ts";
import { contractOf, type FoundContract, idsOf, nameOf } from "./match.ts";
import { type DeclarationRow, lockDeclaration, move } from "./store.ts";
import { terminate, terminationDoubt } from "./terminate.ts";
import { withdrawalDoubt, withdrawJersey, withdrawTariff } from "./withdraw.ts";

const payload = v.object({ declarationId: v.string() });

/**
 * Carries out what the owner of a contract has declared or confirmed, asks the owner about any other declaration, and hands what no rule
 * decides to staff. It runs after the response, so that neither the response nor its timing shows whether a contract exists.
 */
export const processDeclaration = defineJob(
  "declaration.process",
  payload,
  async ({ declarationId }, { deps, db }) => {
    const row = await lockDeclaration(db, declarationId);
    if (!row || !isOpen(row)) return;
    if (await withdrawPack(deps, db, row)) return;
    const contract = await lockContract(db, await contractOf(db, row), row.receivedAt);
    if (!contract) await move(db, row, "doubt", { reviewReason: "notFound" });
    else await decide(deps, db, row, contract);
  },
  {
    // A declaration counts from its arrival, so staff get one that could not be carried out.
    attempts: DAY_ATTEMPTS,
    onGiveUp: async (given, { db }) => {
      const row = await lockDeclaration(db, v.parse(payload, given).declarationId);
      if (row && isOpen(row)) await move(db, row, "doubt", { reviewReason: "failed" });
    },
  },
);

const isOpen = ({ state }: DeclarationRow) => state === "received" || state === "confirmed";

async function decide(deps: Deps, db: Db, row: DeclarationRow, contract: FoundContract): Promise<void> {
  const ids = idsOf(contract);
  const doubt = (reviewReason: string) => move(db, row, "doubt", { ...ids, reviewReason });
  const ask = () => askOwner(deps, db, row, { ...ids, fan: contract.fan, contract: nameOf(contract) });
  const { order, line } = contract;
  if (row.kind === "withdrawal") {
    if (!order) return void (await doubt("noOrder"));
    const reason = await withdrawalDoubt(db, { ...contract, order }, row);
    if (reason !== undefined) return void (await doubt(reason));
    if (row.state === "received") return ask();
    return row.part === "jersey"
      ? withdrawJersey(deps, db, row, { ...contract, order })
      : withdrawTariff(deps, db, row, { ...contract, order });
  }
  const reason = terminationDoubt(contract, row);
  if (reason !== undefined || !line) return void (await doubt(reason ?? "notActive"));
  if (row.state === "received") return ask();
  return terminate(deps, db, row, { ...contract, line });
}

/**
 * Reads order and line again under their locks, so that the events of an order happen one after the other. Locks the fan's arrears first,
 * because refunds are less what an objection to a bill has given. Applies a tariff change that was due by then, even if the line has not
 * yet changed, because the declaration is about the new tariff.
 * @param declaredAt when the declaration arrived
 */
export async function lockContract(db: Db, found: FoundContract | undefined, declaredAt: Date): Promise<FoundContract | undefined> {
  if (!found) return undefined;
  await lockArrears(db, found.fan.id);
  const order = found.order && (await lockOrder(db, found.order.id));
  const [line] = order
    ? await db.select().from(lines).where(eq(lines.orderId, order.id)).for("update")
    : found.line
      ? await db.select().from(lines).where(eq(lines.id, found.line.id)).for("update")
      : [];
  const present = line && (await applyDueChange(db, line, declaredAt));
  const changed = present && present.tariffId !== found.tariff.id ? await findTariff(db, present.tariffId) : undefined;
  return { ...found, ...(changed && { tariff: changed }), order, line: present };
}
