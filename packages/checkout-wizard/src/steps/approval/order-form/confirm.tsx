import type { OrderPayment, Tariff } from "@tribun/api-client/contract";
import type { PricedOrder } from "@tribun/domain";
import { RichText, useFormat, useText } from "@tribun/i18n";
import { useRuleText } from "@tribun/i18n/problem-text";
import { Button, CheckboxField } from "@tribun/ui-kit";
import { productOptionsOf } from "../../../shared/basket.ts";
import { useOrderDraft } from "../../../store/use-order-draft.ts";
import { useWizard } from "../../../shared/environment.tsx";
import { MainAction } from "../../../shared/main-action.tsx";
import { NewTabLink } from "../../../shared/step-link.tsx";
import styles from "../approval.module.css";

export type Boxes = { readonly terms: boolean; readonly earlyStart: boolean };

type ConfirmProps = {
  readonly tariff: Tariff;
  /** Companies have no right of withdrawal (§ 355 BGB), so the early-start box is not shown to them. */
  readonly business: boolean;
  readonly bill: PricedOrder | OrderPayment;
  readonly boxes: Boxes;
  readonly onBoxes: (boxes: Boxes) => void;
  /** The fan agreed to the terms when registering in this order. */
  readonly agreed: boolean;
  readonly termsError: string | undefined;
  /** The fan has opened the contract summary. Before that a press of the button leads to it. */
  readonly summaryOpened: boolean;
  readonly sending: boolean;
  readonly leaving: boolean;
  readonly onOrder: () => void;
};

/**
 * Unticked boxes, a last line with products, total and term, and the order button with the wording that the law requires (L18, L19, L21,
 * L22).
 */
export function Confirm({
  tariff,
  business,
  bill,
  boxes,
  onBoxes,
  agreed,
  termsError,
  summaryOpened,
  sending,
  leaving,
  onOrder,
}: ConfirmProps) {
  const t = useText("approval");
  const format = useFormat();
  const ruleText = useRuleText();
  const { links } = useWizard();
  const { draft } = useOrderDraft();
  const ported = draft.numberType === "port";
  const jersey = productOptionsOf(draft) !== undefined;
  const last = ported ? (jersey ? "lastPortJersey" : "lastPort") : jersey ? "lastJersey" : "last";
  const term = tariff.commitmentMonths > 1 ? t("lastTerm", { count: tariff.commitmentMonths }) : t("lastTermMonthly");
  return (
    <div className={styles["confirm"]}>
      {agreed ? (
        <p>
          <RichText text={t("boxes.termsAgreed")} parts={{ terms: (words) => <NewTabLink href={links.terms}>{words}</NewTabLink> }} />
        </p>
      ) : (
        <CheckboxField
          name="terms"
          checked={boxes.terms}
          onChange={(terms) => onBoxes({ ...boxes, terms })}
          error={ruleText(termsError)}
          required
        >
          <RichText text={t("boxes.terms")} parts={{ terms: (words) => <NewTabLink href={links.terms}>{words}</NewTabLink> }} />
        </CheckboxField>
      )}
      {!business && (
        <CheckboxField
          name="earlyStart"
          checked={boxes.earlyStart}
          onChange={(earlyStart) => onBoxes({ ...boxes, earlyStart })}
          hint={t("boxes.earlyHint")}
        >
          {t("boxes.early")}
        </CheckboxField>
      )}
      <p className={styles["soft"]}>
        <RichText text={t("boxes.privacy")} parts={{ privacy: (words) => <NewTabLink href={links.privacy}>{words}</NewTabLink> }} />
        {!business && (
          <>
            {" "}
            <RichText
              text={t("boxes.withdrawal")}
              parts={{ withdrawal: (words) => <NewTabLink href={links.withdrawal}>{words}</NewTabLink> }}
            />
          </>
        )}
      </p>
      {!summaryOpened && (
        <p id="order-needs" className={styles["needs"]}>
          {t("summary.needed")}
        </p>
      )}
      <MainAction>
        <p>
          {t(last, {
            tariff: tariff.name,
            term,
            monthly: format.money(bill.monthly),
            now: format.money(bill.dueNow),
          })}
          {ported && bill.openingFeeAfterSwitch && ` ${t("lastOpening", { price: format.money(bill.openingFeeAfterSwitch) })}`}
        </p>
        <Button
          busy={sending || leaving}
          busyLabel={t(leaving ? "leaving" : "sending")}
          aria-describedby={summaryOpened ? undefined : "order-needs"}
          onClick={onOrder}
        >
          {t("button")}
        </Button>
      </MainAction>
    </div>
  );
}
