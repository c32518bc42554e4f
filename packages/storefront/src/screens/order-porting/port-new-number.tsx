import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import type { Porting } from "@tribun/api-client/contract";
import { FormFailure, useFailureText } from "@tribun/forms";
import { useFormat, useText } from "@tribun/i18n";
import { Button, Details, Notice, RadioCards, Skeleton } from "@tribun/ui-kit";
import { useState } from "react";
import { useApiScope } from "../../api/use-app.tsx";
import styles from "./porting.module.css";
import { freeNumbersQuery } from "./queries.ts";
import { usePortCalls } from "./use-port-calls.ts";

const GONE = ["1104", "1105", "1108"];

/** Starts the line with a new number without a fee; everything else of the contract stays as agreed (flows §4.1). */
export function PortNewNumber({ porting }: { readonly porting: Porting }) {
  const t = useText("porting");
  const [open, setOpen] = useState(false);
  return (
    <Details className={styles["fold"]} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("act.number")}</summary>
      <div>
        <p>{t("act.numberText")}</p>
        {open && <FreeNumbers porting={porting} />}
      </div>
    </Details>
  );
}

function FreeNumbers({ porting }: { readonly porting: Porting }) {
  const t = useText("porting");
  const format = useFormat();
  const failureText = useFailureText();
  const numbers = useQuery(freeNumbersQuery(useApiScope()));
  const { takeNumber } = usePortCalls(porting);
  const [chosen, setChosen] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [gone, setGone] = useState<string>();
  const free = (numbers.data ?? []).filter(({ fee }) => fee.amount === 0);
  const picked = free.find(({ id }) => id === chosen);

  const take = async () => {
    if (busy || picked === undefined) return;
    setBusy(true);
    setFailure(undefined);
    setGone(undefined);
    try {
      await takeNumber(picked.id);
    } catch (error) {
      if (error instanceof ApiError && GONE.includes(error.code)) {
        setGone(format.phone(picked.msisdn));
        setChosen(undefined);
        void numbers.refetch();
      } else setFailure(() => error);
    } finally {
      setBusy(false);
    }
  };

  if (numbers.isPending) {
    return (
      <div role="status" aria-label={t("act.numbersLoading")}>
        <Skeleton height="160px" shape="card" />
      </div>
    );
  }
  const again = (
    <Button variant="quiet" busy={numbers.isFetching} busyLabel={t("act.numbersLoading")} onClick={() => void numbers.refetch()}>
      {t("act.numbersAgain")}
    </Button>
  );
  if (free.length === 0) {
    return (
      <Notice tone={numbers.error ? "bad" : "info"} announce action={again}>
        {numbers.error ? failureText(numbers.error) : t("act.numbersNone")}
      </Notice>
    );
  }
  return (
    <div className={styles["form"]}>
      {gone !== undefined && (
        <Notice tone="warn" announce>
          {t("act.numberTaken", { number: gone })}
        </Notice>
      )}
      <RadioCards
        legend={t("act.numberLegend")}
        name="newNumber"
        value={chosen}
        onChange={setChosen}
        options={free.map(({ id, msisdn }) => ({ value: id, title: format.phone(msisdn) }))}
      />
      <FormFailure error={failure} />
      {picked && (
        <Button busy={busy} busyLabel={t("act.numberTaking")} onClick={() => void take()}>
          {t("act.numberTake", { number: format.phone(picked.msisdn) })}
        </Button>
      )}
    </div>
  );
}
