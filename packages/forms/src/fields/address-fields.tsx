import type { Api } from "@tribun/api-client";
import { useText } from "@tribun/i18n";
import { Chips, TextField } from "@tribun/ui-kit";
import { useId } from "react";
import styles from "../texts/forms.module.css";
import type { FieldSource } from "../form/use-form.ts";
import { usePlaces } from "./use-places.ts";

export type AddressField = "street" | "houseNumber" | "postalCode" | "city";
export type DeliveryField = "deliveryStreet" | "deliveryHouseNumber" | "deliveryPostalCode" | "deliveryCity";

const HOME = { street: "street", houseNumber: "houseNumber", postalCode: "postalCode", city: "city" } as const;
const DELIVERY = {
  street: "deliveryStreet",
  houseNumber: "deliveryHouseNumber",
  postalCode: "deliveryPostalCode",
  city: "deliveryCity",
} as const;

/** Maximum number of places shown as chips; if there are more, the field suggests the places that begin with the typed text. */
const SHOWN_PLACES = 8;

type FieldsProps<K extends string> = { readonly form: FieldSource<K>; readonly api: Api };

/** The fan's postal address in Germany. */
export function AddressFields({ form, api }: FieldsProps<AddressField>) {
  return <Address form={form} api={api} names={HOME} token="" />;
}

/** Fields for a different delivery address. */
export function DeliveryFields({ form, api }: FieldsProps<DeliveryField>) {
  return <Address form={form} api={api} names={DELIVERY} token="shipping " />;
}

type AddressProps<K extends string> = FieldsProps<K> & {
  readonly names: Readonly<Record<AddressField, K>>;
  readonly token: "" | "shipping ";
};

/** Address fields. A postal code with one place fills the city; one with several places offers them. */
function Address<K extends string>({ form, api, names, token }: AddressProps<K>) {
  const t = useText("forms");
  const list = useId();
  const setCity = (city: string) => form.set(names.city, city);
  const city = form.text(names.city);
  const known = usePlaces(api, form.text(names.postalCode).value, { value: city.value, set: setCity });
  const places = known?.places ?? [];
  return (
    <>
      <div className={styles["wideFirst"]}>
        <TextField {...form.text(names.street)} label={t("street")} autoComplete={`${token}address-line1`} required />
        <TextField {...form.text(names.houseNumber)} label={t("houseNumber")} autoComplete={`${token}address-line2`} required />
      </div>
      <div className={styles["wideLast"]}>
        <TextField
          {...form.text(names.postalCode)}
          label={t("postalCode")}
          autoComplete={`${token}postal-code`}
          inputMode="numeric"
          required
        />
        <TextField {...city} label={t("city")} autoComplete={`${token}address-level2`} list={list} required />
        <datalist id={list}>
          {places.map((place) => (
            <option key={place}>{place}</option>
          ))}
        </datalist>
      </div>
      {places.length > 1 && places.length <= SHOWN_PLACES && (
        <Chips
          legend={t("places")}
          legendShown
          value={city.value}
          onChange={setCity}
          options={places.map((place) => ({ value: place, label: place }))}
        />
      )}
      <p role="status" className={styles["source"]}>
        {known && t(known.valid === "unknown" ? "placesUnknown" : "placesSource", { source: known.attribution })}
      </p>
    </>
  );
}
