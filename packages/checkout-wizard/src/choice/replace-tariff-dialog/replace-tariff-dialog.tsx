import { useQuery } from "@tanstack/react-query";
import { useFormat, useLanguage, useText } from "@tribun/i18n";
import { Button, Notice } from "@tribun/ui-kit";
import { Dialog } from "@tribun/ui-kit/dialog";
import { mainLinesOf, obstacleOf, ownTariffs } from "../../machine/obstacle.ts";
import type { OrderDraft } from "../../draft/order-draft.ts";
import { type Allowed, keptWith, lostWith } from "../../draft/tariff-choice.ts";
import { linesQuery, plansQuery } from "../../shared/queries.ts";
import { type OfferedTariff, toChosenTariff } from "../../store/tariff.ts";
import type { ChoosingFan } from "../choosing-fan.ts";

type ReplaceTariffDialogProps = {
  readonly tariff: OfferedTariff;
  readonly draft: OrderDraft;
  readonly fan: ChoosingFan;
  readonly onConfirm: (allowed: Allowed) => void;
  readonly onCancel: () => void;
};

/**
 * Asks before another tariff replaces the one in the cart (spec §6). It lists what stays, what the new tariff does not allow, and why this
 * fan cannot order it, which the order itself would only show after the replacement.
 */
export function ReplaceTariffDialog({ tariff, draft, fan, onConfirm, onCancel }: ReplaceTariffDialogProps) {
  const t = useText("order");
  const format = useFormat();
  const language = useLanguage();
  const signedIn = fan.session === "authenticated";
  const plans = useQuery({ ...plansQuery(fan.api, language, tariff.id), enabled: draft.jersey !== undefined });
  const lines = useQuery(linesQuery(fan.api, language, signedIn));
  // Wait for all answers, because a late sentence would move the button while the fan presses it.
  if (plans.isLoading || lines.isLoading) return null;
  const chosen = toChosenTariff(tariff);
  const allowed: Allowed = { simTypes: tariff.simTypes, plans: plans.data?.map(({ id }) => id) };
  const lost = lostWith(draft, chosen, allowed);
  const kept = keptWith(draft, chosen, allowed);
  const buyer = {
    signedIn: fan.session === "loading" ? undefined : signedIn,
    customerType: fan.user?.customerType,
    tariffs: lines.data && ownTariffs(lines.data),
    mainLines: lines.data && mainLinesOf(lines.data).length,
  };
  const obstacle = obstacleOf(chosen, buyer, tariff.alternative12Id);
  return (
    <Dialog
      open
      onClose={onCancel}
      title={t("replace.title")}
      actions={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {t("replace.cancel")}
          </Button>
          <Button onClick={() => onConfirm(allowed)}>{t("replace.confirm")}</Button>
        </>
      }
    >
      {obstacle && (
        <Notice tone="warn" title={t(`tariff.obstacle.${obstacle}.title`)}>
          {t(`tariff.obstacle.${obstacle}.text`)}
        </Notice>
      )}
      <p>{t("replace.text")}</p>
      {kept.length > 0 && <p>{t("replace.kept", { parts: format.list(kept.map((part) => t(`replace.part.${part}`))) })}</p>}
      {lost.length > 0 && <p>{t("replace.lost", { parts: format.list(lost.map((part) => t(`replace.part.${part}`))) })}</p>}
      {draft.openOrder && <p>{t("replace.waiting")}</p>}
    </Dialog>
  );
}
