import type { Porting } from "@tribun/api-client/contract";
import { FormFailure, ReleaseHelp } from "@tribun/forms";
import { useFormat, useText } from "@tribun/i18n";
import { Button, Details } from "@tribun/ui-kit";
import { useAct } from "../../../platform/queries/use-act.ts";
import styles from "./porting.module.css";
import { PortCorrection } from "./port-correction.tsx";
import { PortNewNumber } from "./port-new-number.tsx";
import { usePortCalls } from "./use-port-calls.ts";

type PortActProps = {
  readonly porting: Porting;
  /** Called once the operator has accepted the change and the data was fetched again. */
  readonly onDone: () => void;
};

/** What the fan can do about a porting: correct it, start with another number, cancel it. Shows only what the operator accepts now. */
export function PortActions({ porting, onDone }: PortActProps) {
  const { canCorrect, canTakeNewNumber, canCancel, state, reason } = porting;
  return (
    <div className={styles["actions"]}>
      {reason === "notReleased" && state === "declined" && <ReleaseHelp />}
      {canCorrect && <PortCorrection porting={porting} onDone={onDone} />}
      {canTakeNewNumber && <PortNewNumber porting={porting} onDone={onDone} />}
      {canCancel && <PortCancel porting={porting} onDone={onDone} />}
    </div>
  );
}

/** Cancels the porting: collapsed, with the consequences and one button. */
function PortCancel({ porting, onDone }: PortActProps) {
  const t = useText("porting");
  const format = useFormat();
  const { cancel } = usePortCalls(porting);
  const { busy, failure, run } = useAct<"cancel">();
  return (
    <Details className={styles["fold"]}>
      <summary>{t("act.cancel")}</summary>
      <div>
        <p>
          {porting.cancelUntil === undefined ? t("act.cancelTextOpen") : t("act.cancelText", { date: format.date(porting.cancelUntil) })}
        </p>
        <FormFailure error={failure} />
        <Button
          variant="quiet"
          busy={busy !== undefined}
          busyLabel={t("act.cancelling")}
          onClick={() => void run("cancel", () => cancel().then(onDone))}
        >
          {t("act.cancelSure")}
        </Button>
      </div>
    </Details>
  );
}
