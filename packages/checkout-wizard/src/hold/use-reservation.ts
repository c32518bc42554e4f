import { ApiError } from "@tribun/api-client";
import type { RegistryNumber } from "@tribun/api-client/contract";
import { phoneReserve } from "@tribun/api-client/calls/catalogue";
import { useRef, useState } from "react";
import { useOrderDraft } from "../store/use-order-draft.ts";
import { keepNumber } from "../machine/number-choice.ts";
import { expireHold } from "../draft/order-draft.ts";
import { useWizard } from "../shared/environment.tsx";

/** The data of a number that a reservation needs. */
export type Candidate = Pick<RegistryNumber, "id" | "msisdn" | "fee">;
/** What became of a reservation; a press while another runs counts as failed. */
export type Reserved = "held" | "taken" | "failed";
export type ReservationFailure =
  /** Another customer holds or has the number. */
  { readonly kind: "taken"; readonly msisdn: string } | { readonly kind: "failed"; readonly error: unknown };

/** True when an error means that another customer has the number. */
export function isTaken(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "1104" || error.code === "1105" || error.code === "1108");
}

/**
 * Reserves a number for this cart and extends its hold, one call at a time. A failure leaves the draft unchanged, except that a refused
 * extension ends the hold.
 */
export function useReservation() {
  const { api } = useWizard();
  const { draft, change } = useOrderDraft();
  const [busyId, setBusyId] = useState<string>();
  const [failure, setFailure] = useState<ReservationFailure>();
  const locked = useRef(false);

  const hold = async (number: Candidate, extend: boolean): Promise<Reserved> => {
    if (locked.current) return "failed";
    locked.current = true;
    setBusyId(number.id);
    setFailure(undefined);
    try {
      const { reservationId, expiresAt, extended } = await api(phoneReserve, { params: { id: number.id }, body: extend ? { extend } : {} });
      const { id: registryId, msisdn, fee } = number;
      change((current) => keepNumber(current, { registryId, msisdn, feeCents: fee.amount, reservationId, expiresAt, extended }));
      return "held";
    } catch (error) {
      // A refused extension means that the hold has ended; the panel then fetches the number's state.
      if (extend && isTaken(error)) change(expireHold);
      setFailure(isTaken(error) ? { kind: "taken", msisdn: number.msisdn } : { kind: "failed", error });
      return isTaken(error) ? "taken" : "failed";
    } finally {
      locked.current = false;
      setBusyId(undefined);
    }
  };
  const held: Candidate | undefined = draft.number && {
    id: draft.number.registryId,
    msisdn: draft.number.msisdn,
    fee: { amount: draft.number.feeCents, currency: "EUR" },
  };

  return {
    busyId,
    failure,
    /** Reserves a number; the operator releases the one held before. */
    reserve: (number: Candidate) => hold(number, false),
    /** Extends the hold by ten minutes, once. */
    extend: () => (held ? hold(held, true) : Promise.resolve<Reserved>("failed")),
    /** Reserves the draft's own number again after its hold has expired. */
    renew: () => (held ? hold(held, false) : Promise.resolve<Reserved>("failed")),
  };
}
