import type { AllowanceKind, AllowanceZone } from "@tribun/domain";

/** One usage record, as rated by the network. */
export type UsageRecord = {
  /** The network's id; the same id counts once. */
  readonly id: string;
  readonly lineId: string;
  readonly kind: AllowanceKind;
  readonly zone: AllowanceZone;
  /** GB, minutes or messages; never negative. */
  readonly amount: number;
  /** Cost of data roaming where no pack covered it, gross cents. */
  readonly roamingCents?: number | undefined;
  /** Price of anything else that neither tariff nor pack covers, such as a special number, gross cents. */
  readonly chargedCents?: number | undefined;
  /** The called or messaged number, if it may be stored. */
  readonly destination?: string | undefined;
  /** Time of use; now by default. */
  readonly at?: Date | undefined;
};
