import type { Coupon } from "@tribun/api-client/contract";
import { type Discount, germanDay, type Language, type TariffType } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type CouponRow, coupons } from "../../db/schema/catalogue.ts";
import { Problem } from "../../http/problem.ts";

/**
 * A coupon that may be used at this moment for this type of tariff.
 * @throws Problem 1101 unknown, not valid yet or, with its last day, no longer, 1102 not for this tariff, 1103 set up with an impossible value
 */
export async function usableCoupon(db: Db, code: string, type: TariffType | undefined, now: Date): Promise<CouponRow> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code));
  if (!row || now < row.validFrom) throw new Problem("1101");
  if (now >= row.validTo) throw new Problem("1101", { reason: "coupon.ended", endedOn: germanDay(row.validTo.getTime() - 1) });
  if (type !== undefined && !row.appliesTo.includes(type)) throw new Problem("1102");
  if (!hasValue(row)) throw new Problem("1103");
  return row;
}

/** What pricing needs of a coupon. */
export function discountOf(row: CouponRow): Discount {
  return { type: row.type, value: row.value };
}

/** A row as the contract shows it. */
export function couponView(row: CouponRow, language: Language): Coupon {
  const { code, type, value, appliesTo } = row;
  return { code, type, value, appliesTo, validTo: row.validTo.toISOString(), terms: row.terms[language] };
}

function hasValue({ type, value }: CouponRow): boolean {
  return value > 0 && (type !== "percent" || value <= 100);
}
