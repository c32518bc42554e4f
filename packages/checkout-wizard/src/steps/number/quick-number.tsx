import { phoneRegistries } from "@tribun/api-client/calls/catalogue";
import { NUMBER_HOLD_MINUTES } from "@tribun/domain";
import { FormFailure } from "@tribun/forms";
import { useFormat, useText } from "@tribun/i18n";
import { Spinner, VisuallyHidden } from "@tribun/ui-kit";
import { SeatSample } from "@tribun/ui-kit/seat";
import { useState } from "react";
import type { useReservation } from "../../hold/use-reservation.ts";
import { ANY_NUMBERS } from "../../machine/number-search.ts";
import { useWizard } from "../../shared/environment.tsx";
import { useOrderDraft } from "../../store/use-order-draft.ts";
import styles from "./number.module.css";

/** How many numbers one press tries, because another fan may reserve one at the same moment. */
const TRIES = 3;

type QuickNumberProps = {
  readonly reserve: ReturnType<typeof useReservation>["reserve"];
  /** Called when other fans were faster at every number. */
  readonly onTaken: () => void;
};

/** Reserves a random number without a fee for a fan who does not want to choose; each press reserves another one. */
export function QuickNumber({ reserve, onTaken }: QuickNumberProps) {
  const t = useText("order");
  const format = useFormat();
  const { api } = useWizard();
  const { draft } = useOrderDraft();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<unknown>();
  const [got, setGot] = useState<string>();

  const press = async () => {
    if (busy) return;
    setBusy(true);
    setRefused(undefined);
    try {
      const free = await api(phoneRegistries, { query: ANY_NUMBERS });
      for (const number of free.filter(({ id }) => id !== draft.number?.registryId).slice(0, TRIES)) {
        const became = await reserve(number);
        if (became === "held") setGot(number.msisdn);
        // Only a number that another fan has is a reason to try the next one.
        if (became !== "taken") return;
      }
      onTaken();
    } catch (cause) {
      setRefused(cause);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" className={styles["quick"]} data-surface="board" aria-busy={busy || undefined} onClick={() => void press()}>
        {busy ? <Spinner /> : <SeatSample text="?" look="special" />}
        <b>{t(busy ? "number.quick.busy" : "number.quick.button")}</b>
        <span>{t("number.quick.hint", { minutes: format.minutes(NUMBER_HOLD_MINUTES) })}</span>
      </button>
      <VisuallyHidden>
        <span role="status">{got !== undefined && t("number.quick.done", { number: format.phone(got) })}</span>
      </VisuallyHidden>
      <FormFailure error={refused} />
    </>
  );
}
