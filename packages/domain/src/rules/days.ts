import * as v from "valibot";
import { AGE_ACCOUNT_MIN, AGE_CONTRACT_MAX, AGE_CONTRACT_MIN } from "../values/constants.ts";
import { addMonths, ageOn, isIsoDate } from "../values/dates.ts";

/* Rules for typed days. They are separate from the day functions, so that pages that only show days do not load them. */

/** An existing calendar day in ISO form. */
export const isoDate = v.pipe(v.string("date.required"), v.nonEmpty("date.required"), v.check(isIsoDate, "date.invalid"));

type Today = () => string;

/** Birthday of a contract party, 18 to 99 (A19). The caller injects `today`, so that tests and the operator control the clock. */
export const contractBirthday = (today: Today) =>
  v.pipe(
    v.string("birthday.required"),
    v.nonEmpty("birthday.required"),
    v.check(isIsoDate, "date.invalid"),
    v.check((value) => ageOn(value, today()) >= AGE_CONTRACT_MIN, "birthday.tooYoung"),
    v.check((value) => ageOn(value, today()) <= AGE_CONTRACT_MAX, "birthday.tooOld"),
  );

/** Birthday of an account without a line, from 16 (A19). */
export const accountBirthday = (today: Today) =>
  v.pipe(
    v.string("birthday.required"),
    v.nonEmpty("birthday.required"),
    v.check(isIsoDate, "date.invalid"),
    v.check((value) => ageOn(value, today()) >= AGE_ACCOUNT_MIN, "birthday.tooYoungAccount"),
    v.check((value) => ageOn(value, today()) <= AGE_CONTRACT_MAX, "birthday.tooOld"),
  );

/** Expiry of an identity document: after today, at most ten and a half years ahead (seed data). */
export const identityValidity = (today: Today) =>
  v.pipe(
    v.string("identityValidityDate.required"),
    v.nonEmpty("identityValidityDate.required"),
    v.check(isIsoDate, "date.invalid"),
    v.check((value) => value > today(), "identityValidityDate.past"),
    v.check((value) => value <= addMonths(today(), 126), "identityValidityDate.tooFar"),
  );
