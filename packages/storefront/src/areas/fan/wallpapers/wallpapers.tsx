import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useText } from "@tribun/i18n";
import { Container } from "@tribun/ui-kit";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { EmptyPlace } from "../../../platform/brand/empty-place.tsx";
import { LazyApiErrorView } from "../../../shell/lazy-errors.tsx";
import { FanHead } from "../shared/fan-head.tsx";
import { ForwardLink } from "../../../shell/forward-link.tsx";
import { categoriesQuery, wallpapersQuery } from "../../../features/content/fan-queries.ts";
import { Topics } from "../shared/topics.tsx";
import { WallpaperWall } from "./wallpaper-wall.tsx";
import styles from "./wallpapers.module.css";
export { fetchFirst } from "./first.ts";

const PATH = "/fan/wallpapers";

/** `/fan/wallpapers`: all wallpapers by topic, which the operator generates in the club's colours. */
export function Wallpapers() {
  const t = useText("fan");
  const scope = useApiScope();
  const { capabilities } = useBrand();
  const { category } = useSearch({ from: PATH });
  const wallpapers = useQuery(wallpapersQuery(scope));
  const topics = useQuery(categoriesQuery(scope, "wallpaper"));
  const shown = wallpapers.data?.filter((wallpaper) => category === undefined || wallpaper.categoryId === category);
  return (
    <>
      <FanHead title={t("wallpapers.title")} lead={t("wallpapers.lead")} />
      <Container>
        {capabilities.jersey && (
          <p className={styles["links"]}>
            <ForwardLink href="/fan/own-wallpaper" text={t("own.link")} />
          </p>
        )}
        {topics.data && <Topics path={PATH} topics={topics.data} chosen={category} />}
        {shown && shown.length > 0 ? (
          <WallpaperWall wallpapers={shown} />
        ) : shown ? (
          <EmptyPlace
            title={t("wallpapers.none")}
            action={<ForwardLink href={category ? PATH : "/fan"} text={t(category ? "wallpapers.all" : "all")} />}
          >
            {t("wallpapers.noneText")}
          </EmptyPlace>
        ) : wallpapers.error ? (
          <LazyApiErrorView error={wallpapers.error} onRetry={() => void wallpapers.refetch()} headingLevel={2} />
        ) : (
          <p role="status">{t("loading")}</p>
        )}
      </Container>
    </>
  );
}
