import { FormFailure } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { CheckboxField } from "@tribun/ui-kit";
import { Suspense } from "react";
import styles from "../../../platform/forms/form.module.css";
import type { CorporateState } from "./use-corporate.ts";

/**
 * Checkbox that adds an account to the company's lead, and the account's fields below it. Needs a script, because only a script can verify
 * a phone.
 */
export function AccountChoice({ state }: { readonly state: CorporateState }) {
  const t = useText("business");
  const common = useText("common");
  const { form, choose, AccountFields, verified, lost } = state;
  const coming = <p role="status">{form.values.account && common("loading")}</p>;
  return (
    <div className={`${styles["form"]} ${styles["scripted"]}`}>
      <h2>{t("choice.title")}</h2>
      <CheckboxField {...form.box("account")} onChange={choose} hint={t("choice.hint")}>
        {t("choice.label")}
      </CheckboxField>
      <FormFailure error={lost} />
      {AccountFields ? (
        <Suspense fallback={coming}>
          <AccountFields form={form} verified={verified} toPhone={() => document.getElementById(form.text("phone").id)?.focus()} />
        </Suspense>
      ) : (
        coming
      )}
    </div>
  );
}
