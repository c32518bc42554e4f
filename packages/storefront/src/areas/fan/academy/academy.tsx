import { useQuery } from "@tanstack/react-query";
import { CLUB_SHARE_LEAST_FANS, clubShareOf, euro, taxed } from "@tribun/domain";
import { useFormat, useLanguage, useText } from "@tribun/i18n";
import { Board, Container, FactsList } from "@tribun/ui-kit";
import type { FetchFirst } from "../../../platform/page/page.ts";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import type { DeclaredShare } from "@tribun/brand-contract";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { useSession } from "../../../platform/signed-in/use-session.ts";
import { ClubHero } from "../../../features/content/club-hero.tsx";
import { LazyApiErrorNotice } from "../../../shell/lazy-errors.tsx";
import { ForwardLink } from "../../../shell/forward-link.tsx";
import { clubShareQuery, ownShareQuery } from "../../../features/club-share/queries.ts";
import { percentOf, wholeEuros } from "../../../features/club-share/share-words.ts";
import styles from "./academy.module.css";

export const fetchFirst: FetchFirst = (client, scope) => [client.prefetchQuery(clubShareQuery(scope))];

/** Example bill, gross cents. */
const EXAMPLE_CENTS = 1999;

/**
 * `/fan/academy`: the share of every paid monthly bill that the operator gives, the sum so far, the calculation, and what the share is not.
 */
export function Academy() {
  const { clubShare } = useBrand();
  // A club without a share has no such route.
  return clubShare ? <Declared share={clubShare} /> : null;
}

function Declared({ share }: { readonly share: DeclaredShare }) {
  const t = useText("academy");
  const language = useLanguage();
  const { name } = useBrand();
  const { date } = useFormat();
  const cause = share.cause[language];
  const rate = percentOf(share.basisPoints, language);
  return (
    <>
      <ClubHero title={t("title", { cause })} lead={t("lead", { rate, cause, brand: name })} beside={<Total />} />
      <Container>
        <div className={styles["page"]}>
          <section className={styles["story"]}>
            <h2>{t("purpose")}</h2>
            <p>{share.purpose[language]}</p>
          </section>
          <div className={styles["columns"]}>
            <section>
              <h2>{t("how.title")}</h2>
              <ol className={styles["steps"]}>
                <li>{t("how.base", { rate, date: date(share.from) })}</li>
                <li>{t("how.paid")}</li>
                <li>{t("how.back")}</li>
                <li>{t("how.told", { fans: CLUB_SHARE_LEAST_FANS })}</li>
              </ol>
            </section>
            <Example share={share} rate={rate} />
          </div>
          <section className={styles["plain"]}>
            <h2>{t("plain.title")}</h2>
            <p>{t("plain.price")}</p>
            <p>{t("plain.donation", { brand: name })}</p>
          </section>
          <ul className={styles["links"]}>
            <li>
              <ForwardLink href="/dashboard" text={t("own")} />
            </li>
            <li>
              <ForwardLink href="/tarife" text={t("tariffs")} />
            </li>
          </ul>
        </div>
      </Container>
    </>
  );
}

/** The total on the scoreboard with its day, or a sentence while there is none; a signed-in fan also sees their own part. */
function Total() {
  const t = useText("academy");
  const language = useLanguage();
  const { money, shortDate } = useFormat();
  const { status } = useSession();
  const scope = useApiScope();
  const { data, error, refetch } = useQuery(clubShareQuery(scope));
  const { data: mine } = useQuery({ ...ownShareQuery(scope), enabled: status === "authenticated" });
  return (
    <Board label={t("board.label")}>
      {data?.total ? (
        <dl className={styles["sum"]}>
          <dt>{t("board.total")}</dt>
          <dd className={styles["figure"]}>{wholeEuros(data.total.amount.amount, language)}</dd>
          <dd>{t("board.asOf", { date: shortDate(data.total.asOf) })}</dd>
        </dl>
      ) : error && !data ? (
        <div className={styles["failed"]}>
          <p className={styles["none"]}>{t("board.failed")}</p>
          <LazyApiErrorNotice error={error} onRetry={() => void refetch()} />
        </div>
      ) : (
        <p className={styles["none"]} role="status">
          {t(data ? "board.none" : "board.loading")}
        </p>
      )}
      {mine && (
        <dl className={styles["mine"]}>
          <dt>{t("board.own")}</dt>
          <dd>{money(mine.own)}</dd>
        </dl>
      )}
    </Board>
  );
}

type ExampleProps = { readonly share: DeclaredShare; readonly rate: string };

/** Calculates the share of one bill from its gross amount. */
function Example({ share: { basisPoints }, rate }: ExampleProps) {
  const t = useText("academy");
  const { money } = useFormat();
  const { grossCents, netCents } = taxed(EXAMPLE_CENTS);
  return (
    <section>
      <h2>{t("example.title")}</h2>
      <FactsList
        rows={[
          [t("example.bill"), money(euro(grossCents))],
          [t("example.net"), money(euro(netCents))],
          [t("example.share", { rate }), money(euro(clubShareOf(netCents, basisPoints)))],
          [t("example.pay"), money(euro(grossCents))],
        ]}
        summed
      />
    </section>
  );
}
