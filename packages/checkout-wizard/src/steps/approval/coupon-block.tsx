import type { ApiError } from "@tribun/api-client";
import type { Coupon } from "@tribun/api-client/contract";
import { euro } from "@tribun/domain";
import { useFailureText } from "@tribun/forms";
import { type Formats, type Text, useFormat, useText } from "@tribun/i18n";
import { Button, Details, Notice } from "@tribun/ui-kit";
import { useOrderDraft } from "../../store/use-order-draft.ts";
import { Block } from "../../shared/block.tsx";
import { keepFocus } from "../../shared/keep-focus.ts";
import styles from "./approval.module.css";
import { CouponForm } from "./fields/coupon-form.tsx";

/** The benefit of a coupon in words. */
export function couponText(coupon: Coupon, t: Text<"approval">, format: Formats): string {
  if (coupon.type === "percent") return t("coupon.percent", { value: format.number(coupon.value) });
  if (coupon.type === "amount") return t("coupon.amount", { value: format.money(euro(coupon.value)) });
  return t("coupon.data", { value: format.gb(coupon.value) });
}

type CouponBlockProps = {
  readonly coupon: Coupon | undefined;
  /** A refusal from the pricing of the order. */
  readonly refusal: ApiError | undefined;
};

/** The coupon: a field for its code, or the benefit of the redeemed one. */
export function CouponBlock({ coupon, refusal }: CouponBlockProps) {
  const t = useText("approval");
  const order = useText("order");
  const format = useFormat();
  const failureText = useFailureText();
  const { draft, change } = useOrderDraft();

  const remove = () => {
    change(({ couponCode: _, ...rest }) => ({ ...rest, couponTyped: "" }));
    keepFocus(() => document.querySelector("#coupon input"));
  };

  if (draft.couponCode !== undefined) {
    return (
      <Block id="coupon" title={order("parts.coupon")}>
        <Notice
          tone={refusal ? "bad" : "ok"}
          title={refusal ? failureText(refusal) : t("coupon.applied", { code: draft.couponCode })}
          announce
          action={
            <Button variant="quiet" onClick={remove}>
              {t("coupon.remove")}
            </Button>
          }
        >
          {coupon && !refusal && couponText(coupon, t, format)}
        </Notice>
      </Block>
    );
  }
  return (
    <section id="coupon" className={styles["fold"]} aria-label={order("parts.coupon")}>
      <Details open={draft.couponTyped !== undefined}>
        <summary>{t("coupon.ask")}</summary>
        <CouponForm />
      </Details>
    </section>
  );
}
