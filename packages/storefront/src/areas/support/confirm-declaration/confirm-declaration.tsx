import { useLocation } from "@tanstack/react-router";
import { confirmDeclaration } from "@tribun/api-client/calls/declarations";
import type { CallPayload } from "@tribun/api-client/contract";
import { supportHref } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { Button, buttonClass, Container, Notice, Panel } from "@tribun/ui-kit";
import { useEffect, useRef, useState } from "react";
import { useApi } from "../../../platform/app/use-app.tsx";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { useQueryParam } from "../../../platform/place/place.tsx";
import { loginHref } from "../../../platform/session/return-to.ts";
import { useSession } from "../../../platform/signed-in/use-session.ts";
import { ApiErrorNotice } from "../../../shell/late-errors.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { useAct } from "../../../platform/queries/use-act.ts";
import info from "../../../features/documents/information.module.css";
import { legalValues } from "../../../features/documents/legal-values.ts";
import styles from "./confirm-declaration.module.css";

/** Proof of the contract's owner: the token of the mailed link, or the receipt together with a session. */
type Proof = { readonly token: string } | { readonly receiptId: string };

/**
 * Asks the owner of a contract to confirm a withdrawal or termination. The mailed link brings `?token=`, a signed-in fan comes with
 * `?receipt=`. Nothing is sent before the click, because an ended contract cannot be restored.
 */
export function ConfirmDeclaration() {
  const t = useText("legal");
  return (
    <Container width="narrow">
      <header className={info["head"]}>
        <h1 tabIndex={-1}>{t("confirm.title")}</h1>
        <p className={info["lead"]}>{t("confirm.lead")}</p>
      </header>
      <div className={styles["page"]}>
        <Way />
      </div>
    </Container>
  );
}

function Way() {
  const t = useText("legal");
  const { status } = useSession();
  const here = useLocation({ select: (location) => location.href });
  const token = useQueryParam("token");
  const receiptId = useQueryParam("receipt");
  if (token !== undefined) return <Confirm proof={{ token }} receiptId={token.split(".", 1).join("")} />;
  if (receiptId === undefined) {
    const help = (
      <AppLink href="/support" className={buttonClass()}>
        {t("confirm.help")}
      </AppLink>
    );
    return (
      <Notice tone="warn" action={help}>
        {t("confirm.incomplete")}
      </Notice>
    );
  }
  if (status === "authenticated") return <Confirm proof={{ receiptId }} receiptId={receiptId} />;
  if (status === "loading") return <p role="status">{t("confirm.loading")}</p>;
  const login = (
    <AppLink href={loginHref(here)} className={buttonClass()}>
      {t("confirm.login")}
    </AppLink>
  );
  return (
    <Notice tone="info" action={login}>
      {t("confirm.loginText")}
    </Notice>
  );
}

function Confirm({ proof, receiptId }: { readonly proof: Proof; readonly receiptId: string }) {
  const t = useText("legal");
  const format = useFormat();
  const api = useApi();
  const { free = "" } = legalValues(useBrand());
  const { busy, failure, run } = useAct<"confirm">();
  const [data, setData] = useState<CallPayload<typeof confirmDeclaration>>();
  const confirm = () => void run("confirm", async () => setData(await api(confirmDeclaration, { body: proof })));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (data) box.current?.focus();
  }, [data]);
  if (data) {
    const help = (
      <AppLink href={supportHref(data.receiptId)} className={buttonClass({ variant: "quiet" })}>
        {t("confirm.help")}
      </AppLink>
    );
    return (
      <div ref={box} tabIndex={-1}>
        <Notice tone={data.outcome === "confirmed" || data.outcome === "carriedOut" ? "ok" : "info"} action={help}>
          <p>{t(`confirm.outcome.${data.outcome}`, { id: data.receiptId })}</p>
          <p>{t("confirm.received", { date: format.date(data.receivedAt), time: format.time(data.receivedAt) })}</p>
        </Notice>
      </div>
    );
  }
  return (
    <Panel>
      <div className={styles["ask"]}>
        <p>
          {t("confirm.receipt")} <b>{receiptId}</b>
        </p>
        <p>{t("confirm.effect")}</p>
        {failure !== undefined && <ApiErrorNotice error={failure} />}
        <Button busy={busy !== undefined} busyLabel={t("confirm.busy")} onClick={confirm}>
          {t("confirm.confirm")}
        </Button>
        <p className={styles["soft"]}>{t("confirm.notMe", { free })}</p>
      </div>
    </Panel>
  );
}
