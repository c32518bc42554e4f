import { useText } from "@tribun/i18n";
import { Button, Notice } from "@tribun/ui-kit";
import { useOrderDraft } from "../../draft/use-order-draft.ts";
import { useWizard } from "../../wizard/environment.tsx";
import { StepLink } from "../../wizard/step-link.tsx";
import styles from "./approval.module.css";

/** A guest is asked for the account only here; cart and held number stay (A11). */
export function AccountBlock() {
  const t = useText("order");
  const { retrySession } = useWizard();
  const { draft } = useOrderDraft();
  if (retrySession) {
    return (
      <Notice
        tone="warn"
        title={t("approval.account.down.title")}
        action={<Button onClick={retrySession}>{t("approval.failure.retry")}</Button>}
      >
        {t("approval.account.down.text")}
      </Notice>
    );
  }
  return (
    <Notice
      tone="info"
      title={t("approval.account.title")}
      action={
        <div className={styles["row"]}>
          <AccountWays />
        </div>
      }
    >
      {t(draft.tariff?.forBusiness ? "approval.account.business" : "approval.account.text")}
    </Notice>
  );
}

/** The two ways to an account: beside what is said of it, and again where the step ends. */
export function AccountWays() {
  const t = useText("order");
  const { links } = useWizard();
  return (
    <>
      <StepLink href={links.register}>{t("approval.account.register")}</StepLink>
      <StepLink variant="quiet" href={links.login("approval")}>
        {t("approval.account.login")}
      </StepLink>
    </>
  );
}
