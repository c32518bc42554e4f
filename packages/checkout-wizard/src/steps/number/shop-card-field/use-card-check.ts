import { ApiError } from "@tribun/api-client";
import { checkSim } from "@tribun/api-client/calls/shop-card";
import { isIccid, normaliseIccid } from "@tribun/domain";
import { useRef, useState } from "react";
import { useOrderDraft } from "../../../store/use-order-draft.ts";
import { useWizard } from "../../../shared/environment.tsx";

/** Why a card that the operator knows is not one to start on: it is in use, or it is no card. */
export type CardRefusal = "inUse" | "esim";

/** Asks the operator about a card from a shop. A slip of the finger asks nobody: the check digit comes first. */
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
      // Only for the digits that were asked about: a fan may have typed on. A card that lies aside by now stays there.
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
  /** The operator said no to these digits, for a reason that its text tells. */
  const refused = failure instanceof ApiError && failure.code === "1110";
  return { busy, refusal, failure, refused, check, forget };
}
