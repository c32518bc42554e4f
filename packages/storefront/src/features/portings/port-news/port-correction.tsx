import type { Porting, PortingCorrection } from "@tribun/api-client/contract";
import { DonorChoice, FormFailure, NameFields, useForm } from "@tribun/forms";
import { blankOr, contractBirthday, firstName, germanDay, isoDate, lastName, machineRead, MNP_TYPES, type MnpType } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { Button, DateField, RadioCards, TextField } from "@tribun/ui-kit";
import * as v from "valibot";
import { useApi, useServerNow } from "../../../platform/app/use-app.tsx";
import { useKeptForm, useUnsent } from "../../kept-forms/kept-forms.ts";
import { WhenBack } from "../../kept-forms/when-back.tsx";
import styles from "./porting.module.css";
import { usePortCalls } from "./use-port-calls.ts";

/** What was sent last, as values of the form. */
const valuesOf = ({ holder, donor, donorCustomerNumber = "", mnpType, contractEnd = "" }: Porting) => ({
  firstName: holder.firstName,
  lastName: holder.lastName,
  birthday: holder.birthday,
  donatingProvider: donor.id,
  donorCustomerNumber,
  mnpType,
  contractEnd,
});
type Values = ReturnType<typeof valuesOf>;
type Name = keyof Values;

/** The fields to correct after each refusal. For the other reasons the fan acts at the old provider, and the same data is sent again. */
const ASKED: Readonly<Partial<Record<NonNullable<Porting["reason"]>, readonly Name[]>>> = {
  nameMismatch: ["firstName", "lastName"],
  birthdayMismatch: ["birthday"],
  wrongProvider: ["donatingProvider"],
  customerNumberMissing: ["donorCustomerNumber"],
  contractNotTerminated: ["mnpType", "contractEnd"],
};

const rulesOn = (today: () => string) => ({
  firstName,
  lastName,
  // A birthday that no holder of a contract can have would cost a try.
  birthday: contractBirthday(today),
  donatingProvider: v.pipe(v.string(), v.nonEmpty("mnpProvider.required")),
  donorCustomerNumber: v.pipe(machineRead("donorCustomerNumber.required"), v.maxLength(40, "text.tooLong")),
  mnpType: v.picklist(MNP_TYPES, "mnpType.required"),
  contractEnd: blankOr(isoDate),
});
type Rules = ReturnType<typeof rulesOn>;
const NOTHING = v.pipe(
  v.string(),
  v.transform(() => undefined),
);
const schemaOf = (asked: readonly Name[], today: () => string) => {
  const rules = rulesOn(today);
  const ruleOf = <K extends Name>(name: K): Rules[K] | typeof NOTHING => (asked.includes(name) ? rules[name] : NOTHING);
  return v.object({
    firstName: ruleOf("firstName"),
    lastName: ruleOf("lastName"),
    birthday: ruleOf("birthday"),
    donatingProvider: ruleOf("donatingProvider"),
    donorCustomerNumber: ruleOf("donorCustomerNumber"),
    mnpType: ruleOf("mnpType"),
    contractEnd: ruleOf("contractEnd"),
  });
};
type Corrected = v.InferOutput<ReturnType<typeof schemaOf>>;

function correctionOf({
  firstName: first,
  lastName: last,
  birthday,
  donatingProvider,
  donorCustomerNumber,
  mnpType,
  contractEnd,
}: Corrected): PortingCorrection {
  const holder = { ...(first && { firstName: first }), ...(last && { lastName: last }), ...(birthday && { birthday }) };
  return {
    ...(Object.keys(holder).length > 0 && { holder }),
    ...(donatingProvider && { donatingProvider: { id: donatingProvider } }),
    ...(donorCustomerNumber && { donorCustomerNumber }),
    ...(mnpType && { mnpType }),
    ...(contractEnd && mnpType === "VTEN" && { contractEnd }),
  };
}

/** Corrects what the old provider objected to and requests the porting again: three times within 30 days (flows §4.2). */
export function PortCorrection({ porting, onDone }: { readonly porting: Porting; readonly onDone: () => void }) {
  const t = useText("porting");
  const format = useFormat();
  const api = useApi();
  const now = useServerNow();
  const { correct } = usePortCalls(porting);
  const asked = (porting.reason && ASKED[porting.reason]) ?? [];
  const name = `correction ${porting.id}`;
  const form = useForm<Values, Corrected>({
    schema: schemaOf(asked, () => germanDay(now())),
    initial: valuesOf(porting),
    onSubmit: async (given) => {
      await correct(correctionOf(given));
      forget();
      onDone();
    },
  });
  useKeptForm(name, form);
  const forget = useUnsent(name, form.values, form.failure);
  const { onBlur: _, ...mnpType } = form.text("mnpType");
  return (
    <form method="post" noValidate className={styles["form"]} onSubmit={(event) => void form.submit(event)}>
      {asked.includes("firstName") && <NameFields form={form} />}
      {asked.includes("birthday") && (
        <DateField {...form.text("birthday")} label={t("act.birthday")} hint={t("act.birthdayHint")} autoComplete="bday" required />
      )}
      {asked.includes("donatingProvider") && (
        <DonorChoice
          api={api}
          id={form.text("donatingProvider").id}
          value={form.values.donatingProvider}
          onChange={(donor) => form.set("donatingProvider", donor?.id ?? "")}
          error={form.text("donatingProvider").error}
        />
      )}
      {asked.includes("donorCustomerNumber") && (
        <TextField
          {...form.text("donorCustomerNumber")}
          exact
          label={t("form.customerNumber.label")}
          hint={t("form.customerNumber.hint")}
          autoComplete="off"
          required
        />
      )}
      {asked.includes("mnpType") && (
        <RadioCards
          {...mnpType}
          value={MNP_TYPES.find((type) => type === form.values.mnpType)}
          legend={t("form.type.legend")}
          onChange={(type: MnpType) => form.set("mnpType", type)}
          options={MNP_TYPES.map((value) => ({ value, title: t(value === "ASAP" ? "form.asap.title" : "form.vten.title") }))}
        />
      )}
      {asked.includes("contractEnd") && form.values.mnpType === "VTEN" && (
        <DateField {...form.text("contractEnd")} label={t("form.end.label")} hint={t("form.end.hint")} autoComplete="off" era="future" />
      )}
      <FormFailure error={form.failure} />
      <WhenBack failure={form.failure} />
      <Button type="submit" busy={form.busy} busyLabel={t("act.sending")}>
        {t("act.send")}
      </Button>
      <p className={styles["soft"]}>
        {t("act.tries", { count: porting.triesLeft })}
        {porting.correctUntil !== undefined && ` ${t("act.until", { date: format.date(porting.correctUntil) })}`}
      </p>
    </form>
  );
}
