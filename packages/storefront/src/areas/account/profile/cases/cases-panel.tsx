import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import type { SupportCase } from "@tribun/api-client/contract";
import { supportHref } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { Details, type Fact, FactsList, Panel, Pill, Skeleton, textLinkClass, useAutoList } from "@tribun/ui-kit";
import { useEffect, useRef, useState } from "react";
import { useApiScope, useServerNow } from "../../../../platform/app/use-app.tsx";
import { ApiErrorNotice } from "../../../../shell/late-errors.tsx";
import { AppLink } from "../../../../platform/place/app-link.tsx";
import { useFirstRows } from "../../../../shell/account/first-rows.tsx";
import shared from "../../shared/edit/account.module.css";
import styles from "./cases.module.css";
import { casesQuery } from "./queries.ts";

/** The fan's messages to support from a session, with their state and answer; `#cases` leads here. */
export function CasesPanel() {
  const list = useAutoList();
  const t = useText("account");
  const { data, error, isPending, refetch } = useQuery(casesQuery(useApiScope()));
  const { shown, more } = useFirstRows(data ?? []);
  const place = useRef<HTMLDivElement>(null);
  const asked = useLocation({ select: ({ hash }) => hash }) === "cases";
  const there = !isPending;
  // Scrolls here, because the panel renders after the browser has followed the address.
  useEffect(() => {
    if (asked && there) place.current?.scrollIntoView();
  }, [asked, there]);
  return (
    <div id="cases" ref={place}>
      <Panel title={t("cases.title")} headingLevel={2}>
        {isPending && <Skeleton height="64px" label={t("loading")} />}
        {error && data === undefined && <ApiErrorNotice error={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && <p className={shared["soft"]}>{t("cases.none")}</p>}
        {shown.length > 0 && (
          <ul className={styles["list"]} ref={list} aria-label={t("cases.title")}>
            {shown.map((each) => (
              <li key={each.ticket}>
                <Case of={each} />
              </li>
            ))}
          </ul>
        )}
        {more}
        <div className={shared["links"]}>
          <AppLink href="/support#write" className={textLinkClass({ strong: true })}>
            {t("cases.write")}
          </AppLink>
        </div>
      </Panel>
    </div>
  );
}

function Case({
  of: { ticket, topic, message, reference, receivedAt, informBy, resolvedAt, answer, compensation },
}: {
  readonly of: SupportCase;
}) {
  const t = useText("account");
  const format = useFormat();
  const now = useServerNow();
  // Shows the day only if it is in the future, because after it the fan has received a mail.
  const [informs] = useState(() => informBy !== undefined && Date.parse(informBy) > now());
  const state = resolvedAt === undefined ? "open" : answer === undefined ? "closed" : "answered";
  const facts: readonly Fact[] = [
    [t("cases.ticket"), ticket],
    [t("cases.received"), format.dateTime(receivedAt)],
    [t("cases.reference"), reference],
    [t("cases.informBy"), resolvedAt === undefined && informBy !== undefined && informs ? format.dateTime(informBy) : undefined],
    [t("cases.resolved"), resolvedAt && format.dateTime(resolvedAt)],
    [t("cases.compensation"), compensation && format.money(compensation)],
  ];
  return (
    <Details look="row">
      <summary>
        <span className={shared["value"]}>{t(`cases.topics.${topic}`)}</span>{" "}
        <Pill tone={state === "open" ? "info" : "ok"}>{t(`cases.state.${state}`)}</Pill>
        <span className={styles["when"]}>{t("cases.on", { date: format.date(receivedAt), ticket })}</span>
      </summary>
      <div className={styles["body"]}>
        <h3>{t("cases.message")}</h3>
        <p className={styles["words"]}>{message}</p>
        {answer !== undefined && (
          <>
            <h3>{t("cases.answer")}</h3>
            <p className={styles["words"]}>{answer}</p>
          </>
        )}
        {state === "open" && <p className={shared["soft"]}>{t("cases.waits")}</p>}
        {state === "closed" && <p className={shared["soft"]}>{t(topic === "fault" ? "cases.faultClosed" : "cases.elsewhere")}</p>}
        <FactsList rows={facts} />
        <div className={shared["links"]}>
          <AppLink href={supportHref(ticket)} className={textLinkClass({ strong: true })}>
            {t("cases.writeAbout")}
          </AppLink>
        </div>
      </div>
    </Details>
  );
}
