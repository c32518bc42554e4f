import { ApiError } from "@tribun/api-client";
import { checkSim } from "@tribun/api-client/calls/shop-card";
import { isIccid, normaliseIccid } from "@tribun/domain";
import { useRef, useState } from "react";
import { useOrderDraft } from "../../../store/use-order-draft.ts";
import { useWizard } from "../../../shared/environment.tsx";

/** Why the fan cannot use a valid ICCID: it is in use, or it belongs to an eSIM. */
export type CardRefusal = "inUse" | "esim";

/** Checks a shop card at the operator. A wrong check digit needs no call. */
export function useCardCheck() {
  const { api } = useWizard();
  const { change } = useOrderDraft();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CardRefusal>();
  const [failure, setFailure] = useState<unknown>();
  const locked = useRef(false);

  const check = async (typed: string): Promise<void> => {
    const iccid = normaliseIccid(typed);
    if (locked.current || !isIccid(iccid)) return;
    locked.current = true;
    setBusy(true);
    setRefusal(undefined);
    setFailure(undefined);
    try {
      const { simType, activatable, msisdn } = await api(checkSim, { body: { iccid } });
      if (simType !== "physical") setRefusal("esim");
      else if (!activatable || msisdn !== undefined) setRefusal("inUse");
      // Applies only to the digits that were checked, because the fan may have typed on. Keeps `aside` as it is.
      else
        change((draft) =>
          normaliseIccid(draft.shopCard?.typed ?? "") === iccid
            ? { ...draft, shopCard: { ...draft.shopCard, typed, checked: iccid } }
            : draft,
        );
    } catch (error) {
      setFailure(() => error);
    } finally {
      locked.current = false;
      setBusy(false);
    }
  };
  const forget = () => {
    setRefusal(undefined);
    setFailure(undefined);
  };
  /** The operator refused these digits for a reason that has its own text. */
  const refused = failure instanceof ApiError && failure.code === "1110";
  return { busy, refusal, failure, refused, check, forget };
}
