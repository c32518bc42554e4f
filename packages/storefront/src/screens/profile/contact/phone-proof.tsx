import { ApiError } from "@tribun/api-client";
import { FormFailure, type PhoneProof, PhoneVerification } from "@tribun/forms";
import { useFormat, useText } from "@tribun/i18n";
import { Button } from "@tribun/ui-kit";
import { useContext, useEffect, useRef, useState } from "react";
import { useApi } from "../../../api/use-app.tsx";
import { useKeptForm } from "../../account-shared/kept-forms.ts";
import shared from "../../account-shared/account.module.css";
import type { Close } from "../../account-shared/edit-row.tsx";
import { RowName } from "../../account-shared/row-name.ts";
import { useAct } from "../../account-common/use-act.ts";
import { useProfileChange } from "../../account-shared/use-profile-change.ts";

type PhoneProofFormProps = {
  /** E.164. */
  readonly phone: string;
  /** The same as the first step shows it. */
  readonly typed: string;
  readonly close: Close;
  readonly onBack: () => void;
};

/** The code of the new number; right, it is saved at once. A save that failed is tried again with the same proof, unless the number is another account's. */
export function PhoneProofForm({ phone, typed, close, onBack }: PhoneProofFormProps) {
  const t = useText("account");
  const forms = useText("forms");
  const format = useFormat();
  const api = useApi();
  const change = useProfileChange();
  const { busy, failure, run } = useAct<"save">();
  // As the first step has it, which comes again: a proof is as old as its code.
  useKeptForm(useContext(RowName), { values: { phone: typed }, fill: () => undefined });
  const [proof, setProof] = useState<PhoneProof>();
  // Proven or not, a number has one account (1066): the same try again would end the same.
  const taken = failure instanceof ApiError && failure.code === "1066";
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const save = ({ phoneVerificationToken }: PhoneProof) =>
    run("save", async () => {
      await change({ phoneNumber: phone, phoneVerificationToken });
      close(t("phone.saved", { phone: format.phone(phone) }));
    });
  return (
    <div ref={box} tabIndex={-1} className={shared["form"]} role="group" aria-label={t("changeOf", { what: t("phone.label") })}>
      <PhoneVerification
        api={api}
        type="changePhone"
        phone={phone}
        onChangePhone={onBack}
        onVerified={(given) => {
          setProof(given);
          void save(given);
        }}
      />
      <FormFailure
        error={failure}
        action={
          taken && (
            <Button variant="quiet" onClick={onBack}>
              {forms("otp.change")}
            </Button>
          )
        }
      />
      <div className={shared["actions"]}>
        {proof !== undefined && !taken && (
          <Button busy={busy !== undefined} busyLabel={t("saving")} onClick={() => void save(proof)}>
            {t("phone.again")}
          </Button>
        )}
        <Button variant="quiet" onClick={() => close()}>
          {t("cancel")}
        </Button>
      </div>
    </div>
  );
}
