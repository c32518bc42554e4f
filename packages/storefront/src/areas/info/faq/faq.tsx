import { useQuery } from "@tanstack/react-query";
import type { Category, Media } from "@tribun/api-client/contract";
import { isFoundIn, searchKey } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { chipClass, Container, Details, TextLink } from "@tribun/ui-kit";
import { useState } from "react";
import type { FetchFirst } from "../../../platform/page/page.ts";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { LazyApiErrorView } from "../../../shell/lazy-errors.tsx";
import info from "../../../features/documents/information.module.css";
import { SearchForm } from "../../../features/documents/search-form.tsx";
import { questionsQuery, topicsQuery } from "../../../features/content/faq-queries.ts";
import styles from "./faq.module.css";

export const fetchFirst: FetchFirst = (client, scope) => [
  client.prefetchQuery(questionsQuery(scope)),
  client.prefetchQuery(topicsQuery(scope)),
];

/** Questions and answers by topic. Topic and question are anchors, so that a link chooses or opens one without a script. */
export function Faq() {
  const t = useText("information");
  const scope = useApiScope();
  const questions = useQuery(questionsQuery(scope));
  const topics = useQuery(topicsQuery(scope));
  const failed = questions.error ? questions : topics;
  return (
    <Container>
      <header className={info["head"]}>
        <h1 tabIndex={-1}>{t("faq.title")}</h1>
        <p className={info["lead"]}>{t("faq.lead")}</p>
      </header>
      {questions.data && topics.data ? (
        <Searched questions={questions.data} topics={topics.data} />
      ) : failed.error ? (
        <LazyApiErrorView error={failed.error} onRetry={() => void failed.refetch()} headingLevel={2} />
      ) : (
        <p role="status">{t("faq.loading")}</p>
      )}
      <Elsewhere />
    </Container>
  );
}

type TopicsProps = { readonly questions: readonly Media[]; readonly topics: readonly Category[] };

/** All topics, or the answers that contain the search text. */
function Searched({ questions, topics }: TopicsProps) {
  const t = useText("information");
  const [text, setText] = useState("");
  const wanted = text.trim();
  const hits = questions.filter(({ title, body }) => isFoundIn(wanted, searchKey(`${title} ${body}`)));
  const status = hits.length > 0 ? t("faq.found", { count: hits.length, text: wanted }) : t("faq.none", { text: wanted });
  return (
    <>
      <SearchForm
        label={t("faq.search")}
        hint={t("faq.searchHint")}
        text={text}
        onText={setText}
        status={wanted === "" ? undefined : status}
      />
      {wanted === "" ? (
        <Topics questions={questions} topics={topics} />
      ) : (
        hits.map((question) => <Question key={question.id} question={question} />)
      )}
    </>
  );
}

function Topics({ questions, topics }: TopicsProps) {
  const t = useText("information");
  const asked = topics.filter(({ id }) => questions.some(({ categoryId }) => categoryId === id));
  return (
    <>
      <nav className={styles["topics"]} aria-label={t("faq.topics")}>
        <a href="#all" className={chipClass()}>
          {t("faq.all")}
        </a>
        {asked.map(({ id, name }) => (
          <a key={id} href={`#${id}`} className={chipClass()}>
            {name}
          </a>
        ))}
      </nav>
      <div id="all" className={styles["groups"]}>
        {asked.map(({ id, name }) => (
          <section key={id} id={id} className={styles["group"]} aria-labelledby={`${id}-name`}>
            <h2 id={`${id}-name`}>{name}</h2>
            <div>
              {questions
                .filter(({ categoryId }) => categoryId === id)
                .map((question) => (
                  <Question key={question.id} question={question} />
                ))}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}

/** The anchor is inside the `<details>`, because a browser opens the `<details>` around the target of an address. */
function Question({ question }: { readonly question: Media }) {
  return (
    <Details look="row">
      <summary>{question.title}</summary>
      <div id={question.id} className={styles["answer"]}>
        {question.body.split("\n\n").map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Details>
  );
}

function Elsewhere() {
  const t = useText("information");
  const { hotline, legalEntity } = useBrand();
  return (
    <section className={styles["else"]}>
      <h2>{t("faq.elseTitle")}</h2>
      <p>{t("faq.elseText", { free: hotline.freeNumber, email: legalEntity.email })}</p>
      <TextLink
        strong
        render={({ className }) => (
          <AppLink href="/support" className={className}>
            {t("faq.elseLink")}
          </AppLink>
        )}
      />
    </section>
  );
}
