import { type LeadKind, LEAD_KINDS } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { buttonClass } from "@tribun/ui-kit";
import { AuthStage } from "../../../features/sign-in/auth-stage.tsx";
import styles from "../../../platform/forms/form.module.css";
import { useQueryParam } from "../../../platform/place/place.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { CorporateDone } from "./corporate-done.tsx";
import { CorporateForm } from "./corporate-form.tsx";
import own from "./corporate.module.css";
import { useCorporate } from "./use-corporate.ts";

/**
 * `/auth/corporate-register`: a company asks for a call and can create an account with it (A21). `?kind=dealer` is for a shop that wants to
 * sell and sends the same lead with its own kind.
 */
export function Corporate() {
  const t = useText("business");
  const asks = useQueryParam("kind");
  const state = useCorporate({ kind: LEAD_KINDS.find((known) => known === asks) ?? "business" });
  const { form, asked, made } = state;
  const kind: LeadKind = (asked?.kind ?? form.values.kind) === "dealer" ? "dealer" : "business";
  return (
    <AuthStage title={t(`${kind}.title`)} lead={t(`${kind}.lead`)} facts={<Facts kind={kind} />} noScript>
      {asked ? <CorporateDone {...asked} account={made} /> : <CorporateForm state={state} />}
      {kind === "business" && !asked && !made && !form.values.account && (
        <div className={styles["aside"]}>
          <h2>{t("account.title")}</h2>
          <p className={styles["soft"]}>{t("account.text")}</p>
          <AppLink href="/auth/register?kind=corporate" className={buttonClass({ variant: "quiet" })}>
            {t("account.link")}
          </AppLink>
        </div>
      )}
    </AuthStage>
  );
}

const FACTS = ["need", "offer", "next"] as const;

/** The facts that a company or a shop reads before it writes. */
function Facts({ kind }: { readonly kind: LeadKind }) {
  const t = useText("business");
  return FACTS.map((fact) => (
    <section key={fact} className={own["fact"]}>
      <h2>{t(`${kind}.${fact}.title`)}</h2>
      <p>{t(`${kind}.${fact}.text`)}</p>
    </section>
  ));
}
