import type { Tariff } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { buttonClass, Panel } from "@tribun/ui-kit";
import { AppLink } from "../../shell/app-link.tsx";
import { longVersion, shortVersion } from "../tariffs/catalogue.ts";
import styles from "./tariff-page.module.css";

/** The version with the shorter term, visible beside every long one (§ 56(1) TKG, L04), and the way back from it. */
export function OtherTerm({ tariff, tariffs }: { readonly tariff: Tariff; readonly tariffs: readonly Tariff[] }) {
  const t = useText("tariffs");
  const format = useFormat();
  const short = shortVersion(tariff, tariffs);
  const long = longVersion(tariff, tariffs);
  const other = long ?? (short === tariff ? undefined : short);
  if (!other) return null;
  const values = { name: tariff.name, price: format.money(other.price), count: other.commitmentMonths };
  return (
    <section>
      <Panel>
        <div className={styles["other"]}>
          <div>
            <h2 className={styles["subheading"]}>{t(long ? "detail.alternative.longTitle" : "detail.alternative.title")}</h2>
            <p>{t(long ? "detail.alternative.longText" : "detail.alternative.text", values)}</p>
          </div>
          <AppLink href={`/tarife/${other.type}/${other.slug}`} className={buttonClass({ variant: "quiet" })}>
            {t(long ? "detail.alternative.longChoose" : "detail.alternative.choose")}
          </AppLink>
        </div>
      </Panel>
    </section>
  );
}
