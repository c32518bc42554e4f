import { giveawayDetail } from "@tribun/api-client/calls/giveaways";
import type { Giveaway } from "@tribun/api-client/contract";
import { useFailureText } from "@tribun/forms";
import { type DrawFinding, machineCode, ticketNumber } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { Button, CheckIcon, InfoIcon, Notice, TextField, XIcon } from "@tribun/ui-kit";
import { useState } from "react";
import { useApi } from "../../../platform/app/use-app.tsx";
import styles from "./giveaway.module.css";

type Checked = { readonly finding: DrawFinding; readonly isSandbox: boolean; readonly tickets: ReadonlySet<string> };

const STEPS = ["commitment", "list", "outside", "winners"] as const;
type Step = (typeof STEPS)[number];

/**
 * Repeats a draw in the fan's browser with the operator's own function and says for each step whether the result is the same. Fetches the
 * list of entries only on the press.
 */
export function DrawCheck({ giveaway: { key } }: { readonly giveaway: Giveaway }) {
  const t = useText("giveaway");
  const api = useApi();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [checked, setChecked] = useState<Checked>();
  const [failure, setFailure] = useState<unknown>();
  const check = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { draw, entryIds = [], commitment, prizes, closesAt, drawAt, outside, sealed } = await api(giveawayDetail, { params: { key } });
      if (!draw) return;
      // A commitment proves nothing if the operator published it after the entries closed.
      const laid = commitment && Date.parse(commitment.at) < Date.parse(closesAt) ? commitment.hash : undefined;
      const instants = { drawAt: Date.parse(drawAt), sealedAt: Date.parse(sealed?.at ?? drawAt) };
      const value = outside && { ...outside, randomness: "", signature: "", ...draw.value, ...instants };
      const { repeatDraw } = await import("./repeat-draw.ts");
      const finding = await repeatDraw({ ...draw, commitment: laid, entryIds, prizes, outside: value });
      setChecked({ finding, isSandbox: outside?.source === "sandbox", tickets: new Set(entryIds.map(ticketNumber)) });
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles["check"]} data-screen-only>
      <Button
        variant="quiet"
        className={styles["again"]}
        data-hydrates={`check-${key}`}
        busy={busy}
        busyLabel={t("check.busy")}
        onClick={() => void check()}
      >
        {t("check.submit")}
      </Button>
      {failure !== undefined && <Notice tone="bad" announce title={failureText(failure)} />}
      {checked && <Found {...checked} />}
    </div>
  );
}

function Found({ finding, isSandbox, tickets }: Checked) {
  const t = useText("giveaway");
  // An old draw without a value from outside passes this step.
  const allRight = STEPS.every((step) => finding[step] ?? step === "outside");
  const said = (step: Step) => {
    if (step === "commitment" && finding[step] === undefined) return t("check.none");
    if (step === "outside" && finding[step] === undefined) return t("check.outside.none");
    if (step === "outside" && finding[step] && isSandbox) return t("check.outside.sandbox");
    return t(`check.${step}.${finding[step] ? "right" : "wrong"}`);
  };
  return (
    <>
      <Notice tone={allRight ? "ok" : "bad"} announce title={t(allRight ? "check.right" : "check.wrong")}>
        <ul className={styles["found"]}>
          {STEPS.map((step) => (
            <li key={step}>
              <Mark right={finding[step]} />
              {said(step)}
            </li>
          ))}
        </ul>
      </Notice>
      <OwnNumber tickets={tickets} />
    </>
  );
}

function Mark({ right }: { readonly right: boolean | undefined }) {
  const Icon = right === undefined ? InfoIcon : right ? CheckIcon : XIcon;
  return <Icon size={18} aria-hidden="true" />;
}

/** Checks whether a fan's ticket number is in the list of entries. */
function OwnNumber({ tickets }: Pick<Checked, "tickets">) {
  const t = useText("giveaway");
  const [typed, setTyped] = useState("");
  const digits = machineCode(typed).replaceAll(/[^0-9A-F]/g, "");
  const number = `${digits.slice(0, 4)} ${digits.slice(4)}`;
  return (
    <div className={styles["own"]}>
      <TextField
        label={t("check.own")}
        hint={t("check.ownHint")}
        name="ticket"
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        spellCheck={false}
      />
      <p role="status">{digits.length === 8 && t(tickets.has(number) ? "check.in" : "check.out", { number })}</p>
    </div>
  );
}
