import { type DocumentName, type TextKey, useDocument, useText } from "@tribun/i18n";
import { Container, TextLink } from "@tribun/ui-kit";
import { useBrand } from "../../brand/use-brand.tsx";
import { fileHref } from "../tariffs/file-href.ts";
import { legalValues } from "./legal-values.ts";
import { Contents, Prose } from "./prose.tsx";
import styles from "./information.module.css";

type Title = TextKey<"legal"> extends infer K ? (K extends `title.${infer Page}` ? Page : never) : never;
type DocumentPageProps = {
  readonly name: DocumentName;
  readonly text: Title;
  /** The same as a tagged PDF of the operator, where there is one. */
  readonly pdf?: string;
};

/** A long legal text with its table of contents, readable without JavaScript. */
export function DocumentPage({ name, text, pdf }: DocumentPageProps) {
  const t = useText("legal");
  const source = useDocument(name, legalValues(useBrand()));
  return (
    <Container>
      <header className={styles["head"]}>
        <h1 tabIndex={-1}>{t(`title.${text}`)}</h1>
        <p className={styles["lead"]}>{t(`lead.${text}`)}</p>
        {pdf !== undefined && (
          <p>
            <TextLink href={fileHref("legal-texts", pdf)} strong>
              {t("pdf")}
            </TextLink>
          </p>
        )}
      </header>
      <div className={styles["columns"]}>
        <Contents source={source} label={t("contents")} />
        <Prose source={source} />
      </div>
    </Container>
  );
}
