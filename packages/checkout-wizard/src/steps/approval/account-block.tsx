import { useText } from "@tribun/i18n";
import { Button, Notice } from "@tribun/ui-kit";
import { useOrderDraft } from "../../store/use-order-draft.ts";
import { useWizard } from "../../shared/environment.tsx";
import { MainAction } from "../../shared/main-action.tsx";
import { StepLink } from "../../shared/step-link.tsx";

/** Asks a guest for the account, only here; cart and hold stay (A11). */
export function AccountBlock() {
  const t = useText("approval");
  const order = useText("order");
  const common = useText("common");
  const { links, retrySession } = useWizard();
  const { draft } = useOrderDraft();
  if (retrySession) {
    return (
      <Notice tone="warn" title={t("account.unknown")} action={<Button onClick={retrySession}>{common("action.retry")}</Button>}>
        {order("sessionUnknown")}
      </Notice>
    );
  }
  return (
    <>
      <Notice
        tone="info"
        title={t("account.title")}
        action={
          <StepLink variant="quiet" href={links.login("approval")}>
            {t("account.login")}
          </StepLink>
        }
      >
        {t(draft.tariff?.forBusiness ? "account.business" : "account.text")}
      </Notice>
      <MainAction>
        <StepLink href={links.register}>{t("account.register")}</StepLink>
      </MainAction>
    </>
  );
}
