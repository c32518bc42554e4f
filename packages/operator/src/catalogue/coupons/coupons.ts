import type { Coupon } from "@tribun/api-client/contract";
import { type Discount, germanDay, type Language, type TariffType } from "@tribun/domain";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { type CouponRow, coupons } from "../../db/schema/catalogue.ts";
import { Problem } from "../../base/problem.ts";

/**
 * A coupon that is valid now for this type of tariff.
 * @throws Problem 1101 for a coupon that is unknown, not valid yet or ended (then with its last day), 1102 for a tariff it does not cover,
 * 1103 for one whose configured value is impossible
 */
export async function usableCoupon(db: Db, code: string, type: TariffType | undefined, now: Date): Promise<CouponRow> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code));
  if (!row || now < row.validFrom) throw Problem.couponNotFound();
  if (now >= row.validTo) throw Problem.couponNotFound({ reason: "coupon.ended", endedOn: germanDay(row.validTo.getTime() - 1) });
  if (type !== undefined && !row.appliesTo.includes(type)) throw Problem.couponNotForTariff();
  if (!hasValue(row)) throw Problem.couponDiscountInvalid();
  return row;
}

/** The parts of a coupon that pricing needs. */
export function discountOf(row: CouponRow): Discount {
  return { type: row.type, value: row.value };
}

/** The contract's view of a coupon row. */
export function couponView(row: CouponRow, language: Language): Coupon {
  const { code, type, value, appliesTo } = row;
  return { code, type, value, appliesTo, validTo: row.validTo.toISOString(), terms: row.terms[language] };
}

function hasValue({ type, value }: CouponRow): boolean {
  return value > 0 && (type !== "percent" || value <= 100);
}
