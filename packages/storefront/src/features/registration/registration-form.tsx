import { INVITATION_DAYS, INVITATION_GB } from "@tribun/domain";
import { FormFailure } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { Button, ErrorSummary, Notice } from "@tribun/ui-kit";
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from "react";
import formStyles from "../../platform/forms/form.module.css";
import { PersonSection } from "./person-section.tsx";
import styles from "./registration.module.css";
import type { Registration } from "./sending/schema.ts";
import { useRegistration } from "./use-registration.ts";
import { sending } from "./use-section.ts";
import { SECTION_FIELDS, SECTIONS } from "./values.ts";

type RegistrationFormProps = {
  withLine: boolean;
  /** True when the cart requires a business account. */
  businessOnly?: boolean;
  /** The ported number of the order, E.164; offered as the fan's phone while none is typed. */
  broughtPhone?: string | undefined;
  onRegistered: (registration: Registration) => void;
  /** Renders the main button elsewhere on the page; it stays the form's submit button. */
  placeAction?: (button: ReactNode) => ReactNode;
};

/** Registration in three sections: person, contact and address, security and consents (spec §2). */
export function RegistrationForm({ withLine, businessOnly = false, broughtPhone, onRegistered, placeAction }: RegistrationFormProps) {
  const t = useText("auth");
  const common = useText("common");
  const state = useRegistration({ withLine, businessOnly, broughtPhone, onRegistered });
  const { form, section, goTo, next } = state;
  // Loaded for every section but the first, because the fan cannot leave the first before its rules have loaded.
  const { ContactSection, SecuritySection } = sending.now() ?? {};
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(section);
  const id = useId();
  const index = SECTIONS.indexOf(section);
  const last = index === SECTIONS.length - 1;
  const summary = form.summary.filter(({ name }) => SECTION_FIELDS[section].includes(name));
  const listed = summary.length > 0;

  useEffect(() => {
    if (shown.current === section) return;
    shown.current = section;
    // A list of errors takes the focus itself.
    if (!listed) heading.current?.focus();
  }, [section, listed]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (last) void form.submit();
    else next();
  };

  const action = (
    <Button type="submit" form={id} busy={form.busy} busyLabel={t("register.busy")}>
      {last ? t(withLine ? "register.submitOrder" : "register.submit") : t("register.next")}
    </Button>
  );
  return (
    <form id={id} method="post" noValidate className={formStyles["form"]} onSubmit={submit} aria-label={t("register.form")}>
      <ErrorSummary attempt={form.attempts} title={common("errorSummary", { count: summary.length })} errors={summary} />
      <FormFailure error={form.failure} />
      {form.values.invitationCode.trim() !== "" && (
        <Notice tone="info" title={t("register.invitationTitle", { gb: INVITATION_GB })}>
          {t("register.invitationText", { gb: INVITATION_GB, days: INVITATION_DAYS })}
        </Notice>
      )}
      <section key={section} className={formStyles["form"]} aria-labelledby="section-title">
        <div className={styles["title"]}>
          <h2 id="section-title" ref={heading} tabIndex={-1}>
            {t(`register.section.${section}`)}
          </h2>
          <p className={formStyles["soft"]}>{t("register.step", { number: index + 1, count: SECTIONS.length })}</p>
        </div>
        {section === "person" && <PersonSection form={form} withLine={withLine} businessOnly={businessOnly} />}
        {section === "contact" && ContactSection && <ContactSection state={state} withLine={withLine} />}
        {section === "security" && SecuritySection && (
          <SecuritySection state={state} withLine={withLine} sendsCode toPhone={() => goTo("contact")} />
        )}
      </section>
      <div className={formStyles["actions"]}>
        {index > 0 && (
          <Button variant="quiet" onClick={() => goTo(SECTIONS[index - 1] ?? "person")}>
            {t("register.back")}
          </Button>
        )}
        {placeAction ? placeAction(action) : action}
      </div>
    </form>
  );
}
