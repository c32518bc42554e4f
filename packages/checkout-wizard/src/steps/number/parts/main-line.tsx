import { ApiError } from "@tribun/api-client";
import { supportHref } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { Button, Notice, RadioCards, Skeleton } from "@tribun/ui-kit";
import { useOrderDraft } from "../../../store/use-order-draft.ts";
import { useFailureText } from "@tribun/forms";
import { useWizard } from "../../../shared/environment.tsx";
import { NewTabLink } from "../../../shared/step-link.tsx";
import { useMainLine } from "../use-main-line.ts";

/** The choice of the line that a partner tariff belongs to. */
export function MainLine({ error }: { readonly error?: string | undefined }) {
  const t = useText("order");
  const common = useText("common");
  const format = useFormat();
  const failureText = useFailureText();
  const { retrySession } = useWizard();
  const { change } = useOrderDraft();
  const { lines, main, only, chosen } = useMainLine(true, () => true);

  // Only the hotline can fix a broken record at the partner (1020).
  const reference = lines.error instanceof ApiError ? lines.error.requestId : undefined;
  const retry = retrySession ?? (lines.isError ? () => void lines.refetch() : undefined);
  if (retry) {
    return (
      <Notice
        tone="bad"
        action={
          <Button variant="quiet" onClick={retry}>
            {common("action.retry")}
          </Button>
        }
      >
        <p id="mainLineId" tabIndex={-1}>
          {retrySession ? t("sessionUnknown") : failureText(lines.error)}
        </p>
        {reference !== undefined && (
          <p>
            <NewTabLink standalone href={supportHref(reference)}>
              {t("number.main.help")}
            </NewTabLink>
          </p>
        )}
      </Notice>
    );
  }
  if (main === undefined) return <Skeleton height="76px" shape="card" />;
  if (only) return <Notice tone="info">{t("number.main.only", { number: format.phone(only.msisdn), tariff: only.tariff.name })}</Notice>;
  return (
    <RadioCards
      legend={t("number.main.legend")}
      name="mainLineId"
      value={chosen}
      onChange={(mainLineId: string) => change((current) => ({ ...current, mainLineId }))}
      options={main.map((line) => ({ value: line.id, title: format.phone(line.msisdn), description: line.tariff.name }))}
      error={error}
    />
  );
}
