import { useQuery } from "@tanstack/react-query";
import type { PaymentMethod } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { useApiScope } from "../../../../platform/app/use-app.tsx";
import { useSession } from "../../../../platform/signed-in/use-session.ts";
import shared from "../../shared/edit/account.module.css";
import { openInvoicesQuery } from "../../shared/queries.ts";
import { restOf } from "../../shared/states.ts";
import { nameOf } from "./method-row.tsx";

/** The payment method of the monthly bill, and the next debit if a bill is open; renders nothing for a fan without a line. */
export function MonthlyBill({ methods }: { readonly methods: readonly PaymentMethod[] }) {
  const t = useText("account");
  const format = useFormat();
  const hasLine = useSession().user?.hasLine === true;
  const drawn = methods.find(({ isDefault }) => isDefault);
  const { data } = useQuery({ ...openInvoicesQuery(useApiScope()), enabled: hasLine && drawn !== undefined });
  if (!hasLine) return null;
  const next = data?.filter(({ status }) => status === "issued").toSorted((a, b) => a.dueDate.localeCompare(b.dueDate))[0];
  return (
    <p className={shared["soft"]}>
      {drawn ? t("payment.monthly", { what: nameOf(t, drawn) }) : t("payment.monthlySelf")}
      {drawn && next && ` ${t("payment.nextDebit", { date: format.shortDate(next.dueDate), amount: format.money(restOf(next)) })}`}
    </p>
  );
}
