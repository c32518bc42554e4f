/**
 * Days after which personal data are deleted; periods that the law counts differently stand beside their purge (L17). The privacy notice
 * lists each of them, so change both together.
 */
export const KEPT_DAYS = {
  /** Of an order that failed. */
  endedOrder: 7,
  unusedSummary: 30,
  /** Of copies of sent mails and SMS. */
  message: 90,
  /** After it expired. */
  emailLink: 30,
  doneJob: 7,
  /** Of a failed job, which stays longer so that staff can check it. */
  failedJob: 90,
  /** After the hand-over to sales. */
  lead: 180,
  /** § 7a UWG: five years from the last use, at the latest the day of the account's deletion. */
  consentOfDeleted: 5 * 365,
  /** The period in which the network may send a record again. */
  usageRecord: 90,
  /** Of an unconfirmed giveaway entry, after its link expired. */
  lapsedEntry: 30,
  /** After a draw, of entries without consent to advertising. */
  drawnEntry: 180,
  resolvedTicket: 180,
  /** Claims from a contract lapse after three years (§ 195 BGB). */
  ticket: 3 * 366,
  otp: 2,
  /** Of stored answers, which a repeated request gets instead of a second order. */
  answer: 2,
  /** After the session ended. */
  session: 7,
  /** Of the request counters per address, after their window ended. */
  counter: 1,
  resetLink: 1,
} as const;
