import { useQuery } from "@tanstack/react-query";
import { useText } from "@tribun/i18n";
import { Container, Cover } from "@tribun/ui-kit";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { useHeading } from "./use-look.ts";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { latestVideosQuery } from "../../../features/content/fan-queries.ts";
import { HomeHead } from "./home-head.tsx";
import styles from "./home-curve.module.css";

const SHOWN = 3;

/** The latest videos; renders nothing if there are none. */
export function HomeVideos() {
  const t = useText("home");
  const headingOf = useHeading();
  const { data = [] } = useQuery(latestVideosQuery(useApiScope()));
  if (data.length === 0) return null;
  return (
    <Container>
      <section aria-labelledby="videos">
        <HomeHead id="videos" title={headingOf("videos", t("videos.title"))} href="/fan/videos" link={t("videos.all")} />
        <ul className={styles["videos"]}>
          {data.slice(0, SHOWN).map(({ id, title, durationSec }) => (
            <li key={id}>
              <AppLink href={`/fan/videos/${id}`} className={styles["video"]}>
                <Cover seed={id} kind="video" />
                <b>{title}</b>
                <span className={styles["soft"]}>{t("videos.seconds", { count: durationSec })}</span>
              </AppLink>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}
