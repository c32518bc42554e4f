import type { CallParsed, tariffIntent } from "@tribun/api-client/contract";
import {
  documentNumber,
  ageOn,
  AGE_CONTRACT_MAX,
  AGE_CONTRACT_MIN,
  AGE_KIDS_MAX,
  AGE_KIDS_MIN,
  germanDay,
  identityValidity,
  isBirthYear,
  keyword,
  type KeywordRule,
  otherThanAccount,
} from "@tribun/domain";
import * as v from "valibot";
import type { Db } from "../db/database.ts";
import type { TariffRow } from "../db/schema/catalogue.ts";
import type { UserRow } from "../db/schema/users.ts";
import { validationProblem } from "../base/field-errors.ts";
import { type FieldError, Problem } from "../base/problem.ts";
import { hasSameTariff, mainLinesOf, NO_LINE } from "../orders/standing-lines.ts";

/** A parsed order. */
export type ParsedOrder = CallParsed<typeof tariffIntent>["body"];

/**
 * Checks the rules that need the clock, the settings, the account or two fields at once. The person in the order must be the account's.
 * @throws Problem 400 with every broken rule; 1112 for an age outside the limits, by the order or by the account
 */
export function guardPerson(body: ParsedOrder, user: UserRow, tariff: TariffRow, rule: KeywordRule, now: Date): void {
  const info = body.userInfo;
  const today = germanDay(now.getTime());
  const ages = [info.birthday, user.birthday].map((birthday) => ageOn(birthday, today));
  if (Math.min(...ages) < AGE_CONTRACT_MIN) throw Problem.ageNotAllowed({ reason: "tooYoung" });
  if (Math.max(...ages) > AGE_CONTRACT_MAX) throw Problem.ageNotAllowed({ reason: "tooOld" });
  const errors: FieldError[] = [];
  const add = (field: string, rules: readonly string[]) => errors.push(...rules.map((name) => ({ field, rule: name })));
  for (const field of otherThanAccount(info, user)) add(`userInfo.${field}`, [`${field}.notAccount`]);
  add(
    "userInfo.identityValidityDate",
    rulesOf(
      identityValidity(() => today),
      info.identityValidityDate,
    ),
  );
  add("userInfo.identityNumber", rulesOf(documentNumber(info.documentType), info.identityNumber));
  if (info.keyword !== undefined) {
    add("userInfo.keyword", rulesOf(keyword(rule), info.keyword));
    if (isBirthYear(info.keyword, info.birthday)) add("userInfo.keyword", ["keyword.birthYear"]);
  } else if (user.keywordHash === null) add("userInfo.keyword", ["keyword.required"]);
  if (info.deliveryAddress) {
    if (info.deliveryStreet === undefined) add("userInfo.deliveryStreet", ["street.required"]);
    if (info.deliveryHouseNumber === undefined) add("userInfo.deliveryHouseNumber", ["houseNumber.required"]);
    if (info.deliveryPostalCode === undefined) add("userInfo.deliveryPostalCode", ["postalCode.required"]);
    if (info.deliveryCity === undefined) add("userInfo.deliveryCity", ["city.required"]);
  }
  if (tariff.requiresChild && body.childBirthday === undefined) add("childBirthday", ["childBirthday.required"]);
  if (errors.length > 0) throw validationProblem(errors);
  if (tariff.requiresChild && body.childBirthday !== undefined) {
    const child = ageOn(body.childBirthday, today);
    if (child < AGE_KIDS_MIN || child > AGE_KIDS_MAX) throw Problem.ageNotAllowed({ reason: "childAge" });
  }
}

function rulesOf(schema: v.GenericSchema, value: unknown): string[] {
  const result = v.safeParse(schema, value);
  return result.success ? [] : [result.issues[0].message];
}

/**
 * Checks whether a fan may order this tariff.
 * @returns id of the main line that a partner tariff belongs to; undefined for other tariffs
 * @throws Problem 1012 for a business tariff without a business, 1020 without a main line, 1033 for a second one of the same
 */
export async function guardEligibility(
  db: Db,
  user: UserRow,
  tariff: TariffRow,
  mainLineId: string | undefined,
): Promise<string | undefined> {
  if (tariff.customerType === "corporate" && user.customerType !== "corporate") throw Problem.tariffNotFound({ reason: "customerType" });
  await guardSameTariff(db, user.id, tariff);
  if (!tariff.requiresMainLine) return undefined;
  const main = await mainLinesOf(db, user.id);
  if (main.length === 0) throw Problem.notPartnerCustomer({ reason: "mainLineMissing" });
  if (mainLineId === undefined) return main[0]?.id;
  if (!main.some((line) => line.id === mainLineId)) throw validationProblem([{ field: "mainLineId", rule: "mainLine.required" }]);
  return mainLineId;
}

/**
 * A fan may have a single or flex tariff only once, twin included (flows §4.9 A13). Orders with a payment under way and planned tariff
 * changes count like lines. Checked again when a payment begins, because two unpaid orders may exist.
 * @param besides id of the order that is checked
 * @throws Problem 1033
 */
export async function guardSameTariff(db: Db, userId: string, tariff: TariffRow, besides = ""): Promise<void> {
  if (await hasSameTariff(db, userId, tariff, { id: NO_LINE, orderId: besides })) throw Problem.sameTariff();
}

/** A return URL, which must be on the club's own origin. @throws Problem 400 for any other URL */
export function guardReturnUrl(field: string, given: string | undefined, origin: string, path: string): string {
  if (given === undefined) return `${origin}${path}`;
  const url = URL.parse(given);
  if (url?.origin !== origin || url.username !== "" || url.password !== "") throw validationProblem([{ field, rule: "invalid" }]);
  url.hash = "";
  return url.href;
}
