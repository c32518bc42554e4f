import { useFormat, useText } from "@tribun/i18n";
import { Notice } from "@tribun/ui-kit";
import { useSetAtom } from "jotai";
import { phoneProvenAtom } from "../../../store/secrets.ts";
import { type FieldSource, type IdentityField, IdentityFields, IdentityNumberField, KeywordField, PhoneVerification } from "@tribun/forms";
import { useWizard } from "../../../shared/environment.tsx";
import styles from "../approval.module.css";
import { Block } from "../../../shared/block.tsx";
import { StepLink } from "../../../shared/step-link.tsx";
import type { Asked } from "./identity.ts";

type IdentityBlockProps = {
  readonly form: FieldSource<IdentityField | "keyword">;
  readonly asked: Asked;
  /** The account already has a keyword, so the form does not ask for one. */
  readonly keywordSet: boolean;
  readonly onEdit: () => void;
};

/** Asks for the document, and for a keyword if the account has none: only what the operator does not know. */
export function IdentityBlock({ form, asked, keywordSet, onEdit }: IdentityBlockProps) {
  const t = useText("approval");
  const forms = useText("forms");
  const format = useFormat();
  const { keywordRule } = useWizard();
  const title = t(keywordSet ? "identity.title" : "identity.titleKeyword");
  if (asked === "nothing") {
    return (
      <Block title={title} onChange={onEdit}>
        <p>{t(keywordSet ? "identity.done" : "identity.doneKeyword")}</p>
      </Block>
    );
  }
  const { documentType, identityValidityDate } = form.values;
  return (
    <Block title={title} {...(asked === "number" && { onChange: onEdit })}>
      <p className={styles["soft"]}>{t("identity.text")}</p>
      <div className={styles["form"]}>
        {asked === "all" ? (
          <IdentityFields form={form} />
        ) : (
          <>
            <p>
              {t("identity.document", {
                document: forms(documentType === "passport" ? "document.passport" : "document.idCard"),
                date: format.date(String(identityValidityDate)),
              })}
            </p>
            <IdentityNumberField form={form} />
          </>
        )}
        {!keywordSet && <KeywordField form={form} rule={keywordRule} />}
      </div>
    </Block>
  );
}

type PhoneBlockProps = {
  /** E.164; undefined if the account has none. */
  readonly phone: string | undefined;
  /** The phone is the ported number. */
  readonly ported: boolean;
  readonly done: boolean;
  readonly error?: string | undefined;
};

/**
 * Phone verification of this order, if neither this page nor its session has proven the phone within a day. A fan who ports a number has to
 * prove that they use it (flows §4.5).
 */
export function PhoneBlock({ phone: proving, ported, done, error }: PhoneBlockProps) {
  const t = useText("approval");
  const format = useFormat();
  const { api, links } = useWizard();
  const setProven = useSetAtom(phoneProvenAtom);
  if (proving === undefined) {
    return (
      <Block title={t("phone.title")}>
        <div className={styles["form"]} id="otpCode" tabIndex={-1}>
          <Notice tone="warn">{t("phone.missing")}</Notice>
          <div>
            <StepLink variant="quiet" href={links.profile}>
              {t("phone.profile")}
            </StepLink>
          </div>
        </div>
      </Block>
    );
  }
  const phone = format.phone(proving);
  return (
    <Block title={t("phone.title")}>
      {done ? (
        <Notice tone="ok">{t("phone.done", { phone })}</Notice>
      ) : (
        <>
          <p className={styles["soft"]}>{t(ported ? "phone.portText" : "phone.text", { phone })}</p>
          <PhoneVerification
            api={api}
            type="order"
            phone={proving}
            onVerified={({ provenUntil, expiresAt }) => setProven({ phone: proving, until: provenUntil ?? expiresAt })}
            {...(error !== undefined && { error })}
          />
          {!ported && (
            <div className={styles["form"]}>
              <p className={styles["soft"]}>{t("phone.gone")}</p>
              <div>
                <StepLink variant="quiet" href={links.profile}>
                  {t("phone.profile")}
                </StepLink>
              </div>
            </div>
          )}
        </>
      )}
    </Block>
  );
}
