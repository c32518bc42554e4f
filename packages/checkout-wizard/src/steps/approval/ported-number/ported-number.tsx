import { normalisePhone, OTHER_DONOR } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { Notice } from "@tribun/ui-kit";
import { useOrderDraft } from "../../../store/use-order-draft.ts";
import { isCompanys } from "../../../machine/obstacle.ts";
import type { PortingChoice } from "../../../draft/order-draft.ts";
import { contractEndOf, firstPortingDay } from "../../../machine/porting.ts";
import { useWizard } from "../../../shared/environment.tsx";
import styles from "../approval.module.css";
import { personOf } from "../parts/person.ts";

/** A ported number: its donor, its day, and the name in which it is ported. */
export function PortedNumber({ choice }: { readonly choice: PortingChoice }) {
  const t = useText("approval");
  const order = useText("order");
  const format = useFormat();
  const { user, now } = useWizard();
  const { draft } = useOrderDraft();
  const { donatingProvider: donor, mnpType = "ASAP", donorCustomerNumber } = choice;
  const contractEnd = contractEndOf(choice);
  const date = format.date(firstPortingDay(mnpType, { now: now(), simType: draft.simType, contractEnd }));
  const known = donor?.id === OTHER_DONOR ? undefined : donor?.name;
  const person = user && personOf(user, draft);
  return (
    <>
      <p>{format.phone(normalisePhone(choice.msisdn) ?? choice.msisdn)}</p>
      <p className={styles["soft"]}>
        {known === undefined ? t("port.fromOther") : order("parts.from", { donor: known })}
        <br />
        {mnpType === "ASAP"
          ? t("port.asap", { date })
          : contractEnd === undefined
            ? t("port.vten", { date })
            : t("port.vtenEnd", { date, end: format.date(contractEnd) })}
        {isCompanys(draft.tariff, user) && donorCustomerNumber !== undefined && donorCustomerNumber !== "" && (
          <>
            <br />
            {t("port.business", { number: donorCustomerNumber })}
          </>
        )}
      </p>
      {person && (
        <Notice tone="info" title={known === undefined ? t("port.matchOther") : t("port.matchTitle", { donor: known })}>
          {t("port.match", { name: `${person.firstName} ${person.lastName}`, date: format.date(person.birthday) })}
        </Notice>
      )}
    </>
  );
}
