import type { User } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { useState } from "react";
import { type Close, EditRow } from "../../account-shared/edit-row.tsx";
import { PhoneForm } from "./phone-form.tsx";
import { PhoneProofForm } from "./phone-proof.tsx";

/** The phone of the account: a new one is proven by a code before it counts (§4.5, type `changePhone`). */
export function PhoneRow({ user }: { readonly user: User }) {
  const t = useText("account");
  const format = useFormat();
  return (
    <EditRow label={t("phone.label")} value={format.phone(user.phoneNumber)} hint={t("phone.hint")}>
      {(close) => <PhoneChange user={user} close={close} />}
    </EditRow>
  );
}

/** First the number, then its code; the number is still there on the way back. */
function PhoneChange({ user, close }: { readonly user: User; readonly close: Close }) {
  const [phone, setPhone] = useState("");
  const [proving, setProving] = useState(false);
  if (proving) return <PhoneProofForm phone={phone} close={close} onBack={() => setProving(false)} />;
  return (
    <PhoneForm
      present={user.phoneNumber}
      before={phone}
      onCancel={() => close()}
      onNext={(number) => {
        setPhone(number);
        setProving(true);
      }}
    />
  );
}
