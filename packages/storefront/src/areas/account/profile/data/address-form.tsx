import type { User } from "@tribun/api-client/contract";
import { AddressFields, DeliveryFields, useForm } from "@tribun/forms";
import { city, houseNumber, postalCode, street } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { CheckboxField } from "@tribun/ui-kit";
import { useState } from "react";
import * as v from "valibot";
import { useApi } from "../../../../platform/app/use-app.tsx";
import shared from "../../shared/edit/account.module.css";
import { ChangeForm } from "../../shared/edit/change-form.tsx";
import type { Close } from "../../shared/edit/edit-row.tsx";
import { useProfileChange } from "../../shared/edit/use-profile-change.ts";

const anything = v.string();

type Written = Pick<User, "street" | "houseNumber" | "postalCode" | "city">;
const same = (one: Written | undefined, other: Written | undefined): boolean =>
  (["street", "houseNumber", "postalCode", "city"] as const).every((part) => one?.[part] === other?.[part]);

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

/**
 * Form for the home address and a different delivery address. Sends only changed fields, because another device may have changed the other
 * address meanwhile.
 */
export function AddressForm({ user, close }: { readonly user: User; readonly close: Close }) {
  const t = useText("account");
  const api = useApi();
  const change = useProfileChange();
  const [opened] = useState(user);
  const other = opened.deliveryAddress;
  const form = useForm({
    schema: schemaFor,
    initial: {
      street: opened.street,
      houseNumber: opened.houseNumber,
      postalCode: opened.postalCode,
      city: opened.city,
      otherDelivery: other !== undefined,
      deliveryStreet: other?.street ?? "",
      deliveryHouseNumber: other?.houseNumber ?? "",
      deliveryPostalCode: other?.postalCode ?? "",
      deliveryCity: other?.city ?? "",
    },
    onSubmit: async ({ otherDelivery, deliveryStreet, deliveryHouseNumber, deliveryPostalCode, deliveryCity, ...home }) => {
      const delivery = otherDelivery
        ? { street: deliveryStreet, houseNumber: deliveryHouseNumber, postalCode: deliveryPostalCode, city: deliveryCity }
        : undefined;
      const changed = { ...(!same(home, opened) && home), ...(!same(delivery, other) && { deliveryAddress: delivery ?? null }) };
      if (Object.keys(changed).length > 0) await change(changed);
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
