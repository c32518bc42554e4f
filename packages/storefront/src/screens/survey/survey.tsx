import { ApiError } from "@tribun/api-client";
import { surveyDetail } from "@tribun/api-client/calls/fan-service";
import { useText } from "@tribun/i18n";
import { buttonClass, EmptyState, Notice } from "@tribun/ui-kit";
import { useEffect, useRef, useState } from "react";
import { useApi } from "../../api/use-app.tsx";
import { AuthStage } from "../../forms/auth-stage.tsx";
import styles from "../../forms/form.module.css";
import { Unanswered } from "../../forms/unanswered.tsx";
import { useAnswer } from "../../forms/use-answer.ts";
import { useSession } from "../../session/use-session.ts";
import { AppLink } from "../../shell/app-link.tsx";
import { SurveyForm } from "./survey-form.tsx";

/** The survey that runs, answered once by each fan or browser. */
export function Survey() {
  const t = useText("survey");
  return (
    <AuthStage title={t("title")} lead={t("lead")}>
      <div className={styles["form"]} data-live="">
        <p className={styles["soft"]}>{t("privacy")}</p>
        <Current />
      </div>
    </AuthStage>
  );
}

function Current() {
  const t = useText("survey");
  const api = useApi();
  const { status } = useSession();
  const [sent, setSent] = useState(false);
  // Whether it was answered depends on who asks.
  const key = status === "loading" ? undefined : status;
  const { data, error, again } = useAnswer(key, () => api(surveyDetail, { params: { id: "current" } }));
  if (sent || data?.answered) return <Thanks focus={sent} />;
  if (data) return <SurveyForm survey={data} onSent={() => setSent(true)} />;
  if (error instanceof ApiError && error.reason === "unknownSurvey") {
    const help = (
      <AppLink href="/support" className={buttonClass({ variant: "quiet" })}>
        {t("help")}
      </AppLink>
    );
    return (
      <EmptyState title={t("over")} action={help}>
        {t("overText")}
      </EmptyState>
    );
  }
  if (error !== undefined) return <Unanswered error={error} again={again} />;
  return (
    <p role="status" className={styles["waiting"]}>
      {t("loading")}
    </p>
  );
}

function Thanks({ focus }: { readonly focus: boolean }) {
  const t = useText("survey");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) box.current?.focus();
  }, [focus]);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="ok" title={t("thanks")}>
        {t("thanksText")}
      </Notice>
    </div>
  );
}
