import type { User } from "@tribun/api-client/contract";
import { useFormat } from "@tribun/i18n";
import { useState } from "react";
import type { Close } from "../../shared/edit/edit-row.tsx";
import { PhoneForm } from "./phone-form.tsx";
import { PhoneProofForm } from "./phone-proof.tsx";

/** First asks for the number, then for its code; Back shows the typed number again. */
export function PhoneChange({ user, close }: { readonly user: User; readonly close: Close }) {
  const [phone, setPhone] = useState("");
  const [proving, setProving] = useState(false);
  const format = useFormat();
  const typed = phone === "" ? "" : format.phone(phone).replaceAll(/\s/g, " ");
  if (proving) return <PhoneProofForm phone={phone} typed={typed} close={close} onBack={() => setProving(false)} />;
  return (
    <PhoneForm
      present={user.phoneNumber}
      before={typed}
      onCancel={() => close()}
      onNext={(number) => {
        setPhone(number);
        setProving(true);
      }}
    />
  );
}
