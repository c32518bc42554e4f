import { type PhoneProof, PhoneVerification } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { Button } from "@tribun/ui-kit";
import { useContext, useEffect, useRef, useState } from "react";
import { useApi } from "../../../../platform/app/use-app.tsx";
import { useKeptForm, RowName } from "../../../../features/kept-forms/kept-forms.ts";
import shared from "../../shared/edit/account.module.css";
import type { Close } from "../../shared/edit/edit-row.tsx";
import { PhoneSave } from "./phone-save.tsx";

type PhoneProofFormProps = {
  /** E.164. */
  readonly phone: string;
  /** The number in the format of the first step. */
  readonly typed: string;
  readonly close: Close;
  readonly onBack: () => void;
};

/** First the code of the new number, then the password, so that a failed save can be retried with the same proof. */
export function PhoneProofForm(props: PhoneProofFormProps) {
  const [proof, setProof] = useState<PhoneProof>();
  if (proof) return <PhoneSave {...props} token={proof.phoneVerificationToken} />;
  return <PhoneCode {...props} onVerified={setProof} />;
}

function PhoneCode({
  phone,
  typed,
  close,
  onBack,
  onVerified,
}: PhoneProofFormProps & { readonly onVerified: (given: PhoneProof) => void }) {
  const t = useText("account");
  const api = useApi();
  // After a new login the fan starts again at the first step, because the proof expires with its code; so keep only that step's number.
  useKeptForm(useContext(RowName), { values: { phone: typed }, fill: () => undefined });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={shared["form"]} role="group" aria-label={t("changeOf", { what: t("phone.label") })}>
      <PhoneVerification api={api} type="changePhone" phone={phone} onChangePhone={onBack} onVerified={onVerified} />
      <div className={shared["actions"]}>
        <Button variant="quiet" onClick={() => close()}>
          {t("cancel")}
        </Button>
      </div>
    </div>
  );
}
