import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import type { OrderPayment, Tariff } from "@tribun/api-client/contract";
import { euro, type OrderStep, OTHER_DONOR, type PricedOrder } from "@tribun/domain";
import { useFailureText } from "@tribun/forms";
import { useFormat, useLanguage, useText } from "@tribun/i18n";
import { productOptionsOf } from "../shared/basket.ts";
import { useOrderDraft } from "../store/use-order-draft.ts";
import { HoldPanel } from "../hold/hold-panel.tsx";
import { withoutCoupon, withoutJersey } from "../machine/cart.ts";
import { portedNumber } from "../machine/porting.ts";
import { simName } from "../machine/sim-choice.ts";
import { shownSteps } from "../machine/steps.ts";
import { jerseyLine } from "../summary/jersey-line.ts";
import { jerseySumText } from "../summary/jersey-sum.ts";
import { Block } from "../shared/block.tsx";
import { useWizard } from "../shared/environment.tsx";
import { COUPON_CODES, couponQuery } from "../shared/queries.ts";
import { StepLink } from "../shared/step-link.tsx";
import { useCircumstances } from "../shared/use-circumstances.ts";
import styles from "./cart.module.css";

type CartLinesProps = { readonly tariff: Tariff; readonly bill: PricedOrder | OrderPayment };

/** The chosen tariff, number and SIM, jersey and coupon, each with a link to change it or a button to remove it. */
export function CartLines({ tariff, bill }: CartLinesProps) {
  const t = useText("order");
  const ticket = useText("ticket");
  const format = useFormat();
  const { links, go } = useWizard();
  const { draft, change } = useOrderDraft();
  const { at } = useCircumstances();
  // An ordered cart is read-only.
  const changed = (to: OrderStep) => (draft.openOrder ? {} : { onChange: () => go(to) });
  const refusal = useCouponRefusal(tariff);
  const ported = draft.numberType === "port";
  const number = ported ? portedNumber(draft) : draft.number?.msisdn;
  const donor = draft.portingOptions?.donatingProvider;
  const fee = ported ? 0 : (draft.number?.feeCents ?? 0);
  return (
    <>
      <Block title={t("parts.tariff")} {...changed("tariff")}>
        <p>
          {tariff.name}, {format.gb(tariff.dataGb)}
        </p>
        <p className={styles["soft"]}>
          {tariff.commitmentMonths > 1 ? t("parts.term", { count: tariff.commitmentMonths }) : t("parts.termMonthly")}
        </p>
        {draft.openOrder === undefined && (
          <p className={styles["act"]}>
            <StepLink variant="quiet" href={links.tariffs}>
              {t("tariff.other")}
            </StepLink>
          </p>
        )}
      </Block>
      <Block title={t("parts.number")} {...changed("number")}>
        {number === undefined && <p>{t("cart.noNumber")}</p>}
        {number !== undefined && (ported || draft.openOrder !== undefined) && <p>{format.phone(number)}</p>}
        {ported && donor && donor.id !== OTHER_DONOR && <p className={styles["soft"]}>{t("parts.from", { donor: donor.name })}</p>}
        <HoldPanel />
        {(draft.simType !== undefined || fee > 0) && (
          <p className={styles["soft"]}>
            {[draft.simType && ticket(`sims.${simName(draft)}`), fee > 0 && t("parts.numberFee", { price: format.money(euro(fee)) })]
              .filter(Boolean)
              .join(", ")}
          </p>
        )}
      </Block>
      {shownSteps(draft, at).includes("extras") && <JerseyLine bill={bill} />}
      {draft.couponCode !== undefined && (
        <Block title={t("parts.coupon")} error={refusal} {...(draft.openOrder === undefined && { onRemove: () => change(withoutCoupon) })}>
          <p>{draft.couponCode}</p>
        </Block>
      )}
    </>
  );
}

/** Why the cart's coupon is invalid for this order. An order that was already sent keeps its coupon. */
function useCouponRefusal({ id }: Tariff): string | undefined {
  const failureText = useFailureText();
  const language = useLanguage();
  const { api } = useWizard();
  const { draft } = useOrderDraft();
  const { error } = useQuery(couponQuery(api, language, draft.couponCode, id));
  const refused = draft.openOrder === undefined && error instanceof ApiError && COUPON_CODES.includes(error.code);
  return refused ? failureText(error) : undefined;
}

/** The jersey line: undecided, left out, incomplete or ready. */
function JerseyLine({ bill }: Pick<CartLinesProps, "bill">) {
  const t = useText("order");
  const format = useFormat();
  const { go } = useWizard();
  const { draft, change } = useOrderDraft();
  const wanted = draft.jersey?.wanted ? draft.jersey : undefined;
  const jersey = productOptionsOf(draft);
  return (
    <Block
      title={t("parts.jersey")}
      {...(draft.openOrder === undefined && {
        onChange: () => go("extras"),
        ...(wanted && { onRemove: () => change(withoutJersey) }),
      })}
    >
      {jersey ? (
        <>
          <p>{jerseyLine(jersey, t, format)}</p>
          <p className={styles["soft"]}>{jerseySumText(bill, t, format)}</p>
        </>
      ) : (
        <p>{t(wanted ? "cart.jerseyBegun" : draft.jersey ? "parts.noJersey" : "cart.noJersey")}</p>
      )}
    </Block>
  );
}
