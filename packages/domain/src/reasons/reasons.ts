/**
 * Why a call was refused, beside its code: `reason` of a problem (flows §4.7). The sentence for the fan is chosen by reason first, then by
 * code. Only the i18n package holds sentences, one for each key of `FAN_REASONS`.
 */
import { type ErrorCode, ERRORS, type RecoveryAction } from "./errors.ts";
import { reasonKeys } from "../values/refusals.ts";

/**
 * The reasons that a fan can meet, each with its recovery action. A key is the reason itself, `reason.code` if the sentence also depends on
 * the code, or `family.other` for every `family.…` without a key of its own.
 */
export const FAN_REASONS = {
  "giveawayLink.1028": "goHome",
  "giveawayLink.1029": "goHome",
  "giveawayLink.1030": "goHome",
  "upcoming.1111": "goHome",
  "closed.1111": "goHome",
  "drawn.1111": "goHome",
  "unknown.1111": "goHome",
  unknownGiveaway: "goHome",
  unknownGame: "goHome",
  "otherAccount.1027": "goHome",
  unknownSurvey: "goHome",
  alreadyAnswered: "goHome",
  unknownRoute: "goHome",

  "declarationLink.1028": "contact",
  "declaration.foreign": "contact",

  "profile.stale": "retry",
  "passkey.1004": "retry",
  "passkey.tooMany": "fixInput",
  "profile.1048": "fixInput",
  "profile.1066": "fixInput",
  lineActive: "viewLines",
  orderOpen: "viewLines",
  invoiceOpen: "viewLines",
  requestNewCode: "requestNewCode",
  guessedElsewhere: "resetPassword",

  lastPaymentMethod: "fixInput",
  paymentUnderWay: "wait",
  providerUnreachable: "retry",
  "declined.1038": "chooseOtherPayment",
  "insufficientFunds.1038": "chooseOtherPayment",
  "expiredCard.1038": "chooseOtherPayment",
  "cancelled.1038": "chooseOtherPayment",

  orderNotFound: "viewLines",
  orderNotPayable: "viewLines",
  "order.stale": "retry",
  "order.paymentProcessing": "viewLines",
  "order.expired": "chooseTariff",
  "order.other": "viewLines",
  "coupon.ended": "fixInput",
  customerType: "chooseTariff",
  mainLineMissing: "chooseTariff",
  tooYoung: "contact",
  tooOld: "contact",
  childAge: "contact",
  numberFee: "chooseNumber",
  "taken.1108": "chooseNumber",
  "expired.1108": "chooseNumber",
  portedNumberTaken: "viewLines",

  "line.foreign": "viewLines",
  "line.pending": "viewLines",
  "line.blocked": "contact",
  "line.ended": "chooseTariff",
  "line.other": "viewLines",
  "costShield.notReached": "viewLines",
  "number.changedLately": "viewLines",
  "tariffChange.waiting": "viewLines",
  "tariffChange.ending": "viewLines",
  "tariffChange.tooEarly": "viewLines",
  "tariffChange.none": "viewLines",

  "sim.none": "viewLines",
  "sim.noEsim": "viewLines",
  "sim.replacementOpen": "viewLines",
  "sim.mailboxUnproven": "fixInput",
  "sim.blockedByFan": "viewLines",
  "sim.blockedByOperator": "contact",
  "sim.blockedByBoth": "contact",
  "sim.other": "retry",
  simPlatform: "retry",
  "checksum.1110": "fixInput",
  "unknown.1110": "fixInput",
  "retired.1110": "contact",
  "taken.1110": "fixInput",

  notOnSale: "viewLines",
  optionNotFound: "viewLines",
  optionNotPayable: "viewLines",
  "option.running": "viewLines",
  "option.match": "viewLines",
  "option.price": "fixInput",
  "option.paymentUnderWay": "wait",
  "option.other": "viewLines",
  "pack.foreign": "viewLines",
  "pack.once": "viewLines",
  "pack.other": "viewLines",

  portingNotFound: "viewLines",
  "porting.tooLate": "contact",
  "porting.exhausted": "contact",
  "porting.stale": "retry",
  "porting.other": "viewLines",

  invoiceNotFound: "viewLines",
  invoiceNotPayable: "viewLines",
  noXml: "viewLines",
  noItemised: "viewLines",
  "invoice.disputedBefore": "contact",
  "invoice.notDisputable": "contact",
  "invoice.notDeferrable": "contact",
  "invoice.stale": "retry",
  "invoice.other": "retry",

  idempotencyInProgress: "wait",
  idempotencyKeyReused: "retry",
  timeout: "retry",
  busy: "retry",
} as const satisfies Record<string, RecoveryAction>;

/** A key of the catalogue: one sentence in each language. */
export type FanReason = keyof typeof FAN_REASONS;

/** Reasons that only programs and staff meet, or that the shop never causes; the code's sentence is enough. */
export type SystemReason =
  | "validation"
  | "malformed"
  | "malformedJson"
  | "bodyTooLarge"
  | "bodyIncomplete"
  | "x-team-id"
  | "x-language-code"
  | "x-cart-token"
  | "idempotency-key"
  | "phoneVerificationToken"
  | "usePortingIntent"
  | "useTariffIntent"
  | "internal"
  | "signature"
  | "type"
  | "unknownRequest"
  | "date"
  | "tooEarly"
  | "unknownPayment"
  | "unknownSubject"
  | "unknownTicket"
  | "alreadyResolved"
  | "ownCase"
  | "slugTaken"
  | "userMissing"
  | "sandbox"
  | "merchandise"
  | "open"
  | `${"contract" | "declaration" | "objection" | "payout" | "refund" | "return"}.${string}`;

type Family = FanReason extends infer K ? (K extends `${infer F}.other` ? F : never) : never;
type Bare<K> = K extends `${string}.other` ? never : K extends `${infer R}.${ErrorCode}` ? R : K;

/** A payment provider's own refusal code; each provider defines its own. */
export type RefusalWord = string & { readonly isRefusalWord: true };

/** Every reason the operator may return. Add a new one here; one that fans can meet also needs sentences. */
export type Reason = Bare<FanReason> | `${Family}.${string}` | SystemReason | RefusalWord;

const isRefusalWord = (given: string): given is RefusalWord => /^\w{1,80}$/.test(given);

/** A provider's refusal code as a reason; anything but a single word becomes `declined`. */
export function refusalWord(given: string): RefusalWord | "declined" {
  return isRefusalWord(given) ? given : "declined";
}

const isFanReason = (key: string): key is FanReason => Object.hasOwn(FAN_REASONS, key);

/** The recovery action for a refusal: by its reason if that has a sentence, else by its code. */
export function recoveryOf(code: ErrorCode, reason: string | undefined): RecoveryAction {
  const named = fanReason(reason, code);
  return named === undefined ? ERRORS[code].action : FAN_REASONS[named];
}

/**
 * True when the hotline could need the reference of a refusal, because something failed at the operator or staff have to fix it. A wrong
 * password or an expired code needs none, and a request that never reached the operator is not in its log.
 */
export function isForSupport(code: ErrorCode, reason: string | undefined): boolean {
  if (reason === "validation" || reason === "unreachable") return false;
  const action = recoveryOf(code, reason);
  return action === "contact" || action === "retry";
}

/** The catalogue's key for a problem; undefined if the sentence of its code is enough. */
export function fanReason(reason: string | undefined, code: ErrorCode): FanReason | undefined {
  if (reason === undefined) return undefined;
  return reasonKeys(reason, code).find(isFanReason);
}
