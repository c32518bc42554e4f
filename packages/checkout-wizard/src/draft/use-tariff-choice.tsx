import type { Tariff } from "@tribun/api-client/contract";
import { useSetAtom } from "jotai";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { type ChosenTariff } from "../machine/order-draft.ts";
import { chooseTariff, replacesTariff } from "../machine/tariff-choice.ts";
import { newestDraftAtom } from "./draft-atom.ts";
import { orderSecretsAtom, receivedSummaryAtom } from "./secrets.ts";
import { toChosenTariff } from "./tariff.ts";
import { useOrderDraft } from "./use-order-draft.ts";

/** Dialog and texts come only when somebody replaces a tariff. */
const Ask = lazy(() => import("./replace-tariff-dialog.tsx").then((module) => ({ default: module.ReplaceTariffDialog })));

type TariffChoice = {
  /** Puts the tariff into the cart, or asks first when another one is in it. */
  readonly choose: (tariff: Pick<Tariff, "id" | "slug" | "hasFormOption" | "eligibility">) => void;
  /** Render this somewhere; it is nothing until the question has to be asked. */
  readonly dialog: ReactNode;
};

/**
 * Choosing a tariff from a card or a detail page.
 * @param onChosen called once the tariff is in the cart, to go on to the order
 */
export function useTariffChoice(onChosen: () => void): TariffChoice {
  const { change } = useOrderDraft();
  const newest = useSetAtom(newestDraftAtom);
  const forget = useSetAtom(orderSecretsAtom);
  const forgetSummary = useSetAtom(receivedSummaryAtom);
  const [asked, setAsked] = useState<ChosenTariff>();

  const take = (tariff: ChosenTariff) => {
    change((current) => chooseTariff(current, tariff));
    setAsked(undefined);
    onChosen();
  };

  const askOrTake = async (tariff: ChosenTariff) => {
    if (replacesTariff(await newest(), tariff)) setAsked(tariff);
    else take(tariff);
  };
  const replace = (tariff: ChosenTariff) => {
    forget({});
    forgetSummary(undefined);
    take(tariff);
  };

  return {
    choose: (given) => void askOrTake(toChosenTariff(given)),
    dialog: asked && (
      <Suspense>
        <Ask onConfirm={() => replace(asked)} onCancel={() => setAsked(undefined)} />
      </Suspense>
    ),
  };
}
