import { useText } from "@tribun/i18n";
import { Container, Details, textLinkClass } from "@tribun/ui-kit";
import { lazy, Suspense, useEffect, useState } from "react";
import { useQueryParam } from "../../../platform/place/place.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import info from "../../../features/documents/information.module.css";
import { SearchForm } from "../../../features/documents/search-form.tsx";
import { type Entry, found, type Section, useEntries } from "./entries.ts";
import styles from "./information-index.module.css";
export { fetchFirst } from "./first.ts";

type Sections = readonly Section[];

/** Without it, what the pages themselves list is searched. */
const DeepSections = lazy(() =>
  import("./deep-sections.tsx").then(
    ({ DeepSections: default_ }) => ({ default: default_ }),
    () => ({ default: NoSections }),
  ),
);

/** In the place of those that could not be fetched: there are no more to wait for. */
function NoSections({ onSections }: { readonly onSections: (sections: Sections) => void }) {
  useEffect(() => onSections([]), [onSections]);
  return null;
}

/**
 * The index of all information pages, `/information`, with the sections of each: complete without any script. With one it is searched
 * while a fan types; `?q=` begins with a word.
 */
export function InformationIndex() {
  const t = useText("information");
  const asked = useQueryParam("q");
  const [typed, setTyped] = useState<string>();
  const [deep, setDeep] = useState<Sections>();
  const groups = useEntries();
  const text = typed ?? asked ?? "";
  const wanted = text.trim();
  const hits = wanted === "" ? undefined : found(groups, wanted, deep);
  // That there is nothing is known once everything was looked through: it would be read aloud and taken back.
  const isKnown = hits !== undefined && (hits.length > 0 || deep !== undefined);
  const status = isKnown ? t(hits.length > 0 ? "index.found" : "index.none", { count: hits.length, text: wanted }) : undefined;
  return (
    <Container>
      <header className={info["head"]}>
        <h1 tabIndex={-1}>{t("index.title")}</h1>
        <p className={info["lead"]}>{t("index.lead")}</p>
      </header>
      <SearchForm label={t("index.search")} hint={t("index.searchHint")} text={text} onText={setTyped} status={status} />
      {hits && (
        <Suspense>
          <DeepSections onSections={setDeep} />
        </Suspense>
      )}
      {hits ? (
        isKnown && <Hits hits={hits} />
      ) : (
        <div className={styles["groups"]}>
          {groups.map(({ group, entries }) => (
            <section key={group} className={styles["group"]} aria-labelledby={group}>
              <h2 id={group}>{t(`index.groups.${group}`)}</h2>
              <ul>
                {entries.map((entry) => (
                  <Row key={entry.href} entry={entry} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Container>
  );
}

function Row({ entry: { href, title, about, sections } }: { readonly entry: Entry }) {
  const t = useText("information");
  return (
    <li className={styles["row"]}>
      <AppLink href={href} className={styles["link"]}>
        {title}
      </AppLink>
      <p>{about}</p>
      {sections.length > 0 && (
        <Details className={styles["sections"]}>
          <summary>{t("index.sections", { count: sections.length })}</summary>
          <Links links={sections} />
        </Details>
      )}
    </li>
  );
}

function Hits({ hits }: { readonly hits: readonly Section[] }) {
  const t = useText("information");
  if (hits.length > 0) return <Links links={hits} />;
  return (
    <p>
      <AppLink href="/support" className={textLinkClass({ strong: true })}>
        {t("index.ask")}
      </AppLink>
    </p>
  );
}

function Links({ links }: { readonly links: readonly Section[] }) {
  return (
    <ul className={styles["links"]}>
      {links.map(({ href, title }) => (
        <li key={`${href} ${title}`}>
          <AppLink href={href} className={styles["deep"]}>
            {title}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
