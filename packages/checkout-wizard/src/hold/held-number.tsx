import { useFormat } from "@tribun/i18n";
import { clockText } from "@tribun/ui-kit";
import { useOrderDraft } from "../store/use-order-draft.ts";
import { useTimeLeft } from "./use-time-left.ts";

/** The held number with the time left, as small text for places where the panel is not visible. */
export function HeldNumber() {
  const format = useFormat();
  const { draft } = useOrderDraft();
  const { left } = useTimeLeft();
  if (draft.number === undefined || left === undefined || left <= 0) return null;
  return (
    <>
      <span>{format.phone(draft.number.msisdn)}</span>
      <span>{clockText(left)}</span>
    </>
  );
}
