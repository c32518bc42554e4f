import { IdentityFields, PersonFields } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { FieldRow, Notice, TextField, textLinkClass } from "@tribun/ui-kit";
import { useBrand } from "../../platform/brand/use-brand.tsx";
import styles from "../../platform/forms/form.module.css";
import { AppLink } from "../../platform/place/app-link.tsx";
import { usePathname } from "../../platform/place/place.tsx";
import type { RegistrationState } from "./use-registration.ts";

type PersonSectionProps = { form: RegistrationState["form"]; withLine: boolean; businessOnly: boolean };

/** The person, with a line the identity document, and a company's fields for the fans who ask for them. */
export function PersonSection({ form, withLine, businessOnly }: PersonSectionProps) {
  const t = useText("auth");
  const forms = useText("forms");
  return (
    <>
      {businessOnly && (
        <Notice tone="info" title={t("customer.businessOnly")}>
          {t("customer.businessOnlyText")}
        </Notice>
      )}
      <PersonFields form={form} {...(withLine && { birthdayHint: forms("birthday.contract") })} />
      {withLine ? (
        <>
          <IdentityFields form={form} />
          <p className={styles["soft"]}>{t("register.identityWhy")}</p>
        </>
      ) : (
        <p className={styles["soft"]}>{t("register.identityLater")}</p>
      )}
      {!businessOnly && <KindLink form={form} withLine={withLine} />}
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
    </>
  );
}

/**
 * Switches between a fan and a company. A link, because most fans need no question, and its address has the company's fields without a
 * script. A script keeps the page.
 */
function KindLink({ form, withLine }: Omit<PersonSectionProps, "businessOnly">) {
  const t = useText("auth");
  const here = usePathname();
  const { capabilities } = useBrand();
  if (!capabilities.business) return null;
  const isCompany = form.values.customerType === "corporate";
  return (
    <p>
      <AppLink
        href={isCompany ? here : `${here}?kind=corporate`}
        className={textLinkClass({ strong: true })}
        onClick={(event) => {
          event.preventDefault();
          form.set("customerType", isCompany ? "private" : "corporate");
        }}
      >
        {t(isCompany ? "customer.private" : withLine ? "customer.corporateOrder" : "customer.corporate")}
      </AppLink>
    </p>
  );
}
