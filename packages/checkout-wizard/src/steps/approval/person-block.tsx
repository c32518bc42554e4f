import type { User } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { useState } from "react";
import { useOrderDraft } from "../../draft/use-order-draft.ts";
import styles from "./approval.module.css";
import { Block } from "../../wizard/block.tsx";
import { personOf } from "./person.ts";
import { PersonForm } from "./person-form.tsx";

type PersonBlockProps = { readonly user: User; readonly today: () => string; readonly error?: string | undefined };

/** Who orders and where the parcel goes; mended here for this order, before it is sent (L20). */
export function PersonBlock({ user, today, error }: PersonBlockProps) {
  const t = useText("order");
  const format = useFormat();
  const { draft, change } = useOrderDraft();
  const [editing, setEditing] = useState(false);
  const person = personOf(user, draft);
  const delivery = person.delivery;

  if (editing) {
    return (
      <Block title={t("approval.person")} id="person">
        <PersonForm
          person={person}
          account={user}
          today={today}
          onSave={(changed) => {
            change((current) => ({ ...current, person: changed }));
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      </Block>
    );
  }
  return (
    <Block title={t("approval.person")} id="person" error={error} onChange={() => setEditing(true)}>
      <p>
        {person.firstName} {person.lastName}
      </p>
      <p className={styles["soft"]}>
        {person.street} {person.houseNumber}, {person.postalCode} {person.city}
      </p>
      <p className={styles["soft"]}>
        {user.email}, {format.phone(user.phoneNumber)}
      </p>
      {delivery && (
        <p className={styles["soft"]}>
          {t("approval.delivery", { address: `${delivery.street} ${delivery.houseNumber}, ${delivery.postalCode} ${delivery.city}` })}
        </p>
      )}
    </Block>
  );
}
