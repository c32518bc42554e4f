import type { User } from "@tribun/api-client/contract";
import { AddressFields, DeliveryFields, useForm } from "@tribun/forms";
import { city, houseNumber, postalCode, street } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { CheckboxField } from "@tribun/ui-kit";
import * as v from "valibot";
import { useApi } from "../../../api/use-app.tsx";
import shared from "../../account-shared/account.module.css";
import { ChangeForm } from "../../account-shared/change-form.tsx";
import type { Close } from "../../account-shared/edit-row.tsx";
import { useProfileChange } from "../../account-shared/use-profile-change.ts";

const anything = v.string();

function schemaFor({ otherDelivery }: { readonly otherDelivery: boolean }) {
  return v.object({
    street,
    houseNumber,
    postalCode,
    city,
    otherDelivery: v.boolean(),
    deliveryStreet: otherDelivery ? street : anything,
    deliveryHouseNumber: otherDelivery ? houseNumber : anything,
    deliveryPostalCode: otherDelivery ? postalCode : anything,
    deliveryCity: otherDelivery ? city : anything,
  });
}

/** Where the fan lives, and where parcels go if elsewhere. */
export function AddressForm({ user, close }: { readonly user: User; readonly close: Close }) {
  const t = useText("account");
  const api = useApi();
  const change = useProfileChange();
  const other = user.deliveryAddress;
  const form = useForm({
    schema: schemaFor,
    initial: {
      street: user.street,
      houseNumber: user.houseNumber,
      postalCode: user.postalCode,
      city: user.city,
      otherDelivery: other !== undefined,
      deliveryStreet: other?.street ?? "",
      deliveryHouseNumber: other?.houseNumber ?? "",
      deliveryPostalCode: other?.postalCode ?? "",
      deliveryCity: other?.city ?? "",
    },
    onSubmit: async ({ otherDelivery, deliveryStreet, deliveryHouseNumber, deliveryPostalCode, deliveryCity, ...home }) => {
      const deliveryAddress = otherDelivery
        ? { street: deliveryStreet, houseNumber: deliveryHouseNumber, postalCode: deliveryPostalCode, city: deliveryCity }
        : null;
      await change({ ...home, deliveryAddress });
      close(t("data.addressSaved"));
    },
  });
  return (
    <ChangeForm form={form} label={t("changeOf", { what: t("data.address") })} onCancel={() => close()}>
      <p className={shared["soft"]}>{t("data.addressHint")}</p>
      <AddressFields form={form} api={api} />
      <CheckboxField {...form.box("otherDelivery")}>{t("data.otherDelivery")}</CheckboxField>
      {form.values.otherDelivery && <DeliveryFields form={form} api={api} />}
    </ChangeForm>
  );
}
