import type { ApiError } from "@tribun/api-client";
import { supportHref } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { useErrorText } from "@tribun/i18n/problem-text";
import { Button, ButtonLink, ErrorState } from "@tribun/ui-kit";
import { useBrand } from "../../../platform/brand/use-brand.tsx";

type PartnerFailureProps = { readonly error: ApiError; readonly busy: boolean; readonly onRetry: () => void };

/** Shown if the fan's record in the partner system is broken (1020), which only the hotline can fix. */
export function PartnerFailure({ error, busy, onRetry }: PartnerFailureProps) {
  const t = useText("dashboard");
  const errorText = useErrorText();
  const { hotline } = useBrand();
  return (
    <ErrorState
      title={t("partner.title")}
      message={errorText(error.code, error.reason).text}
      reference={error.requestId}
      referenceLabel={t("error.reference")}
      referenceHref={supportHref(error.requestId)}
      action={
        <>
          <ButtonLink href={`tel:${hotline.freeNumber.replace(/\s/g, "")}`}>{t("partner.call", { number: hotline.freeNumber })}</ButtonLink>
          <Button variant="quiet" busy={busy} onClick={onRetry}>
            {t("error.retry")}
          </Button>
        </>
      }
    />
  );
}
