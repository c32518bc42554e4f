import type { OrderPayment, Tariff } from "@tribun/api-client/contract";
import type { PricedOrder } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { useOrderDraft } from "../../store/use-order-draft.ts";
import { simName } from "../../machine/sim-choice.ts";
import { shownSteps } from "../../machine/steps.ts";
import { TicketPart } from "../../summary/ticket-part.tsx";
import { useWizard } from "../../shared/environment.tsx";
import { NewTabLink } from "../../shared/step-link.tsx";
import { useCircumstances } from "../../shared/use-circumstances.ts";
import styles from "./approval.module.css";
import { HolderPart } from "./holder-part.tsx";
import { JerseySummary } from "./jersey-summary.tsx";
import { NumberBlock } from "./number-block.tsx";

type ReviewProps = { readonly tariff: Tariff; readonly bill: PricedOrder | OrderPayment };

/** The chosen tariff, number, SIM and jersey: parts that fit are edited in place, the number at its step. */
export function Review({ tariff, bill }: ReviewProps) {
  const order = useText("order");
  const ticket = useText("ticket");
  const format = useFormat();
  const { draft } = useOrderDraft();
  const { at } = useCircumstances();
  const { links } = useWizard();
  return (
    <>
      <TicketPart part="tariff" title={order("parts.tariff")}>
        <p>
          {tariff.name}, {format.gb(tariff.dataGb)}
        </p>
        <p className={styles["soft"]}>
          {tariff.commitmentMonths > 1 ? order("parts.term", { count: tariff.commitmentMonths }) : order("parts.termMonthly")}
        </p>
        <p>
          <NewTabLink standalone href={links.sheet(tariff.productSheetFile)}>
            {order("tariff.sheet")}
          </NewTabLink>
        </p>
      </TicketPart>
      {draft.tariff && (draft.tariff.requiresChild || draft.tariff.requiresMainLine) && <HolderPart tariff={draft.tariff} />}
      <NumberBlock />
      <TicketPart part="sim" title={ticket("sim")}>
        <p>{draft.simType && ticket(`sims.${simName(draft)}`)}</p>
      </TicketPart>
      {shownSteps(draft, at).includes("extras") && (
        <TicketPart part="jersey" title={order("parts.jersey")}>
          <JerseySummary tariffId={tariff.id} bill={bill} />
        </TicketPart>
      )}
    </>
  );
}
