import { type DocumentName, type TextKey, useFormat, useText } from "@tribun/i18n";
import { Container, Details, TextLink } from "@tribun/ui-kit";
import { fileHref } from "../../../platform/place/hrefs.ts";
import { Contents, Prose } from "../../../features/documents/prose.tsx";
import { useLegalText } from "../../../features/documents/use-legal-text.ts";
import styles from "../../../features/documents/information.module.css";

type Title = TextKey<"legal"> extends infer K ? (K extends `title.${infer Page}` ? Page : never) : never;
type DocumentPageProps = {
  readonly name: DocumentName;
  readonly text: Title;
  /** File name of the same text as a tagged PDF from the operator, if there is one. */
  readonly pdf?: string;
  /** Days of all versions, the current one first; each version is a separate document. */
  readonly versions?: readonly string[];
};

/** A long legal text with its table of contents; works without a script. */
export function DocumentPage({ name, text, pdf, versions }: DocumentPageProps) {
  const t = useText("legal");
  const source = useLegalText(name);
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
        {versions && <Versions days={versions} />}
      </header>
      <div className={styles["columns"]}>
        <Contents source={source} label={t("contents")} />
        <Prose source={source} />
      </div>
    </Container>
  );
}

function Versions({ days }: { readonly days: readonly string[] }) {
  const t = useText("legal");
  const { date } = useFormat();
  return (
    <Details>
      <summary>{t("versions.title")}</summary>
      <ul>
        {days.map((day, index) => (
          <li key={day}>
            <TextLink href={fileHref("legal-texts", `agb-${day}.pdf`)}>
              {t(index === 0 ? "versions.of" : "versions.earlier", { date: date(day) })}
            </TextLink>{" "}
            {index === 0 ? t("versions.now") : t("versions.before", { date: date(days[index - 1] ?? day) })}
          </li>
        ))}
      </ul>
    </Details>
  );
}
