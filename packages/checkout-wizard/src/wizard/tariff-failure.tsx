import { ApiError } from "@tribun/api-client";
import { isForSupport, supportHref } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { Button, ErrorState } from "@tribun/ui-kit";
import { useFailureText } from "@tribun/forms";
import { useWizard } from "./environment.tsx";
import { StepLink } from "./step-link.tsx";

type TariffFailureProps = { readonly error: unknown; readonly title: string; readonly onRetry: () => void };

/** Why the order's tariff cannot be shown: it is gone, and there are others, or nobody answers, and one can ask again. */
export function TariffFailure({ error, title, onRetry }: TariffFailureProps) {
  const t = useText("order");
  const forms = useText("forms");
  const { links } = useWizard();
  const failureText = useFailureText();
  const known = error instanceof ApiError ? error : undefined;
  const reference = known && isForSupport(known.code, known.reason) ? known.requestId : undefined;
  const gone = known?.code === "1012";
  return (
    <ErrorState
      headingLevel={1}
      title={gone ? t("tariff.missing") : title}
      message={failureText(error)}
      reference={reference}
      referenceLabel={forms("failure.helpReference")}
      referenceHref={supportHref(reference)}
      action={
        gone ? (
          <StepLink href={links.tariffs}>{t("tariff.other")}</StepLink>
        ) : (
          <Button onClick={onRetry}>{t("approval.failure.retry")}</Button>
        )
      }
    />
  );
}
