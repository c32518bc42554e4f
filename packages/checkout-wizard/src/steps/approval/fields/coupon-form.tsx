import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import { machineCode } from "@tribun/domain";
import { useFailureText } from "@tribun/forms";
import { useLanguage, useText } from "@tribun/i18n";
import { useRuleText } from "@tribun/i18n/problem-text";
import { Button, TextField } from "@tribun/ui-kit";
import { type FormEvent, useState } from "react";
import { useOrderDraft } from "../../../store/use-order-draft.ts";
import { useWizard } from "../../../shared/environment.tsx";
import { keepFocus } from "../../../shared/keep-focus.ts";
import { couponQuery } from "../../../shared/queries.ts";
import styles from "../approval.module.css";

/** The operator's limit; no code is longer. */
const LONGEST_CODE = 40;

/** The field for a coupon code. The operator checks a code before it counts (1101 to 1103 appear at the field). */
export function CouponForm() {
  const t = useText("approval");
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
    const code = machineCode(typed);
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

  return (
    <form method="post" noValidate className={styles["inline"]} onSubmit={(event) => void apply(event)}>
      <TextField
        label={t("coupon.label")}
        hint={t("coupon.hint")}
        name="couponCode"
        autoComplete="off"
        autoCapitalize="characters"
        exact
        value={typed}
        onChange={(couponTyped) => change((current) => ({ ...current, couponTyped }))}
        error={error}
      />
      <Button type="submit" variant="quiet" busy={busy} busyLabel={t("coupon.applying")}>
        {t("coupon.apply")}
      </Button>
    </form>
  );
}
