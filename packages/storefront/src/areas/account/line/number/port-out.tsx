import type { Line } from "@tribun/api-client/contract";
import { addMonths, euro, LATE_PORTING_CENTS_PER_DAY } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { Button, type Fact, FactsList, textLinkClass } from "@tribun/ui-kit";
import { useBrand } from "../../../../platform/brand/use-brand.tsx";
import { useSession } from "../../../../platform/signed-in/use-session.ts";
import { AppLink } from "../../../../platform/place/app-link.tsx";
import shared from "../../shared/edit/account.module.css";
import { useLeftFocus } from "../../shared/edit/use-left-focus.ts";

type PortOutProps = { readonly line: Line; readonly onClose: () => void };

/**
 * Instructions to port the number to another operator (§ 59 TKG, L09): the process, the data to give there, the effect on the contract, and
 * the deadline. No button, because the operator need not release the number first.
 */
export function PortOut({ line, onClose }: PortOutProps) {
  const t = useText("account");
  const format = useFormat();
  const { name } = useBrand();
  const { user } = useSession();
  const place = useLeftFocus();
  const corporate = user?.customerType === "corporate";
  const rows: readonly Fact[] = [
    [t("portOut.from"), name],
    [t("contract.number"), format.phone(line.msisdn)],
    [t("portOut.company"), corporate ? user.companyName : undefined],
    [t("portOut.customer"), corporate ? user.partnerCustomerId : undefined],
    [t("portOut.holder"), user && `${user.firstName} ${user.lastName}`],
    [t("portOut.birthday"), user && !corporate ? format.date(user.birthday) : undefined],
  ];
  const ended = line.status === "ended";
  const until = line.endsOn === undefined ? undefined : format.date(addMonths(line.endsOn, 1));
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={t("portOut.label")} className={shared["form"]}>
      <p>{t("portOut.lead")}</p>
      <FactsList rows={rows} />
      <p className={shared["soft"]}>
        {t("portOut.same")}{" "}
        <AppLink href="/dashboard/account/profile" className={textLinkClass()}>
          {t("portOut.profile")}
        </AppLink>
      </p>
      <ul className={shared["list"]}>
        <li>{t("portOut.free", { amount: format.money(euro(LATE_PORTING_CENTS_PER_DAY)) })}</li>
        {!ended && <li>{line.endsOn === undefined ? t("portOut.running") : t("portOut.ending", { date: format.date(line.endsOn) })}</li>}
        <li>{until === undefined ? t("portOut.later") : t("portOut.until", { date: until })}</li>
      </ul>
      <Button variant="quiet" onClick={onClose}>
        {t("portOut.close")}
      </Button>
    </div>
  );
}
