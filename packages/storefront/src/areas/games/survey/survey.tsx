import { ApiError } from "@tribun/api-client";
import { surveyDetail } from "@tribun/api-client/calls/surveys";
import { useLanguage, useText } from "@tribun/i18n";
import { buttonClass, EmptyState } from "@tribun/ui-kit";
import { useContext } from "react";
import { useApi } from "../../../platform/app/use-app.tsx";
import { AuthStage } from "../../../features/sign-in/auth-stage.tsx";
import styles from "../../../platform/forms/form.module.css";
import { NeedsScript } from "../../../platform/forms/needs-script.tsx";
import { Unanswered } from "../../../platform/forms/no-script/unanswered.tsx";
import { useAnswer } from "../../../platform/forms/no-script/use-answer.ts";
import { usePageAnswer } from "../../../platform/forms/use-page-answer.ts";
import { useSession } from "../../../platform/signed-in/use-session.ts";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { surveyAnswers } from "./survey-answers.ts";
import { SurveyForm } from "./survey-form.tsx";
import { surveyKey } from "./survey-key.ts";
import { Thanks } from "./thanks.tsx";

const Answered = surveyAnswers.answered;

/** `/survey`: the current survey. Each account, and each e-mail address without one, answers it once. */
export function Survey() {
  const t = useText("survey");
  return (
    <AuthStage title={t("title")} lead={t("lead")} noScript>
      <div className={styles["form"]}>
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
  const isGuest = status !== "authenticated";
  const language = useLanguage();
  const given = usePageAnswer(surveyKey(language), surveyDetail.payload);
  const noScriptAnswer = useContext(Answered);
  // The key contains the session, because the answer says whether this fan has answered.
  const key = status === "loading" ? undefined : `${status}.${language}`;
  const asked = useAnswer(key, () => api(surveyDetail, { params: { id: "current" } }), given);
  const { data, error = noScriptAnswer?.failure, again } = asked;
  // The operator's refusal takes precedence, because the survey of the prerendered page may have ended.
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
  if (data?.answered) return <Thanks focus={false} />;
  if (data) {
    // The posted answers belong to another survey, so do not fill them in.
    const isNew = noScriptAnswer?.values !== undefined && noScriptAnswer.values["surveyId"] !== data.id;
    return (
      <Answered value={isNew ? undefined : noScriptAnswer}>
        <SurveyForm key={`${data.id} ${isGuest}`} survey={data} isNew={isNew} isGuest={isGuest} />
      </Answered>
    );
  }
  if (error !== undefined) return <Unanswered error={error} again={again} />;
  return (
    <>
      <NeedsScript />
      <p role="status" className={styles["waiting"]}>
        {t("loading")}
      </p>
    </>
  );
}
