import { LEAD_KINDS } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { buttonClass } from "@tribun/ui-kit";
import { useContext } from "react";
import { AuthStage } from "../../forms/auth-stage.tsx";
import styles from "../../forms/form.module.css";
import { usePaperForm } from "../../paper/use-paper-form.ts";
import { useQueryParam } from "../../place/place.tsx";
import { AppLink } from "../../shell/app-link.tsx";
import { CorporateDone } from "./corporate-done.tsx";
import { CorporateForm } from "./corporate-form.tsx";
import { corporateLead } from "./schema.ts";

/** A company asks to be called back (A21), or a shop that wants to sell, `?kind=dealer`: the same lead of a kind of its own. */
export function Corporate() {
  const t = useText("business");
  const asks = useQueryParam("kind");
  // Where no script runs, the form goes to the address without it, and what was chosen counts.
  const wanted = useContext(corporateLead.answered)?.values?.kind ?? asks;
  const kind = LEAD_KINDS.find((known) => known === wanted) ?? "business";
  const { form, result: asked } = usePaperForm(corporateLead, { kind });
  const dealer = (asked?.kind ?? kind) === "dealer";
  return (
    <AuthStage title={t(dealer ? "dealerTitle" : "title")} lead={t(dealer ? "dealerLead" : "lead")} paper>
      {asked ? <CorporateDone {...asked} /> : <CorporateForm form={form} />}
      {!dealer && !asked && (
        <div className={styles["aside"]}>
          <h2>{t("account.title")}</h2>
          <p className={styles["soft"]}>{t("account.text")}</p>
          <AppLink href="/auth/register" className={buttonClass({ variant: "quiet" })}>
            {t("account.link")}
          </AppLink>
        </div>
      )}
    </AuthStage>
  );
}
