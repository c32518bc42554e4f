import type { Db } from "../../db/database.ts";
import type { UserRow } from "../../db/schema/users.ts";
import { findPurchase } from "../withdraw-pack.ts";
import { contractOf, findContract, idsOf } from "./match.ts";
import type { DeclarationRow } from "./store.ts";

/** The owner of the contract or purchase that a declaration is about; undefined where it is about none. */
export async function ownerOf(db: Db, row: DeclarationRow): Promise<UserRow | undefined> {
  return ((await findPurchase(db, row)) ?? (await contractOf(db, row)))?.fan;
}

/**
 * Finds the fan's own purchase or contract that a declaration in a session names, so that it ends nothing else. Undefined where it names
 * none. Other fans' contracts are not searched.
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

/** True for a declaration in the session of the contract's owner, which needs no confirmation. */
export const declaredByOwner = ({ confirmedAt, receivedAt }: DeclarationRow): boolean => confirmedAt?.getTime() === receivedAt.getTime();
