import type { CoverageInfo, Tariff } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Button, Panel, Pill } from "@tribun/ui-kit";
import { type FormEvent, useState } from "react";
import { useApi } from "../../api/use-app.tsx";
import { useBrand } from "../../brand/use-brand.tsx";
import styles from "./tariff-page.module.css";

const POSTAL_CODE = /^\d{5}$/;
const PLZ_ID = "reception-plz";

type Answer = { readonly kind: "none" | "asking" | "failed" | "malformed" } | { readonly kind: "known"; readonly info: CoverageInfo };

/**
 * Asks what a phone gets at a postal code, beside the price (§ 52 TKG, L36). Works once the page is awake, which entering the field
 * does. One plain field of its own: those of forms would bring all that forms need to a page that is read.
 */
export function Reception({ tariff }: { readonly tariff: Tariff }) {
  const t = useText("tariffs");
  const api = useApi();
  const { hotline } = useBrand();
  const [plz, setPlz] = useState("");
  const [answer, setAnswer] = useState<Answer>({ kind: "none" });

  const malformed = answer.kind === "malformed";

  const ask = async (event: FormEvent) => {
    event.preventDefault();
    const code = plz.trim();
    if (!POSTAL_CODE.test(code)) {
      setAnswer({ kind: "malformed" });
      document.getElementById(PLZ_ID)?.focus();
      return;
    }
    setAnswer({ kind: "asking" });
    try {
      const { coverage } = await import("@tribun/api-client/calls/fan-service");
      setAnswer({ kind: "known", info: await api(coverage, { params: { plz: code } }) });
    } catch {
      setAnswer({ kind: "failed" });
    }
  };

  return (
    <Panel title={t("detail.reception.title")} headingLevel={2}>
      <form method="post" className={styles["reception"]} noValidate onSubmit={(event) => void ask(event)}>
        <div className={styles["field"]}>
          <label htmlFor={PLZ_ID}>{t("detail.reception.label")}</label>
          <input
            id={PLZ_ID}
            name="plz"
            inputMode="numeric"
            autoComplete="postal-code"
            value={plz}
            aria-invalid={malformed || undefined}
            aria-describedby={malformed ? `${PLZ_ID}-error` : undefined}
            onChange={(event) => setPlz(event.currentTarget.value)}
          />
          {malformed && (
            <p id={`${PLZ_ID}-error`} className={styles["mistake"]}>
              {t("detail.reception.malformed")}
            </p>
          )}
        </div>
        <Button type="submit" variant="quiet" busy={answer.kind === "asking"} busyLabel={t("detail.reception.asking")}>
          {t("detail.reception.ask")}
        </Button>
      </form>
      <noscript>
        <p>{t("detail.reception.unscripted", { free: hotline.freeNumber })}</p>
      </noscript>
      <div role="status">
        {answer.kind === "failed" && <p>{t("detail.reception.failed")}</p>}
        {answer.kind === "known" && <Found info={answer.info} with5G={tariff.tech.includes("5G")} />}
      </div>
    </Panel>
  );
}

/** What was found, as far as the tariff reaches: without 5G in it, LTE is the best there is. */
function Found({ info, with5G }: { readonly info: CoverageInfo; readonly with5G: boolean }) {
  const t = useText("tariffs");
  const { hotline } = useBrand();
  const { postalCode, places, reception, source } = info;
  if (!reception) return <p>{t("detail.reception.unknown", { plz: postalCode, free: hotline.freeNumber })}</p>;
  const best = (level: (typeof reception)["indoors"]) => (level === "5G" && !with5G ? "LTE" : level);
  const outdoors = best(reception.outdoors);
  const indoors = best(reception.indoors);
  return (
    <div className={styles["found"]}>
      <p>
        {[postalCode, places[0]].filter(Boolean).join(" ")}{" "}
        <Pill tone={indoors === "none" ? "warn" : "ok"}>
          {outdoors === indoors
            ? t("detail.reception.everywhere", { level: outdoors })
            : indoors === "none"
              ? t("detail.reception.outdoorsOnly", { level: outdoors })
              : t("detail.reception.both", { outdoors, indoors })}
        </Pill>
      </p>
      {indoors === "none" && <p>{t("detail.reception.wifi")}</p>}
      {source === "sandbox" && <p className={styles["notes"]}>{t("detail.reception.sandbox")}</p>}
    </div>
  );
}
