import { useText } from "@tribun/i18n";
import { Button, DownloadIcon, Notice, Spinner } from "@tribun/ui-kit";
import { ApiErrorNotice } from "../../../../shell/late-errors.tsx";
import shared from "../../shared/edit/account.module.css";
import { useAct } from "../../../../platform/queries/use-act.ts";
import type { useTariffSummary } from "./use-tariff-summary.ts";

type SummaryBoxProps = {
  readonly contract: ReturnType<typeof useTariffSummary>;
  /** Binding of the field that shows a missing summary. */
  readonly binding: { readonly id: string; readonly error?: string };
};

/** The contract summary of the chosen tariff, which the fan must load before the order (L01, § 54 TKG). */
export function SummaryBox({ contract: { summary, error, renew, had, load }, binding }: SummaryBoxProps) {
  const t = useText("account");
  const { busy, failure, run } = useAct<"summary">();
  if (error) return <ApiErrorNotice error={error} onRetry={renew} />;
  return (
    <section id={binding.id} tabIndex={-1} className={shared["stack"]} aria-label={t("tariffChange.summaryTitle")}>
      <p role="status">
        {summary === undefined ? (
          <>
            <Spinner /> {t("tariffChange.summaryMaking")}
          </>
        ) : (
          t(had ? "tariffChange.summaryHave" : "tariffChange.summaryText")
        )}
      </p>
      {summary && (
        <Button variant="quiet" wide busy={busy !== undefined} busyLabel={t("loading")} onClick={() => void run("summary", load)}>
          <DownloadIcon size={20} aria-hidden="true" />
          {t("tariffChange.summaryLoad")}
        </Button>
      )}
      {failure !== undefined && <ApiErrorNotice error={failure} />}
      {binding.error !== undefined && !had && <Notice tone="bad">{binding.error}</Notice>}
    </section>
  );
}
