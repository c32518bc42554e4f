import { useText } from "@tribun/i18n";
import { Container, Notice, TextLink, textLinkClass } from "@tribun/ui-kit";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import info from "../../../features/documents/information.module.css";
import styles from "./dsgvo.module.css";
import { OwnData } from "./own-data.tsx";
import { RightsForm } from "./rights-form.tsx";
import { RIGHTS } from "./rights-request.ts";

/** Article of the complaint, which goes to the authority and not to the operator. */
const COMPLAINT = 77;
const AUTHORITY = "https://www.bfdi.bund.de";

/** `/information/dsgvo`: the rights of Articles 7, 15 to 21 and 77 GDPR in plain words, each with a link to its form (L28). */
export function Dsgvo() {
  const t = useText("information");
  const { legalEntity } = useBrand();
  return (
    <Container>
      <header className={info["head"]}>
        <h1 tabIndex={-1}>{t("dsgvo.title")}</h1>
        <p className={info["lead"]}>{t("dsgvo.lead")}</p>
      </header>
      <ul className={styles["rights"]}>
        {RIGHTS.map(([right, article]) => {
          const title = t(`dsgvo.rights.${right}.title`);
          return (
            <li key={right} id={`art-${article}`} className={styles["right"]}>
              <Article number={article} />
              <div>
                <h2>{title}</h2>
                <p>{t(`dsgvo.rights.${right}.text`)}</p>
                <AppLink
                  href={`/information/dsgvo?right=${right}#request`}
                  className={textLinkClass({ strong: true })}
                  aria-label={`${t("dsgvo.write")}: ${title}`}
                >
                  {t("dsgvo.write")}
                </AppLink>
              </div>
            </li>
          );
        })}
        <li id={`art-${COMPLAINT}`} className={styles["right"]}>
          <Article number={COMPLAINT} />
          <div>
            <h2>{t("dsgvo.rights.complain.title")}</h2>
            <p>{t("dsgvo.rights.complain.text")}</p>
            <TextLink strong href={AUTHORITY} rel="noopener noreferrer">
              {t("dsgvo.rights.complain.link")}
            </TextLink>
          </div>
        </li>
      </ul>
      <section id="request" className={`${styles["how"]} ${styles["request"]}`} aria-labelledby="request-title">
        <div className={styles["part"]}>
          <h2 id="request-title">{t("dsgvo.how.title")}</h2>
          <p>{t("dsgvo.how.text", { email: legalEntity.email })}</p>
          <Notice tone="info">{t("dsgvo.noMachine")}</Notice>
        </div>
        <div className={styles["part"]}>
          <OwnData />
          <RightsForm />
        </div>
      </section>
      <section className={styles["how"]}>
        <h2>{t("dsgvo.more")}</h2>
        <p>
          <AppLink href="/information/privacy-policy" className={textLinkClass({ strong: true })}>
            {t("dsgvo.privacy")}
          </AppLink>
        </p>
        <p>
          <AppLink href="/information/pdpl" className={textLinkClass({ strong: true })}>
            {t("dsgvo.pdpl")}
          </AppLink>
        </p>
      </section>
    </Container>
  );
}

function Article({ number }: { readonly number: number }) {
  const t = useText("information");
  return (
    <p className={styles["article"]} aria-label={t("dsgvo.article", { number })} role="img">
      {number}
    </p>
  );
}
