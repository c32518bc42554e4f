import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import type { Coupon } from "@tribun/api-client/contract";
import { euro } from "@tribun/domain";
import { type Formats, type Text, useFormat, useLanguage, useText } from "@tribun/i18n";
import { useRuleText } from "@tribun/i18n/problem-text";
import { Button, Notice, TextField } from "@tribun/ui-kit";
import { type FormEvent, useState } from "react";
import { useOrderDraft } from "../../draft/use-order-draft.ts";
import { useFailureText } from "@tribun/forms";
import { useWizard } from "../../wizard/environment.tsx";
import { couponQuery } from "../../wizard/queries.ts";
import styles from "./approval.module.css";
import { Block } from "../../wizard/block.tsx";
import { keepFocus } from "../../wizard/keep-focus.ts";

/** The operator looks at no longer one: there is none. */
const LONGEST_CODE = 40;

/** What a coupon brings, in words. */
export function couponText(coupon: Coupon, t: Text<"order">, format: Formats): string {
  if (coupon.type === "percent") return t("approval.coupon.percent", { value: format.number(coupon.value) });
  if (coupon.type === "amount") return t("approval.coupon.amount", { value: format.money(euro(coupon.value)) });
  return t("approval.coupon.data", { value: format.gb(coupon.value) });
}

type CouponBlockProps = {
  readonly coupon: Coupon | undefined;
  /** A refusal that came later, when the operator priced the order. */
  readonly refusal: ApiError | undefined;
};

/** A coupon code: checked by the operator before it counts (1101 to 1103 stand beside the field). */
export function CouponBlock({ coupon, refusal }: CouponBlockProps) {
  const t = useText("order");
  const format = useFormat();
  const language = useLanguage();
  const ruleText = useRuleText();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { api } = useWizard();
  const { draft, change } = useOrderDraft();
  const typed = draft.couponTyped ?? "";
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ readonly rule: string } | { readonly cause: unknown }>();
  const error = refused && ("rule" in refused ? ruleText(refused.rule) : failureText(refused.cause));

  const apply = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const code = typed.trim().toUpperCase();
    if (busy) return;
    if (code === "") return setRefused({ rule: "coupon.required" });
    if (code.length > LONGEST_CODE) return setRefused({ cause: new ApiError("1101") });
    setBusy(true);
    setRefused(undefined);
    try {
      await queries.fetchQuery({ ...couponQuery(api, language, code, draft.tariff?.id ?? ""), staleTime: 0 });
      change(({ couponTyped: _, ...current }) => ({ ...current, couponCode: code }));
      keepFocus(() => document.querySelector("#coupon button"));
    } catch (cause) {
      setRefused({ cause });
    } finally {
      setBusy(false);
    }
  };

  const remove = () => {
    change(({ couponCode: _, ...rest }) => rest);
    keepFocus(() => document.querySelector("#coupon input"));
  };

  if (draft.couponCode !== undefined) {
    return (
      <Block id="coupon" title={t("approval.coupon.title")}>
        <Notice
          tone={refusal ? "bad" : "ok"}
          title={refusal ? failureText(refusal) : t("approval.coupon.applied", { code: draft.couponCode })}
          announce
          action={
            <Button variant="quiet" onClick={remove}>
              {t("approval.coupon.remove")}
            </Button>
          }
        >
          {coupon && !refusal && couponText(coupon, t, format)}
        </Notice>
      </Block>
    );
  }
  return (
    <Block id="coupon" title={t("approval.coupon.title")}>
      <form method="post" noValidate className={styles["inline"]} onSubmit={(event) => void apply(event)}>
        <TextField
          label={t("approval.coupon.label")}
          name="couponCode"
          autoComplete="off"
          autoCapitalize="characters"
          value={typed}
          onChange={(couponTyped) => change((current) => ({ ...current, couponTyped }))}
          error={error}
        />
        <Button type="submit" variant="quiet" busy={busy} busyLabel={t("approval.coupon.applying")}>
          {t("approval.coupon.apply")}
        </Button>
      </form>
    </Block>
  );
}
