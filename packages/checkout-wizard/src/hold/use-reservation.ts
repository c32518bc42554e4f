import { ApiError } from "@tribun/api-client";
import type { RegistryNumber } from "@tribun/api-client/contract";
import { phoneReserve } from "@tribun/api-client/calls/catalogue";
import { useRef, useState } from "react";
import { useOrderDraft } from "../store/use-order-draft.ts";
import { keepNumber } from "../machine/number-choice.ts";
import { letHoldEnd } from "../draft/order-draft.ts";
import { useWizard } from "../shared/environment.tsx";

/** The part of a number that reserving needs. */
export type Candidate = Pick<RegistryNumber, "id" | "msisdn" | "fee">;
export type ReservationFailure =
  /** Somebody else holds or has it by now. */
  { readonly kind: "taken"; readonly msisdn: string } | { readonly kind: "failed"; readonly error: unknown };

/** Whether an error means that the number went to somebody else. */
export function isTaken(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "1104" || error.code === "1105" || error.code === "1108");
}

/** Holding a number for this cart, and holding it longer. One call at a time. A failure leaves the draft as it was, save one hold that cannot go on. */
export function useReservation() {
  const { api } = useWizard();
  const { draft, change } = useOrderDraft();
  const [busyId, setBusyId] = useState<string>();
  const [failure, setFailure] = useState<ReservationFailure>();
  const locked = useRef(false);

  const hold = async (number: Candidate, extend: boolean): Promise<boolean> => {
    if (locked.current) return false;
    locked.current = true;
    setBusyId(number.id);
    setFailure(undefined);
    try {
      const { reservationId, expiresAt, extended } = await api(phoneReserve, { params: { id: number.id }, body: extend ? { extend } : {} });
      const { id: registryId, msisdn, fee } = number;
      change((current) => keepNumber(current, { registryId, msisdn, feeCents: fee.amount, reservationId, expiresAt, extended }));
      return true;
    } catch (error) {
      // What cannot be held longer is not held: the panel asks what became of it.
      if (extend && isTaken(error)) change(letHoldEnd);
      setFailure(isTaken(error) ? { kind: "taken", msisdn: number.msisdn } : { kind: "failed", error });
      return false;
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
    /** Reserves a number; the one held before is set free by the operator. @returns true when it is held now */
    reserve: (number: Candidate) => hold(number, false),
    /** Adds ten minutes, once. */
    extend: () => (held ? hold(held, true) : Promise.resolve(false)),
    /** Reserves the draft's own number again after its hold ran out. */
    renew: () => (held ? hold(held, false) : Promise.resolve(false)),
  };
}
