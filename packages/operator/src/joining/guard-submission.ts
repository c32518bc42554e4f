import type { NumberType } from "@tribun/domain";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { keptQuery } from "../db/kept-query.ts";
import { contractSummaries } from "../db/schema/catalogue.ts";
import type { StoredPorting } from "../db/schema/orders.ts";
import { validationProblem } from "../base/field-errors.ts";
import { Problem } from "../base/problem.ts";
import { shopCardOf } from "../lines/sims/shop-card.ts";
import { type PricedBasket, priceBasket } from "./basket.ts";
import { guardOffers } from "./guard-offers.ts";
import { guardEligibility, guardPerson, guardReturnUrl } from "./guards.ts";
import { provenUntil } from "./phone-auth/proof.ts";
import { guardPhoneToken } from "./phone-token.ts";
import type { Guarded, Submission } from "./submission.ts";

/**
 * Guards an order: checks all of its rules and writes nothing.
 * @param expected the kind of number that the call is for
 * @throws Problem for the first broken rule
 */
export async function guardSubmission(input: Submission, expected: NumberType): Promise<Guarded> {
  const { deps, db, team, user, body, now } = input;
  guardNumberType(body.numberType, expected);
  const priced = await priceBasket(db, body, user, now);
  guardOffers(team, body, priced);
  guardPerson(body, user, priced.tariff, deps.config.keywordRule, now);
  const porting = portingOf(input, priced);
  // To port a number, the fan must verify that very number (flows §4.5).
  await guardPhone(input, porting?.msisdn ?? body.userInfo.phone);
  const simIccid = await shopCardOf(deps, db, body, user);
  const mainLineId = await guardEligibility(db, user, priced.tariff, body.mainLineId);
  await guardSummary(db, team.id, body.acknowledgements.contractSummaryId, priced);
  const successUrl = guardReturnUrl("successUrl", body.successUrl, team.origin, "/order/processing");
  const cancelUrl = guardReturnUrl("cancelUrl", body.cancelUrl, team.origin, "/dashboard/payment-result");
  return { ...input, priced, porting, simIccid, mainLineId, successUrl, cancelUrl };
}

function guardNumberType(numberType: NumberType, expected: NumberType): void {
  if (numberType !== expected)
    throw Problem.failed({ status: 400, reason: numberType === "port" ? "usePortingIntent" : "useTariffIntent" });
}

/** Requires a token for the phone, or a verification in this session within a day. @throws Problem 400 with a field error */
async function guardPhone({ deps, db, team, sessionId, body, now }: Submission, phone: string): Promise<void> {
  const token = body.phoneVerificationToken;
  if (token !== undefined) return guardPhoneToken(deps, db, team.id, token, phone);
  if (await provenUntil(db, { teamId: team.id, phone, sessionId }, now)) return;
  throw validationProblem([{ field: "phoneVerificationToken", rule: "phoneVerification.required" }]);
}

/**
 * The ported number and its donor; undefined for an order with a new number.
 * @throws Problem 400 for a business without its customer number, by which donors find such contracts
 */
function portingOf({ user, language, body }: Submission, { donor }: PricedBasket): { msisdn: string; stored: StoredPorting } | undefined {
  const options = body.portingOptions;
  if (!donor || !options) return undefined;
  const customerNumber = options.donorCustomerNumber?.trim();
  if (user.customerType === "corporate" && !customerNumber) {
    throw validationProblem([{ field: "portingOptions.donorCustomerNumber", rule: "donorCustomerNumber.required" }]);
  }
  const stored = {
    donorId: donor.id,
    donorName: donor.name[language],
    mnpType: options.mnpType,
    ...(customerNumber && { donorCustomerNumber: customerNumber }),
    ...(options.contractEnd !== undefined && { contractEnd: options.contractEnd }),
  };
  return { msisdn: options.msisdn, stored };
}

const findingSummary = keptQuery((db) =>
  db
    .select({ hash: contractSummaries.hash })
    .from(contractSummaries)
    .where(and(eq(contractSummaries.id, sql.placeholder("id")), eq(contractSummaries.teamId, sql.placeholder("teamId"))))
    .prepare("find_summary"),
);

/** The summary must belong to exactly this basket at this price (L01). @throws Problem 1109 */
async function guardSummary(db: Db, teamId: number, summaryId: string, priced: PricedBasket): Promise<void> {
  const [summary] = await findingSummary(db).execute({ id: summaryId, teamId });
  if (summary?.hash !== priced.hash) throw Problem.summaryOutdated();
}
