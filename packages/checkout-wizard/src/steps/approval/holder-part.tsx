import { useQuery } from "@tanstack/react-query";
import { isIsoDate } from "@tribun/domain";
import { useFormat, useLanguage, useText } from "@tribun/i18n";
import { useOrderDraft } from "../../store/use-order-draft.ts";
import type { ChosenTariff } from "../../draft/order-draft.ts";
import { TicketPart } from "../../summary/ticket-part.tsx";
import { useWizard } from "../../shared/environment.tsx";
import { linesQuery } from "../../shared/queries.ts";

/** The user of the line: the child of a kids tariff, or the main line of a partner tariff. */
export function HolderPart({ tariff }: { readonly tariff: ChosenTariff }) {
  const t = useText("approval");
  const format = useFormat();
  const language = useLanguage();
  const { api, session } = useWizard();
  const { draft } = useOrderDraft();
  const asked = tariff.requiresMainLine && session === "authenticated";
  const main = useQuery(linesQuery(api, language, asked)).data?.find(({ id }) => id === draft.mainLineId);
  return (
    <TicketPart part="holder" title={t(tariff.requiresChild ? "holder.child" : "holder.main")}>
      {draft.childBirthday !== undefined && isIsoDate(draft.childBirthday) && tariff.requiresChild && (
        <p>{t("child", { date: format.date(draft.childBirthday) })}</p>
      )}
      {main && <p>{t("holder.line", { number: format.phone(main.msisdn), tariff: main.tariff.name })}</p>}
    </TicketPart>
  );
}
