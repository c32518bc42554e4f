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

/** Few places have one; it is looked for once somebody asks about theirs. Without its code the page stays, with what was answered. */
const Outages = lazy<ComponentType>(() =>
  import("../../outages/outages.tsx").then(
    (module) => ({ default: module.Outages }),
    () => ({ default: () => null }),
  ),
);

/**
 * Asks what a phone gets at a postal code, beside the price and where all tariffs are told of (§ 52 TKG, L36); with a tariff as far as
 * that one reaches, and with what is out just now. Works once the page is awake, which entering the field
 * does. One plain field of its own: those of forms would bring all that forms need to a page that is read.
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

/** What was found, as far as the tariff reaches: without 5G in it, LTE is the best there is. */
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
