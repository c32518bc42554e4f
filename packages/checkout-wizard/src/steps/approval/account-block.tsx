import { useText } from "@tribun/i18n";
import { Button, Notice } from "@tribun/ui-kit";
import { useOrderDraft } from "../../store/use-order-draft.ts";
import { useWizard } from "../../shared/environment.tsx";
import { StepLink } from "../../shared/step-link.tsx";
import styles from "./approval.module.css";

/** Asks a guest for the account, only here; cart and hold stay (A11). */
export function AccountBlock() {
  const t = useText("approval");
  const order = useText("order");
  const common = useText("common");
  const { retrySession } = useWizard();
  const { draft } = useOrderDraft();
  if (retrySession) {
    return (
      <Notice tone="warn" title={t("account.unknown")} action={<Button onClick={retrySession}>{common("action.retry")}</Button>}>
        {order("sessionUnknown")}
      </Notice>
    );
  }
  return (
    <Notice
      tone="info"
      title={t("account.title")}
      action={
        <div className={styles["row"]}>
          <AccountWays />
        </div>
      }
    >
      {t(draft.tariff?.forBusiness ? "account.business" : "account.text")}
    </Notice>
  );
}

/** The two links to an account: beside the explanation, and again at the end of the step. */
export function AccountWays() {
  const t = useText("approval");
  const { links } = useWizard();
  return (
    <>
      <StepLink href={links.register}>{t("account.register")}</StepLink>
      <StepLink variant="quiet" href={links.login("approval")}>
        {t("account.login")}
      </StepLink>
    </>
  );
}
