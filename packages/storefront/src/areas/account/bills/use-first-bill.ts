import type { Invoice, InvoiceSeason } from "@tribun/api-client/contract";
import { DAY_MS } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { useServerNow } from "../../../platform/app/use-app.tsx";
import { useCelebration } from "../../../features/celebration/use-celebration.ts";

/** Most bills are debited while nobody looks, and looked at once a month at most. */
const FRESH_MS = 45 * DAY_MS;

/** Celebrates the fan's first bill of a month that is paid, however it was; receipts and credits aside. */
export function useFirstBill(seasons: readonly InvoiceSeason[] | undefined, invoices: readonly Invoice[]): void {
  const t = useText("bills");
  const now = useServerNow();
  const paid = invoices.filter((invoice) => invoice.kind === "period" && invoice.paid);
  // Only where the list holds all that was ever paid.
  const [season, earlier] = seasons ?? [];
  const first = season && !earlier && invoices.length >= season.count - season.openCount && paid.length === 1 ? paid[0] : undefined;
  const isFresh = first?.paidDate !== undefined && now() - Date.parse(first.paidDate) < FRESH_MS;
  useCelebration(isFresh ? `bill:${first.id}` : undefined, { caption: t("result.first") });
}
