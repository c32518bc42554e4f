import type { User } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { Panel } from "@tribun/ui-kit";
import shared from "../../shared/edit/account.module.css";
import { EditRow } from "../../shared/edit/edit-row.tsx";
import { EmailRow } from "../contact/email-row.tsx";
import { PhoneRow } from "../contact/phone-row.tsx";
import { lazyPart } from "../../../../platform/lazy/lazy-part.tsx";

/** Loaded lazily, because fans rarely move and most are no companies. */
const AddressForm = lazyPart(() => import("./address-form.tsx").then((module) => module.AddressForm));
const NameForm = lazyPart(() => import("./name-form.tsx").then((module) => module.NameForm));
const CompanyForm = lazyPart(() => import("./company-form.tsx").then((module) => module.CompanyForm));

/** Personal data and contact; each row has its own form. The birthday is part of the contract and cannot be changed (L17). */
export function DataPanel({ user }: { readonly user: User }) {
  const t = useText("account");
  const format = useFormat();
  const { deliveryAddress: other } = user;
  return (
    <Panel title={t("data.title")} headingLevel={2}>
      <div className={shared["rows"]}>
        <EditRow label={t("data.name")} value={`${user.firstName} ${user.lastName}`}>
          {(close) => <NameForm user={user} close={close} />}
        </EditRow>
        <div className={shared["row"]}>
          <div className={shared["what"]}>
            <span className={shared["label"]}>{t("data.birthday")}</span>
            <span className={shared["value"]}>{format.date(user.birthday)}</span>
          </div>
        </div>
        {user.customerType !== "private" && (
          <EditRow label={t("data.company")} value={user.companyName}>
            {(close) => <CompanyForm user={user} close={close} />}
          </EditRow>
        )}
        <EditRow
          label={t("data.address")}
          value={written(user)}
          hint={other === undefined ? undefined : t("data.delivery", { address: written(other) })}
        >
          {(close) => <AddressForm user={user} close={close} />}
        </EditRow>
        <EmailRow user={user} />
        <PhoneRow user={user} />
      </div>
    </Panel>
  );
}

type Written = Pick<User, "street" | "houseNumber" | "postalCode" | "city">;

function written({ street, houseNumber, postalCode, city }: Written): string {
  return `${street} ${houseNumber}, ${postalCode}\u00A0${city}`;
}
