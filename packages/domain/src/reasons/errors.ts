/**
 * The error catalogue: every code of spec §8 and the product's own 11xx codes (flows §4.7), with its HTTP status, whether the same call may
 * be retried, and the fan's recovery action. Only the i18n package holds sentences.
 */
import { isErrorCode } from "../values/refusals.ts";

/** The fan's next action; each has a label and, in the storefront, a target. */
export type RecoveryAction =
  | "retry"
  | "wait"
  | "fixInput"
  | "login"
  | "resetPassword"
  | "requestNewCode"
  | "chooseTariff"
  | "chooseNumber"
  | "chooseOtherPayment"
  | "viewLines"
  | "goHome"
  | "contact";

export type ErrorFacts = {
  readonly status: number;
  readonly retryable: boolean;
  readonly action: RecoveryAction;
};

const facts = (status: number, action: RecoveryAction, retryable = false): ErrorFacts => ({ status, retryable, action });

export const ERRORS = {
  "-1": facts(500, "retry", true),
  "1001": facts(400, "contact"),
  "1002": facts(400, "contact"),
  "1003": facts(409, "login"),
  "1004": facts(401, "resetPassword"),
  "1005": facts(401, "login"),
  "1006": facts(502, "retry", true),
  "1007": facts(422, "requestNewCode"),
  "1008": facts(404, "fixInput"),
  "1009": facts(502, "retry", true),
  "1010": facts(404, "goHome"),
  "1011": facts(404, "goHome"),
  "1012": facts(404, "chooseTariff"),
  "1013": facts(502, "contact", true),
  "1014": facts(404, "contact"),
  "1015": facts(404, "goHome"),
  "1016": facts(409, "viewLines"),
  "1017": facts(422, "goHome"),
  "1018": facts(404, "goHome"),
  "1019": facts(422, "goHome"),
  "1020": facts(422, "contact"),
  "1021": facts(404, "viewLines"),
  "1022": facts(404, "contact"),
  "1023": facts(422, "chooseTariff"),
  "1024": facts(404, "viewLines"),
  "1025": facts(404, "viewLines"),
  "1026": facts(409, "contact"),
  "1027": facts(409, "goHome"),
  "1028": facts(422, "fixInput"),
  "1029": facts(410, "requestNewCode"),
  "1030": facts(409, "requestNewCode"),
  "1031": facts(400, "contact"),
  "1032": facts(400, "chooseOtherPayment"),
  "1033": facts(409, "viewLines"),
  "1034": facts(401, "login"),
  "1035": facts(502, "contact"),
  "1036": facts(502, "contact", true),
  "1037": facts(404, "chooseOtherPayment"),
  "1038": facts(402, "chooseOtherPayment"),
  "1039": facts(404, "chooseTariff"),
  "1040": facts(409, "contact"),
  "1041": facts(404, "login"),
  "1042": facts(404, "goHome"),
  "1043": facts(400, "fixInput"),
  "1044": facts(400, "fixInput"),
  "1045": facts(400, "fixInput"),
  "1046": facts(400, "fixInput"),
  "1047": facts(400, "fixInput"),
  "1048": facts(409, "login"),
  "1066": facts(409, "login"),
  "1101": facts(404, "fixInput"),
  "1102": facts(422, "fixInput"),
  "1103": facts(422, "fixInput"),
  "1104": facts(404, "chooseNumber"),
  "1105": facts(404, "chooseNumber"),
  "1106": facts(502, "retry", true),
  "1107": facts(502, "retry", true),
  "1108": facts(409, "chooseNumber"),
  "1109": facts(409, "retry"),
  "1110": facts(422, "fixInput"),
  "1111": facts(409, "goHome"),
  "1112": facts(422, "contact"),
  RATE_LIMIT_EXCEEDED: facts(429, "wait", true),
} as const satisfies Record<string, ErrorFacts>;

/** An error code of the catalogue; responses carry it in `referenceErrorCode`. */
export type ErrorCode = keyof typeof ERRORS;

/** Every code, in catalogue order. */
export const ERROR_CODES = Object.keys(ERRORS).filter(isErrorCode);
