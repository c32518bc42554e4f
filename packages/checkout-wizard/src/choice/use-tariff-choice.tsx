import { useSetAtom } from "jotai";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { OrderDraft } from "../draft/order-draft.ts";
import { type Allowed, chooseTariff, replacesTariff } from "../draft/tariff-choice.ts";
import { newestDraftAtom } from "../store/draft-atom.ts";
import { receivedSummaryAtom } from "../store/secrets.ts";
import { type OfferedTariff, toChosenTariff } from "../store/tariff.ts";
import type { ChoosingFan } from "./choosing-fan.ts";
import { useOrderDraft } from "../store/use-order-draft.ts";

/** Dialog and texts load only when the fan replaces a tariff. */
const Ask = lazy(() =>
  import("./replace-tariff-dialog/replace-tariff-dialog.tsx").then((module) => ({ default: module.ReplaceTariffDialog })),
);

type TariffChoice = {
  /** Puts the tariff into the cart, or asks first if it holds another one. */
  readonly choose: (tariff: OfferedTariff) => void;
  /** Render this element; it is empty until the question is needed. */
  readonly dialog: ReactNode;
};

/**
 * Chooses a tariff from a card or a detail page.
 * @param onChosen called once the tariff is in the cart, to continue to the order
 * @param onKept called when the fan keeps the present tariff
 */
export function useTariffChoice(fan: ChoosingFan, onChosen: () => void, onKept?: () => void): TariffChoice {
  const { change } = useOrderDraft();
  const newest = useSetAtom(newestDraftAtom);
  const forgetSummary = useSetAtom(receivedSummaryAtom);
  const [asked, setAsked] = useState<{ readonly tariff: OfferedTariff; readonly draft: OrderDraft }>();

  const take = (tariff: OfferedTariff, allowed?: Allowed) => {
    change((current) => chooseTariff(current, toChosenTariff(tariff), allowed));
    setAsked(undefined);
    onChosen();
  };

  const askOrTake = async (tariff: OfferedTariff) => {
    const draft = await newest();
    if (replacesTariff(draft, toChosenTariff(tariff))) setAsked({ tariff, draft });
    else take(tariff);
  };
  const replace = (tariff: OfferedTariff, allowed: Allowed) => {
    forgetSummary(undefined);
    take(tariff, allowed);
  };
  const keep = () => {
    setAsked(undefined);
    onKept?.();
  };

  return {
    choose: (tariff) => void askOrTake(tariff),
    dialog: asked && (
      <Suspense>
        <Ask {...asked} fan={fan} onConfirm={(allowed) => replace(asked.tariff, allowed)} onCancel={keep} />
      </Suspense>
    ),
  };
}
