import { ApiError } from "@tribun/api-client";
import { useText } from "@tribun/i18n";
import { Button, ErrorState } from "@tribun/ui-kit";
import { FailureHelp, useFailureText } from "@tribun/forms";
import { useWizard } from "./environment.tsx";
import { StepLink } from "./step-link.tsx";

type TariffFailureProps = { readonly error: unknown; readonly title: string; readonly onRetry: () => void };

/** Why the order's tariff cannot be shown: it is no longer sold, with a link to others, or the operator is unreachable, with a retry. */
export function TariffFailure({ error, title, onRetry }: TariffFailureProps) {
  const t = useText("order");
  const common = useText("common");
  const { links } = useWizard();
  const failureText = useFailureText();
  const gone = error instanceof ApiError && error.code === "1012";
  const answered = error instanceof ApiError && error.requestId !== undefined;
  return (
    <ErrorState
      headingLevel={1}
      title={gone ? t("tariff.missing") : title}
      message={
        <>
          <p>{failureText(error)}</p>
          {answered && !gone && (
            <p>
              <FailureHelp error={error} />
            </p>
          )}
        </>
      }
      action={
        gone ? <StepLink href={links.tariffs}>{t("tariff.other")}</StepLink> : <Button onClick={onRetry}>{common("action.retry")}</Button>
      }
    />
  );
}
