import { type TextKey, useText } from "@tribun/i18n";
import { Container } from "@tribun/ui-kit";
import { AppLink } from "../../shell/app-link.tsx";
import info from "../information/information.module.css";
import styles from "./information-index.module.css";

type NameOf<K extends string, Part extends string> = K extends `index.${Part}.${infer Name}` ? Name : never;
type Group = NameOf<TextKey<"information">, "groups">;
type Listed = NameOf<TextKey<"information">, "pages"> extends infer K ? (K extends `${infer Name}.name` ? Name : never) : never;

/** What there is to read, in the order in which a fan comes to need it. */
const GROUPS: Readonly<Record<Group, readonly (readonly [Listed, string])[]>> = {
  order: [
    ["tariffs", "/tarife"],
    ["campaigns", "/campaigns"],
    ["products", "/information/product-information"],
    ["agb", "/information/agb"],
  ],
  line: [
    ["faq", "/information/faq"],
    ["support", "/support"],
    ["cancellation", "/information/cancellation"],
  ],
  data: [
    ["privacy", "/information/privacy-policy"],
    ["dsgvo", "/information/dsgvo"],
    ["pdpl", "/information/pdpl"],
  ],
  us: [
    ["about", "/information/about-us"],
    ["imprint", "/information/tag"],
    ["accessibility", "/information/accessibility"],
  ],
};
const ORDER = ["order", "line", "data", "us"] as const satisfies readonly Group[];

/** The index of all information pages, `/information`: each line with the question that it answers. */
export function InformationIndex() {
  const t = useText("information");
  return (
    <Container>
      <header className={info["head"]}>
        <h1 tabIndex={-1}>{t("index.title")}</h1>
        <p className={info["lead"]}>{t("index.lead")}</p>
      </header>
      <div className={styles["groups"]}>
        {ORDER.map((group) => (
          <section key={group} className={styles["group"]} aria-labelledby={group}>
            <h2 id={group}>{t(`index.groups.${group}`)}</h2>
            <ul>
              {GROUPS[group].map(([name, href]) => (
                <li key={name} className={styles["row"]}>
                  <AppLink href={href} className={styles["link"]}>
                    {t(`index.pages.${name}.name`)}
                  </AppLink>
                  <p>{t(`index.pages.${name}.text`)}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Container>
  );
}
