import type { Db } from "../../db/database.ts";
import type { UserRow } from "../../db/schema/users.ts";
import { findPurchase } from "../options/withdraw.ts";
import { contractOf, findContract, idsOf } from "./match.ts";
import type { DeclarationRow } from "./store.ts";

/** Whose contract or purchase a declaration is about; undefined where it is about none. */
export async function ownerOf(db: Db, row: DeclarationRow): Promise<UserRow | undefined> {
  return ((await findPurchase(db, row)) ?? (await contractOf(db, row)))?.fan;
}

/**
 * What a declaration that is made in a session names of the fan's own, so that nothing else is carried out by it; undefined where it
 * names nothing of theirs. Somebody else's is not looked for.
 */
export async function ownNamed(
  db: Db,
  named: Pick<DeclarationRow, "kind" | "teamId" | "contract" | "email">,
  ownerId: string,
): Promise<Pick<DeclarationRow, "orderId" | "lineId"> | undefined> {
  const purchase = await findPurchase(db, { ...named, lineId: null }, ownerId);
  if (purchase) return { orderId: null, lineId: purchase.order.lineId };
  const contract = await findContract(db, named, ownerId);
  return contract && idsOf(contract);
}

/** Declared in the session of whoever owns the contract, so that it is known at once to be theirs. */
export const declaredByOwner = ({ confirmedAt, receivedAt }: DeclarationRow): boolean => confirmedAt?.getTime() === receivedAt.getTime();
