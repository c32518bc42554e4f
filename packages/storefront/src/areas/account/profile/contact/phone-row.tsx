import type { User } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";

import { EditRow } from "../../shared/edit/edit-row.tsx";
import { lazyPart } from "../../../../platform/lazy/lazy-part.tsx";

const PhoneChange = lazyPart(() => import("./phone-change.tsx").then((module) => module.PhoneChange));

/** The account's phone number. A new one needs a code before it applies (§4.5, type `changePhone`). */
export function PhoneRow({ user }: { readonly user: User }) {
  const t = useText("account");
  const format = useFormat();
  return (
    <EditRow
      label={t("phone.label")}
      value={user.phoneNumber === undefined ? t("phone.none") : format.phone(user.phoneNumber)}
      hint={t(user.phoneNumber === undefined ? "phone.noneHint" : "phone.hint")}
    >
      {(close) => <PhoneChange user={user} close={close} />}
    </EditRow>
  );
}
