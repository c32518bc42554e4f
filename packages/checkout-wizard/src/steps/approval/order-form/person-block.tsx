import type { User } from "@tribun/api-client/contract";
import { isBusiness } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { useOrderDraft } from "../../../store/use-order-draft.ts";
import { TicketPart } from "../../../summary/ticket-part.tsx";
import styles from "../approval.module.css";
import { personOf } from "../parts/person.ts";
import { lazyPart } from "../../../shared/lazy-part.ts";

/** Loads only when the fan corrects the person. */
const PersonForm = lazyPart(() => import("./person-form.tsx").then((module) => module.PersonForm));

type PersonBlockProps = { readonly user: User; readonly today: () => string; readonly error?: string | undefined };

/** The person who orders and the delivery address; the fan can correct them for this order before sending it (L20). */
export function PersonBlock({ user, today, error }: PersonBlockProps) {
  const t = useText("approval");
  const format = useFormat();
  const { draft } = useOrderDraft();
  const person = personOf(user, draft);
  const delivery = person.delivery;
  return (
    <TicketPart part="person" title={t("person")} error={error} editor={(props) => <PersonForm account={user} today={today} {...props} />}>
      {user.companyName !== undefined && isBusiness(user.customerType) && <p>{user.companyName}</p>}
      <p>
        {person.firstName} {person.lastName}
      </p>
      <p className={styles["soft"]}>
        {person.street} {person.houseNumber}, {person.postalCode} {person.city}
      </p>
      <p className={styles["soft"]}>
        {[user.email, ...(user.phoneNumber === undefined ? [] : [format.phone(user.phoneNumber)])].join(", ")}
      </p>
      {delivery && (
        <p className={styles["soft"]}>
          {t("delivery", { address: `${delivery.street} ${delivery.houseNumber}, ${delivery.postalCode} ${delivery.city}` })}
        </p>
      )}
    </TicketPart>
  );
}
