import { ApiError } from "@tribun/api-client";
import { isForSupport, supportHref } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { useErrorText } from "@tribun/i18n/problem-text";
import { Button, ButtonLink, ErrorState } from "@tribun/ui-kit";
import { useBrand } from "../../brand/use-brand.tsx";
import styles from "./dashboard.module.css";

type LinesFailureProps = { error: unknown; busy: boolean; onRetry: () => void };

/** The overview did not come. A broken partner record (1020) needs the hotline, anything else another try. */
export function LinesFailure({ error, busy, onRetry }: LinesFailureProps) {
  const t = useText("dashboard");
  const errorText = useErrorText();
  const { hotline } = useBrand();
  const facts = error instanceof ApiError ? error : undefined;
  const broken = facts?.code === "1020";
  const reference = facts && isForSupport(facts.code, facts.reason) ? facts.requestId : undefined;
  return (
    <ErrorState
      title={broken ? t("partner.title") : t("error.title")}
      message={errorText(facts?.code ?? "-1", facts?.reason).text}
      reference={reference}
      referenceHref={supportHref(reference)}
      referenceLabel={t("error.reference")}
      action={
        <div className={styles["links"]}>
          {broken && (
            <ButtonLink href={`tel:${hotline.freeNumber.replace(/\s/g, "")}`}>
              {t("partner.call", { number: hotline.freeNumber })}
            </ButtonLink>
          )}
          <Button variant={broken ? "quiet" : "action"} busy={busy} onClick={onRetry}>
            {t("error.retry")}
          </Button>
        </div>
      }
    />
  );
}
