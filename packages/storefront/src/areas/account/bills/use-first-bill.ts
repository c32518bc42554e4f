import type { Invoice, InvoiceSeason } from "@tribun/api-client/contract";
import { DAY_MS } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { useServerNow } from "../../../platform/app/use-app.tsx";
import { useCelebration } from "../../../features/celebration/use-celebration.ts";

/** Milliseconds. Most bills are debited automatically, and a fan looks at them about once a month. */
const FRESH_MS = 45 * DAY_MS;

/** Celebrates the first monthly bill that is paid, in whatever way; ignores receipts and credits. */
export function useFirstBill(seasons: readonly InvoiceSeason[] | undefined, invoices: readonly Invoice[]): void {
  const t = useText("bills");
  const now = useServerNow();
  const paid = invoices.filter((invoice) => invoice.kind === "period" && invoice.paid);
  // Only if the list contains every paid invoice.
  const [season, earlier] = seasons ?? [];
  const first = season && !earlier && invoices.length >= season.count - season.openCount && paid.length === 1 ? paid[0] : undefined;
  const isFresh = first?.paidDate !== undefined && now() - Date.parse(first.paidDate) < FRESH_MS;
  useCelebration(isFresh ? `bill:${first.id}` : undefined, { caption: t("result.first") });
}
