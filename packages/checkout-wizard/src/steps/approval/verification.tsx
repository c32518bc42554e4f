import type { User } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { Notice } from "@tribun/ui-kit";
import { useSetAtom } from "jotai";
import { orderSecretsAtom } from "../../draft/secrets.ts";
import { type IdentityField, IdentityFields, KeywordField } from "../../forms/identity-fields.tsx";
import { PhoneVerification } from "../../forms/phone-verification.tsx";
import type { FieldSource } from "../../forms/use-form.ts";
import { useWizard } from "../../wizard/environment.tsx";
import styles from "./approval.module.css";
import { Block } from "./block.tsx";

type IdentityBlockProps = {
  readonly form: FieldSource<IdentityField | "keyword">;
  /** Given already, by the registration or in this visit. */
  readonly done: boolean;
  readonly onEdit: () => void;
};

/** Document and keyword, asked here when this visit does not know them: they are never stored in the browser. */
export function IdentityBlock({ form, done, onEdit }: IdentityBlockProps) {
  const t = useText("order");
  const { keywordRule } = useWizard();
  if (done) {
    return (
      <Block title={t("approval.identity.title")} onChange={onEdit}>
        <p>{t("approval.identity.done")}</p>
      </Block>
    );
  }
  return (
    <Block title={t("approval.identity.title")}>
      <p className={styles["soft"]}>{t("approval.identity.text")}</p>
      <div className={styles["form"]}>
        <IdentityFields form={form} />
        <KeywordField form={form} rule={keywordRule} />
      </div>
    </Block>
  );
}

type PhoneBlockProps = { readonly user: User; readonly done: boolean; readonly error?: string | undefined };

/** The phone check of this order, when the registration's proof is not there or has run out. */
export function PhoneBlock({ user, done, error }: PhoneBlockProps) {
  const t = useText("order");
  const format = useFormat();
  const { api } = useWizard();
  const setSecrets = useSetAtom(orderSecretsAtom);
  const phone = format.phone(user.phoneNumber);
  return (
    <Block title={t("approval.phone.title")}>
      {done ? (
        <Notice tone="ok">{t("approval.phone.done", { phone })}</Notice>
      ) : (
        <>
          <p className={styles["soft"]}>{t("approval.phone.text", { phone })}</p>
          <PhoneVerification
            api={api}
            type="order"
            phone={user.phoneNumber}
            onVerified={({ phoneVerificationToken, expiresAt }) =>
              setSecrets((secrets) => ({
                ...secrets,
                phoneVerificationToken,
                phoneTokenExpiresAt: expiresAt,
                verifiedPhone: user.phoneNumber,
              }))
            }
            {...(error !== undefined && { error })}
          />
        </>
      )}
    </Block>
  );
}
