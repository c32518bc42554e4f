import { IdentityFields, PersonFields } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { FieldRow, Notice, RadioCards, TextField } from "@tribun/ui-kit";
import { useBrand } from "../../platform/brand/use-brand.tsx";
import styles from "../../platform/forms/form.module.css";
import type { RegistrationState } from "./use-registration.ts";

type PersonSectionProps = { form: RegistrationState["form"]; withLine: boolean; businessOnly: boolean };

/** Private or business, the person, and with a line the identity document. */
export function PersonSection({ form, withLine, businessOnly }: PersonSectionProps) {
  const t = useText("auth");
  const forms = useText("forms");
  const { capabilities } = useBrand();
  const { onBlur: _, ...customerType } = form.text("customerType");
  return (
    <>
      {businessOnly ? (
        <Notice tone="info" title={t("customer.businessOnly")}>
          {t("customer.businessOnlyText")}
        </Notice>
      ) : capabilities.business ? (
        <RadioCards
          {...customerType}
          legend={t("customer.label")}
          options={[
            { value: "private", title: t("customer.private") },
            { value: "corporate", title: t("customer.corporate"), description: t("customer.corporateHint") },
          ]}
        />
      ) : null}
      {form.values.customerType === "corporate" && (
        <>
          <TextField {...form.text("companyName")} label={t("customer.companyName")} autoComplete="organization" required />
          <FieldRow>
            <TextField
              {...form.text("taxNumber")}
              exact
              label={t("customer.taxNumber")}
              hint={t("customer.taxNumberHint")}
              inputMode="numeric"
              autoComplete="off"
              required
            />
            <TextField {...form.text("vatId")} exact label={t("customer.vatId")} hint={t("customer.vatIdHint")} autoComplete="off" />
          </FieldRow>
        </>
      )}
      <PersonFields form={form} {...(withLine && { birthdayHint: forms("birthday.contract") })} />
      {withLine ? (
        <>
          <p className={styles["soft"]}>{t("register.identityWhy")}</p>
          <IdentityFields form={form} />
        </>
      ) : (
        <p className={styles["soft"]}>{t("register.identityLater")}</p>
      )}
    </>
  );
}
