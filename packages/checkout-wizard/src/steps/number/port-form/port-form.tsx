import { formatPhone, MNP_TYPES, type MnpType } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { Button, DateField, Notice, PhoneField, RadioCards, TextField } from "@tribun/ui-kit";
import { useEffect, useRef, useState } from "react";
import { useOrderDraft } from "../../../store/use-order-draft.ts";
import { DonorChoice, PortDuties, ReleaseHelp } from "@tribun/forms";
import { changePorting } from "../../../machine/number-choice.ts";
import { type PortingChoice, goesWithJersey } from "../../../draft/order-draft.ts";
import { brokenInPorting, contractEndOf, firstPortingDay } from "../../../machine/porting.ts";
import { useWizard } from "../../../shared/environment.tsx";
import { useCircumstances } from "../../../shared/use-circumstances.ts";
import { HolderMatch } from "./holder-match.tsx";
import styles from "./port-form.module.css";
import type { NumberField } from "../schema.ts";

type Part = Parameters<typeof changePorting>[1];

/** The ported number: number, donor and day, with the information that the fan needs before (§ 59 TKG, L09). */
export function PortForm({ errorOf }: { readonly errorOf: (field: NumberField) => string | undefined }) {
  const t = useText("porting");
  const format = useFormat();
  const { api, user } = useWizard();
  const { draft, change } = useOrderDraft();
  const { at } = useCircumstances();
  const own = user?.phoneNumber === undefined ? undefined : formatPhone(user.phoneNumber);
  const choice: PortingChoice = draft.portingOptions ?? { msisdn: own ?? "" };
  const filled = useRef(false);
  useEffect(() => {
    // Stores the prefilled number as input. Only once, because it must not come back after the fan signs out.
    if (own === undefined || filled.current) return;
    filled.current = true;
    change((current) => (current.portingOptions ? current : changePorting(current, {}, { msisdn: own })));
  }, [own, change]);
  const put = (part: Part) => change((current) => changePorting(current, part, choice));
  const dayOf = (type: MnpType, contractEnd?: string) =>
    format.date(firstPortingDay(type, { now: at.now, simType: draft.simType, contractEnd }));
  const end = contractEndOf(choice);
  // With a tariff for everybody, only the account makes the buyer a company, perhaps one registered after this form was filled in.
  const lacking = at.business && draft.tariff?.forBusiness === false && (choice.donorCustomerNumber ?? "").trim() === "";
  const [told, setTold] = useState(lacking);
  if (lacking && !told) setTold(true);
  const endHolds = end !== undefined && brokenInPorting(choice, at).contractEnd === undefined;

  return (
    <section className={styles["form"]}>
      {/* The notice stays while the fan types, because removing it would move the field. */}
      {told && at.business && (
        <Notice
          tone="warn"
          announce
          title={t("form.company.title")}
          action={
            <Button variant="quiet" onClick={() => document.querySelector<HTMLElement>("#donorCustomerNumber")?.focus()}>
              {t("form.company.action")}
            </Button>
          }
        >
          {t("form.company.text")}
        </Notice>
      )}
      {draft.jersey?.wanted === true && !goesWithJersey(draft) && <Notice tone="info">{t("form.noJersey")}</Notice>}
      <PhoneField
        label={t("form.msisdn.label")}
        hint={t("form.msisdn.hint")}
        name="msisdn"
        value={choice.msisdn}
        onChange={(msisdn) => put({ msisdn })}
        error={errorOf("msisdn")}
        required
      />
      <DonorChoice
        api={api}
        value={choice.donatingProvider?.id}
        onChange={(donor) => put({ donatingProvider: donor && { id: donor.id, name: donor.name } })}
        error={errorOf("donatingProvider")}
      />
      {at.business && (
        <TextField
          label={t("form.customerNumber.label")}
          hint={t("form.customerNumber.hint")}
          name="donorCustomerNumber"
          value={choice.donorCustomerNumber ?? ""}
          onChange={(donorCustomerNumber) => put({ donorCustomerNumber })}
          error={errorOf("donorCustomerNumber")}
          autoComplete="off"
          exact
          required
        />
      )}
      <RadioCards
        legend={t("form.type.legend")}
        name="mnpType"
        value={choice.mnpType}
        onChange={(mnpType: MnpType) => put({ mnpType })}
        options={MNP_TYPES.map((value) => ({
          value,
          title: t(value === "ASAP" ? "form.asap.title" : "form.vten.title"),
          description: t(value === "ASAP" ? "form.asap.text" : "form.vten.text", { date: dayOf(value) }),
        }))}
        error={errorOf("mnpType")}
      />
      {choice.mnpType === "VTEN" && (
        <div className={styles["end"]}>
          <DateField
            label={t("form.end.label")}
            hint={t("form.end.hint")}
            name="contractEnd"
            value={choice.contractEnd ?? ""}
            onChange={(contractEnd) => put({ contractEnd })}
            error={errorOf("contractEnd")}
            era="future"
            autoComplete="off"
          />
          <p role="status">{endHolds && t("form.end.day", { date: dayOf("VTEN", end) })}</p>
        </div>
      )}
      <HolderMatch />
      <ReleaseHelp />
      <PortDuties headingLevel={2} />
    </section>
  );
}
