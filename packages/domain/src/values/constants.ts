/** Business constants and limits (spec §9; also its §4.4, §4.5, §4.9). Names of durations state their unit. */

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const CURRENCY = "EUR";
export const TITLE_SEPARATOR = " | ";
export const VAT_RATE_PERCENT = 19;

/** Data roaming outside EU, EEA and Ukraine without a pack, gross cents per MB. The price list states it and the network rates by it. */
export const ROAMING_DATA_CENTS_PER_MB = 49;
/**
 * Calls and messages that neither tariff nor pack covers, gross cents per started minute and per message. The price list states them and
 * the network rates by them (§ 54 TKG, L02). From Germany the destination decides; `roaming` is any use outside EU, EEA and Ukraine. Prices
 * into the EU stay below the caps on calls between member states (Reg. (EU) 2015/2120 art. 5a).
 */
export const BEYOND_TARIFF_CENTS = {
  eu: { minute: 22, sms: 7 },
  tr: { minute: 29, sms: 19 },
  chuk: { minute: 29, sms: 19 },
  world: { minute: 99, sms: 29 },
  roaming: { minute: 149, sms: 39 },
} as const;
/** An incoming call outside EU, EEA and Ukraine, gross cents per started minute; incoming messages are free everywhere. */
export const ROAMING_RECEIVED_CENTS_PER_MINUTE = 69;
/** Default cap on data roaming outside the EU, worldwide: 50 € net (Reg. (EU) 2022/612 art. 14). Gross cents. */
export const ROAMING_CAP_DEFAULT_CENTS = 5950;

/** Replacement SIM, gross cents: an eSIM is free, a card by post is not (seed data). */
export const SIM_REPLACEMENT_CENTS = { esim: 0, physical: 999 } as const;

export const WITHDRAWAL_DAYS = 14;
export const COMMITMENT_MONTHS = 24;
/** Days that the owner of a contract has to confirm a declaration made without a session; then staff decide. */
export const DECLARATION_CONFIRM_DAYS = 3;

/** 0.01 EUR at order confirmation, settled against the first invoice (spec §9). Cents. */
export const IDENTITY_CHARGE_CENTS = 1;
export const JERSEY_CUSTOMISATION_CENTS = 1499;
export const JERSEY_ADVANCE_CENTS = 4999;
/** Compensation for each day beyond the working day after the agreed one (§ 59 TKG, L09). Cents. */
export const LATE_PORTING_CENTS_PER_DAY = 1000;

export const NUMBER_HOLD_MINUTES = 20;
/** New holds per IP address within the time of one hold: enough for a row of fans in one stadium, too few to hold the whole stock. */
export const NUMBER_HOLDS_PER_IP = 20;
export const NUMBER_HOLD_EXTENSION_MINUTES = 10;
export const NUMBER_HOLD_PAYMENT_MINUTES = 60;
export const NUMBER_HOLD_AFTER_FAILURE_MINUTES = 10;
export const NUMBER_HOLD_WARNING_MINUTES = 3;
export const NUMBER_QUARANTINE_DAYS = 90;
/** Minimum days between two number changes of a line, because each change puts a number into quarantine. */
export const NUMBER_CHANGE_DAYS = 30;

/** Days during which a fan can undo another person's change of the account's phone, mailbox, address or SIM. */
export const UNDO_DAYS = 3;

export const OTP_DIGITS = 6;
export const OTP_VALID_MINUTES = 5;
export const OTP_MAX_ATTEMPTS = 5;
export const OTP_RESEND_SECONDS = 60;
export const OTP_RESEND_STEP_SECONDS = 30;
export const OTP_SENDS_PER_HOUR = 5;
export const PHONE_TOKEN_MINUTES = 30;
/** Hours for which the operator remembers that a session has proven a phone, so that a reload needs no second code. */
export const PHONE_PROOF_HOURS = 24;
export const RESET_TOKEN_MINUTES = 10;
/** Validity of the e-mail link that sets a new password. */
export const RESET_LINK_MINUTES = 60;

export const ACCESS_TOKEN_HOURS = 12;
export const REFRESH_TOKEN_DAYS = 30;
/** Seconds for which a used refresh token still returns its successor: two tabs, or a lost answer. Later use counts as theft. */
export const REFRESH_GRACE_SECONDS = 30;
export const TOKEN_WARNING_MINUTES = 5;
export const CHECKOUT_VALID_MINUTES = 60;
export const ORDER_IDLE_HOURS = 24;

export const AGE_CONTRACT_MIN = 18;
export const AGE_CONTRACT_MAX = 99;
export const AGE_ACCOUNT_MIN = 16;
export const AGE_KIDS_MIN = 6;
export const AGE_KIDS_MAX = 17;

export const JERSEY_NAME_MAX = 10;
export const JERSEY_NUMBER_MIN = 1;
export const JERSEY_NUMBER_MAX = 99;
export const PASSWORD_MIN = 6;
export const COMPANY_NAME_MIN = 2;
export const KEYWORD_TEXT_MIN = 3;
export const KEYWORD_TEXT_MAX = 20;

/** `digits4`: four digits 1 to 9. `text3to20`: 3 to 20 characters. The specification allows either (A1). */
export const KEYWORD_RULES = ["digits4", "text3to20"] as const;
export type KeywordRule = (typeof KEYWORD_RULES)[number];

/** SEPA creditor identifier: the Bundesbank's test id (seed data). */
export const CREDITOR_ID = "DE98ZZZ09999999999";

/** Validity of the double opt-in link of a giveaway (L29). */
export const GIVEAWAY_CONFIRM_HOURS = 72;
/** Days that a reward waits for a fan without a line (flows §4.6). */
export const REWARD_PARK_DAYS = 90;
/** GB that the inviting fan and the invited friend each get when the friend's first line starts. */
export const INVITATION_GB = 3;
/** Days from the booking until this volume expires. */
export const INVITATION_DAYS = 30;
/** Friends per calendar year who earn the inviting fan volume; later friends still get their own. */
export const INVITATIONS_PER_YEAR = 10;
export const GAME_SEED_MINUTES = 30;

/** Id for every provider that is not listed; the last entry of the operator's list. */
export const OTHER_DONOR = "other";

/** A provider that numbers are ported from, by its id at the operator. */
export type Donor = { readonly id: string; readonly name: string };
