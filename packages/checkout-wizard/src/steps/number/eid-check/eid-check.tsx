import { isEid, normaliseEid } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { useRuleText } from "@tribun/i18n/problem-text";
import { TextField } from "@tribun/ui-kit";
import { useState } from "react";
import styles from "../number.module.css";

const EID_DIGITS = 32;

/** Checks by a device's EID whether it supports eSIM. The EID is neither sent nor stored, because it identifies the device permanently. */
export function EidCheck() {
  const t = useText("order");
  const ruleText = useRuleText();
  const [eid, setEid] = useState("");
  const [left, setLeft] = useState(false);
  const fits = isEid(eid);
  const wrong = eid !== "" && !fits && (left || eid.length >= EID_DIGITS);
  return (
    <>
      <TextField
        label={t("number.sim.eid.label")}
        hint={t("number.sim.eid.hint")}
        name="eid"
        inputMode="numeric"
        autoComplete="off"
        value={eid}
        // Accepts the groups in which the device's settings show it.
        onChange={(typed) => {
          setEid(normaliseEid(typed));
          setLeft(false);
        }}
        onBlur={() => setLeft(true)}
        error={wrong ? ruleText("eid.invalid") : undefined}
      />
      <p role="status" className={styles["hint"]}>
        {fits && t("number.sim.eid.ok")}
      </p>
    </>
  );
}
