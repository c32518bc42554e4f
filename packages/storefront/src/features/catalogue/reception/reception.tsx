import type { CoverageInfo, Tariff } from "@tribun/api-client/contract";
import { normalisePostalCode } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { Button, Panel, Pill } from "@tribun/ui-kit";
import { type ComponentType, type FormEvent, lazy, Suspense, useState } from "react";
import { useApi } from "../../../platform/app/use-app.tsx";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import styles from "./reception.module.css";

const POSTAL_CODE = /^\d{5}$/;
const PLZ_ID = "reception-plz";

type Answer = { readonly kind: "none" | "asking" | "failed" | "malformed" } | { readonly kind: "known"; readonly info: CoverageInfo };

/**
 * Few places have an outage, so this code loads after the fan has asked about a place. If it cannot load, the page stays with its answer.
 */
const Outages = lazy<ComponentType>(() =>
  import("../../outages/outages.tsx").then(
    (module) => ({ default: module.Outages }),
    () => ({ default: () => null }),
  ),
);

/**
 * Answers which reception a postal code has (§ 52 TKG, L36), and which outages it has now. With a tariff, the answer is limited to that
 * tariff's technology. Focusing the field hydrates the page. It is a plain input, because the fields of `forms` would add their code to a
 * page for reading.
 */
export function Reception({ tariff }: { readonly tariff?: Pick<Tariff, "tech"> }) {
  const t = useText("reception");
  const api = useApi();
  const { hotline } = useBrand();
  const [plz, setPlz] = useState("");
  const [answer, setAnswer] = useState<Answer>({ kind: "none" });

  const malformed = answer.kind === "malformed";

  const ask = async (event: FormEvent) => {
    event.preventDefault();
    const code = normalisePostalCode(plz);
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
    <Panel title={t("title")} headingLevel={2}>
      <form method="post" className={styles["reception"]} noValidate onSubmit={(event) => void ask(event)}>
        <div className={styles["field"]}>
          <label htmlFor={PLZ_ID}>{t("label")}</label>
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
              {t("malformed")}
            </p>
          )}
        </div>
        <Button type="submit" variant="quiet" busy={answer.kind === "asking"} busyLabel={t("asking")}>
          {t("ask")}
        </Button>
      </form>
      <noscript>
        <p>{t("unscripted", { free: hotline.freeNumber })}</p>
      </noscript>
      <div role="status">
        {answer.kind === "failed" && <p>{t("failed")}</p>}
        {answer.kind === "known" && <Found info={answer.info} with5G={tariff?.tech.includes("5G") ?? true} />}
      </div>
      {answer.kind === "known" && (
        <Suspense>
          <Outages />
        </Suspense>
      )}
    </Panel>
  );
}

/** The reception that was found, limited to the tariff: without 5G, LTE is the best level. */
function Found({ info, with5G }: { readonly info: CoverageInfo; readonly with5G: boolean }) {
  const t = useText("reception");
  const { hotline } = useBrand();
  const { postalCode, places, reception, source } = info;
  if (!reception) return <p>{t("unknown", { plz: postalCode, free: hotline.freeNumber })}</p>;
  const best = (level: (typeof reception)["indoors"]) => (level === "5G" && !with5G ? "LTE" : level);
  const outdoors = best(reception.outdoors);
  const indoors = best(reception.indoors);
  return (
    <div className={styles["found"]}>
      <p>
        {[postalCode, places[0]].filter(Boolean).join(" ")}{" "}
        <Pill tone={indoors === "none" ? "warn" : "ok"}>
          {outdoors === indoors
            ? t("everywhere", { level: outdoors })
            : indoors === "none"
              ? t("outdoorsOnly", { level: outdoors })
              : t("both", { outdoors, indoors })}
        </Pill>
      </p>
      {indoors === "none" && <p>{t("wifi")}</p>}
      {source === "sandbox" && <p className={styles["note"]}>{t("sandbox")}</p>}
    </div>
  );
}
