import { useText } from "@tribun/i18n";
import { Container, Panel } from "@tribun/ui-kit";
import info from "../../../features/documents/information.module.css";
import { Prose } from "../../../features/documents/prose.tsx";
import { useLegalText } from "../../../features/documents/use-legal-text.ts";
import styles from "./cancellation.module.css";
import { TerminateForm } from "./terminate-form.tsx";
import { useOwnContract } from "./use-own-contract.ts";
import { WithdrawForm } from "./withdraw-form.tsx";

/**
 * `/information/cancellation`: the panels `#terminate` (§ 312k BGB, L24) and `#withdraw` (§ 356a BGB, L23), with the withdrawal notice and
 * model form below (L22). Needs no login. Without a script the club's server answers both forms.
 */
export function Cancellation() {
  const t = useText("legal");
  const own = useOwnContract();
  return (
    <Container>
      <header className={info["head"]}>
        <h1 tabIndex={-1}>{t("title.cancellation")}</h1>
        <p className={info["lead"]}>{t("lead.cancellation")}</p>
        <p>{t("cancellation.difference")}</p>
      </header>
      <div className={styles["panels"]}>
        <section id="terminate" aria-labelledby="terminate-title">
          <Panel>
            <h2 id="terminate-title">{t("cancellation.terminateTitle")}</h2>
            <TerminateForm own={own} />
          </Panel>
        </section>
        <section id="withdraw" aria-labelledby="withdraw-title">
          <Panel>
            <h2 id="withdraw-title">{t("cancellation.withdrawTitle")}</h2>
            <WithdrawForm own={own} />
          </Panel>
        </section>
      </div>
      <div className={styles["notice"]}>
        <Prose source={useLegalText("legal-withdrawal")} />
      </div>
    </Container>
  );
}
