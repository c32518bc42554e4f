import { useText } from "@tribun/i18n";
import { buttonClass, Container, Scoreboard } from "@tribun/ui-kit";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { useHeading } from "./use-look.ts";
import { AppLink } from "../../../platform/place/app-link.tsx";
import styles from "./home-porting.module.css";

/** Porting shown as a substitution: only the operator changes. The fan's legal rights stand beside it (§ 59 TKG). */
export function HomePorting() {
  const t = useText("home");
  const { shortName } = useBrand();
  const facts = [t("port.free"), t("port.gap"), t("port.late")];
  return (
    <Container>
      <section className={styles["swap"]} id="porting" aria-labelledby="porting-title">
        <div className={styles["pane"]} data-surface="club">
          <h2 id="porting-title">{useHeading()("porting", t("port.title"))}</h2>
          <p>{t("port.text")}</p>
          <Scoreboard
            cells={[
              { label: t("port.out"), value: t("port.outWho"), tone: "out" },
              { label: t("port.in"), value: shortName, tone: "in" },
            ]}
          />
        </div>
        <div className={styles["pane"]}>
          <ul className={styles["facts"]}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <AppLink href="/information/porting" className={buttonClass({ wide: true })}>
            {t("port.how")}
          </AppLink>
        </div>
      </section>
    </Container>
  );
}
