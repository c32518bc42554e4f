/**
 * After how many days personal data go; what the law counts otherwise stands beside its purge (L17). The privacy notice names
 * every one of them, so a change here is a change there.
 */
export const KEPT_DAYS = {
  /** An order that came to nothing. */
  endedOrder: 7,
  unusedSummary: 30,
  /** Copies of what was sent by mail and SMS. */
  message: 90,
  /** After it ran out. */
  emailLink: 30,
  doneJob: 7,
  /** A job that was given up waits longer, because a person has to look. */
  failedJob: 90,
  /** After the sales team took it over. */
  lead: 180,
  /** § 7a UWG: five years from the last use, which may have been on the day the account was deleted. */
  consentOfDeleted: 5 * 365,
  /** So long the network may send a record again. */
  usageRecord: 90,
  /** An entry to a giveaway that was never confirmed, after its link ran out. */
  lapsedEntry: 30,
  /** After a draw we know who took part, where nobody agreed to hear from us. */
  drawnEntry: 180,
  resolvedTicket: 180,
  /** Claims out of a contract lapse after three years (§ 195 BGB). */
  ticket: 3 * 366,
  otp: 2,
  /** What a second click gets instead of a second order. */
  answer: 2,
  /** After the session ended. */
  session: 7,
  /** How often an address called, after the window ended. */
  counter: 1,
  resetLink: 1,
} as const;
