import { useQuery } from "@tanstack/react-query";
import { useFormat, useLanguage, useText } from "@tribun/i18n";
import { Notice, RadioCards, Skeleton } from "@tribun/ui-kit";
import { useOrderDraft } from "../../draft/use-order-draft.ts";
import { useFailureText } from "../../forms/field-message.ts";
import { useWizard } from "../../wizard/environment.tsx";
import { linesQuery } from "../../wizard/queries.ts";
import { StepLink } from "../../wizard/step-link.tsx";

/** The line a partner tariff belongs to; only a signed-in fan has one. */
export function MainLine({ error }: { readonly error?: string | undefined }) {
  const t = useText("order");
  const format = useFormat();
  const language = useLanguage();
  const failureText = useFailureText();
  const { api, session, links } = useWizard();
  const { draft, change } = useOrderDraft();
  const lines = useQuery(linesQuery(api, language, session === "authenticated"));

  if (session === "unauthenticated") {
    return (
      <Notice
        tone="info"
        title={t("number.main.legend")}
        action={<StepLink href={links.login("number")}>{t("number.main.login")}</StepLink>}
      >
        <p id="mainLineId" tabIndex={-1}>
          {t("number.main.signIn")}
        </p>
      </Notice>
    );
  }
  if (lines.isError) return <Notice tone="bad">{failureText(lines.error)}</Notice>;
  if (lines.data === undefined) return <Skeleton height="76px" shape="card" />;
  const main = lines.data.filter((line) => line.status === "active" && !line.tariff.eligibility.requiresMainLine);
  if (main.length === 0) {
    return (
      <Notice
        tone="warn"
        title={t("number.main.legend")}
        action={
          <StepLink variant="quiet" href={links.tariffs}>
            {t("number.main.other")}
          </StepLink>
        }
      >
        <p id="mainLineId" tabIndex={-1}>
          {t("number.main.none")}
        </p>
      </Notice>
    );
  }
  return (
    <RadioCards
      legend={t("number.main.legend")}
      name="mainLineId"
      value={draft.mainLineId}
      onChange={(mainLineId: string) => change((current) => ({ ...current, mainLineId }))}
      options={main.map((line) => ({ value: line.id, title: format.phone(line.msisdn), description: line.tariff.name }))}
      error={error}
    />
  );
}
