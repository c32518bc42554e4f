import { isEid, normaliseEid } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { useRuleText } from "@tribun/i18n/problem-text";
import { TextField } from "@tribun/ui-kit";
import { useState } from "react";
import styles from "../number.module.css";

const EID_DIGITS = 32;

/** Tells from the EID of a device that it takes an eSIM. Nothing of it is sent or kept: it names the device for good. */
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
        // As settings show it, in groups.
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
