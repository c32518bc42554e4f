import { useText } from "@tribun/i18n";
import { TextField } from "@tribun/ui-kit";
import styles from "./forms.module.css";
import type { FieldSource } from "./use-form.ts";

export type AddressField = "street" | "houseNumber" | "postalCode" | "city";
export type DeliveryField = "deliveryStreet" | "deliveryHouseNumber" | "deliveryPostalCode" | "deliveryCity";

const HOME = { street: "street", houseNumber: "houseNumber", postalCode: "postalCode", city: "city" } as const;
const DELIVERY = {
  street: "deliveryStreet",
  houseNumber: "deliveryHouseNumber",
  postalCode: "deliveryPostalCode",
  city: "deliveryCity",
} as const;

/** The fan's postal address in Germany. */
export function AddressFields({ form }: { form: FieldSource<AddressField> }) {
  return <Address form={form} names={HOME} token="" />;
}

/** Another address for the parcel, in fields of their own. */
export function DeliveryFields({ form }: { form: FieldSource<DeliveryField> }) {
  return <Address form={form} names={DELIVERY} token="shipping " />;
}

type Group<K extends string> = {
  form: FieldSource<K>;
  names: Readonly<Record<AddressField, K>>;
  token: "" | "shipping ";
};

function Address<K extends string>({ form, names, token }: Group<K>) {
  const t = useText("forms");
  return (
    <>
      <div className={styles["wideFirst"]}>
        <TextField {...form.text(names.street)} label={t("street")} autoComplete={`${token}address-line1`} maxLength={80} required />
        <TextField
          {...form.text(names.houseNumber)}
          label={t("houseNumber")}
          autoComplete={`${token}address-line2`}
          maxLength={10}
          required
        />
      </div>
      <div className={styles["wideLast"]}>
        <TextField
          {...form.text(names.postalCode)}
          label={t("postalCode")}
          autoComplete={`${token}postal-code`}
          inputMode="numeric"
          maxLength={5}
          required
        />
        <TextField {...form.text(names.city)} label={t("city")} autoComplete={`${token}address-level2`} maxLength={80} required />
      </div>
    </>
  );
}
