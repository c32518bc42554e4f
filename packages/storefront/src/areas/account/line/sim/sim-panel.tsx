import type { Line } from "@tribun/api-client/contract";
import { SIM_REPLACEMENT_CENTS, simTransition } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { Notice, Panel, Pill, textLinkClass } from "@tribun/ui-kit";
import { Suspense, useEffect, useRef, useState } from "react";
import { AppLink } from "../../../../platform/place/app-link.tsx";
import shared from "../../shared/edit/account.module.css";
import { EditRow } from "../../shared/edit/edit-row.tsx";
import { NumberRow } from "../number/number-row.tsx";
import { BlockForm } from "./block-form.tsx";
import { PukRow } from "./puk-row.tsx";
import type { Say } from "../line-change.ts";
import { lazyPart } from "../../../../platform/lazy/lazy-part.tsx";

/** Loaded lazily, because fans replace a SIM once in years. The block form for a lost SIM is not lazy. */
const ReplaceForm = lazyPart(() => import("./replace-form.tsx").then((module) => module.ReplaceForm));
const ActivateForm = lazyPart(() => import("./activate-form.tsx").then((module) => module.ActivateForm));
const UnderWay = lazyPart(() => import("./under-way.tsx").then((module) => module.UnderWay));
const EsimInstall = lazyPart(() => import("./esim-install.tsx").then((module) => module.EsimInstall));
/** Loaded lazily, because most SIMs are never blocked. */
const UnblockRow = lazyPart(() => import("./unblock-row.tsx").then((module) => module.UnblockRow));

/** The SIM of a line: state, block, PUK, eSIM code and replacement. */
export function SimPanel({ line }: { readonly line: Line }) {
  const t = useText("account");
  const format = useFormat();
  const { sim } = line;
  // A change of state removes its own row, so the panel shows the receipt.
  const [said, setSaid] = useState<{ readonly text: string; readonly blocked?: boolean | undefined }>();
  const receipt = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said) receipt.current?.focus();
  }, [said]);
  const say: Say = (text, blocked) => setSaid({ text, blocked });
  const state = sim.state ?? "active";
  const can = (event: "block" | "unblock" | "replace") => simTransition(state, event) !== undefined;
  // Removes the receipt when another device changes the block.
  const blocked = can("unblock");
  const [before, setBefore] = useState(blocked);
  if (blocked !== before) {
    setBefore(blocked);
    if (said?.blocked === before) setSaid(undefined);
  }
  const { replacement } = sim;
  const waiting = replacement?.state === "ordered" || replacement?.state === "shipped";
  const price = format.money({ amount: SIM_REPLACEMENT_CENTS.physical, currency: "EUR" });
  const another = can("replace") && (
    <EditRow
      of={line.id}
      label={t(sim.type === "esim" ? "sim.replaceEsim" : "sim.replacePhysical")}
      hint={t("sim.replaceHint", { price })}
      action={t("sim.replaceShow")}
    >
      {(close) => <ReplaceForm line={line} close={close} say={say} />}
    </EditRow>
  );
  return (
    <Panel
      title={t("sim.title")}
      headingLevel={2}
      aside={<Pill tone={state === "active" ? "ok" : state === "shipped" ? "info" : "bad"}>{t(`sim.state.${state}`)}</Pill>}
    >
      {said && (
        <div ref={receipt} tabIndex={-1}>
          <Notice tone="ok" announce>
            {said.text}
          </Notice>
        </div>
      )}
      {(state === "blockedByOperator" || state === "blockedByBoth") && (
        <Notice
          tone="warn"
          action={
            <AppLink href="/dashboard/bills?show=open" className={textLinkClass({ strong: true })}>
              {t("sim.byOperatorPay")}
            </AppLink>
          }
        >
          {t("sim.byOperator")}
        </Notice>
      )}
      <div className={shared["rows"]}>
        <div className={shared["row"]}>
          <div className={shared["what"]}>
            <span className={shared["value"]}>{t(`sim.${sim.type}`)}</span>
            <span className={shared["soft"]}>{t("sim.number", { iccid: sim.iccidMasked })}</span>
            {sim.downloadedAt !== undefined && (
              <span className={shared["soft"]}>{t("sim.installLoaded", { date: format.date(sim.downloadedAt) })}</span>
            )}
          </div>
        </div>
        <NumberRow line={line} />
        <PukRow lineId={line.id} />
        {blocked && (
          <Suspense>
            <UnblockRow lineId={line.id} say={say} />
          </Suspense>
        )}
        {can("block") && (
          <EditRow of={line.id} label={t("sim.blockLabel")} hint={t("sim.blockHint")} action={t("sim.block")}>
            {(close) => <BlockForm lineId={line.id} close={close} say={say} />}
          </EditRow>
        )}
        {sim.type === "esim" && sim.downloadedAt === undefined && (
          <EditRow of={line.id} label={t("sim.install")} hint={t("sim.installHint")} action={t("sim.installShow")}>
            {(close) => <EsimInstall lineId={line.id} onClose={() => close()} />}
          </EditRow>
        )}
        {replacement && (
          <Suspense>
            <UnderWay replacement={replacement} again={another} />
          </Suspense>
        )}
        {replacement?.state === "shipped" && replacement.type === "physical" && (
          <EditRow of={line.id} label={t("sim.activate")} hint={t("sim.activateHint")} action={t("sim.activateShow")}>
            {(close) => <ActivateForm lineId={line.id} close={close} say={say} />}
          </EditRow>
        )}
        {!waiting && another}
      </div>
    </Panel>
  );
}
