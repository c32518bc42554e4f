import { useQueryClient } from "@tanstack/react-query";
import type { Porting, RegistryNumber } from "@tribun/api-client/contract";
import { FormFailure } from "@tribun/forms";
import { useFormat, useText } from "@tribun/i18n";
import { Button, Details, Notice } from "@tribun/ui-kit";
import { useState } from "react";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { useKeptForm } from "../../kept-forms/kept-forms.ts";
import { FreeNumbers, freeNumbersQuery } from "../../numbers/free-numbers.tsx";
import { useAct } from "../../../platform/queries/use-act.ts";
import { isNumberGone } from "../../numbers/use-taken-number.ts";
import styles from "./porting.module.css";
import { usePortCalls } from "./use-port-calls.ts";

type Picked = Pick<RegistryNumber, "id" | "msisdn">;

/** Starts the line with a new number without a fee; the rest of the contract stays as agreed (flows §4.1). */
export function PortNewNumber({ porting, onDone }: { readonly porting: Porting; readonly onDone: () => void }) {
  const t = useText("porting");
  const [picked, setPicked] = useState<Picked>();
  const wasPicked = useKeptForm(`new number ${porting.id}`, {
    values: { ...picked },
    fill: ({ id, msisdn }) => setPicked({ id: `${id}`, msisdn: `${msisdn}` }),
  });
  const [open, setOpen] = useState(wasPicked);
  return (
    <Details className={styles["fold"]} open={wasPicked || undefined} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("act.number")}</summary>
      <div>
        <p>{t("act.numberText")}</p>
        {open && <NewNumber porting={porting} picked={picked} onPick={setPicked} onDone={onDone} />}
      </div>
    </Details>
  );
}

type NewNumberProps = {
  readonly porting: Porting;
  readonly picked: Picked | undefined;
  readonly onPick: (number: Picked | undefined) => void;
  readonly onDone: () => void;
};

function NewNumber({ porting, picked, onPick, onDone }: NewNumberProps) {
  const t = useText("porting");
  const format = useFormat();
  const client = useQueryClient();
  const numbers = freeNumbersQuery(useApiScope());
  const { takeNumber } = usePortCalls(porting);
  const { busy, failure, run } = useAct<"take">();
  const [gone, setGone] = useState<string>();

  const take = ({ id, msisdn }: Picked) =>
    run("take", async () => {
      setGone(undefined);
      try {
        await takeNumber(id);
        onDone();
      } catch (error) {
        if (!isNumberGone(error)) throw error;
        setGone(format.phone(msisdn));
        onPick(undefined);
        void client.refetchQueries({ queryKey: numbers.queryKey });
      }
    });

  return (
    <div className={styles["form"]}>
      {gone !== undefined && (
        <Notice tone="warn" announce>
          {t("act.numberTaken", { number: gone })}
        </Notice>
      )}
      <FreeNumbers
        name="newNumber"
        value={picked?.id}
        onChange={({ id, msisdn }) => onPick({ id, msisdn })}
        words={{
          legend: t("act.numberLegend"),
          loading: t("act.numbersLoading"),
          none: t("act.numbersNone"),
          again: t("act.numbersAgain"),
        }}
      />
      <FormFailure error={failure} />
      {picked && (
        <Button busy={busy !== undefined} busyLabel={t("act.numberTaking")} onClick={() => void take(picked)}>
          {t("act.numberTake", { number: format.phone(picked.msisdn) })}
        </Button>
      )}
    </div>
  );
}
