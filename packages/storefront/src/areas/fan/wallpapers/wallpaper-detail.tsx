import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { Wallpaper } from "@tribun/api-client/contract";
import { TITLE_SEPARATOR } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { Container, DownloadIcon } from "@tribun/ui-kit";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { LazyApiErrorView } from "../../../shell/lazy-errors.tsx";
import { PageDescription, PageHead } from "../../../shell/page-head.tsx";
import { ForwardLink } from "../../../shell/forward-link.tsx";
import { isUnknown, wallpaperQuery, wallpapersQuery } from "../../../features/content/fan-queries.ts";
import { ShareButton } from "../shared/share-button.tsx";
import { UnknownContent } from "../shared/unknown-content.tsx";
import shared from "../shared/fan-shared.module.css";
import { WallpaperWall } from "./wallpaper-wall.tsx";
import styles from "./wallpapers.module.css";
export { fetchFirst } from "./first.ts";

const LIST = "/fan/wallpapers";

/** `/fan/wallpapers/{id}`: one wallpaper with a file for each device. An unknown one (1042) leads to the list. */
export function WallpaperDetail() {
  const { id } = useParams({ from: "/fan/wallpapers/$id" });
  const t = useText("fan");
  const scope = useApiScope();
  const all = useQuery(wallpapersQuery(scope));
  const listed = all.data?.find((wallpaper) => wallpaper.id === id);
  // Fetches a wallpaper that the list does not contain, because it may be newer.
  const single = useQuery({ ...wallpaperQuery(scope, id), enabled: !all.isPending && !listed });
  const wallpaper = listed ?? single.data;
  if (wallpaper) return <WallpaperPage wallpaper={wallpaper} others={all.data?.filter((each) => each.id !== id) ?? []} />;
  if (isUnknown(single.error, "1042"))
    return <UnknownContent title={t("wallpapers.unknown")} text={t("wallpapers.unknownText")} href={LIST} link={t("wallpapers.all")} />;
  if (single.error) return <LazyApiErrorView error={single.error} onRetry={() => void single.refetch()} />;
  return (
    <Container>
      <p role="status">{t("loading")}</p>
    </Container>
  );
}

function WallpaperPage({ wallpaper, others }: { readonly wallpaper: Wallpaper; readonly others: readonly Wallpaper[] }) {
  const t = useText("fan");
  const shell = useText("shell");
  const { title, preview, sizes } = wallpaper;
  return (
    <>
      <PageHead title={`${title}${TITLE_SEPARATOR}${shell("title.wallpapers")}`} />
      <PageDescription page="wallpapers" />
      <Container>
        <p className={styles["back"]}>
          <ForwardLink href={LIST} text={t("wallpapers.all")} />
        </p>
        <div className={styles["columns"]}>
          <img
            className={styles["screen"]}
            src={preview.url}
            width={preview.width}
            height={preview.height}
            alt={t("wallpapers.preview", { title })}
          />
          <div className={styles["text"]}>
            <h1 tabIndex={-1}>{title}</h1>
            <section className={styles["sizes"]}>
              <h2>{t("wallpapers.sizes")}</h2>
              <ul>
                {sizes.map(({ device, width, height, url, fileName }) => (
                  <li key={device}>
                    <a href={url} download={fileName} className={styles["size"]}>
                      <DownloadIcon size={22} aria-hidden="true" />
                      <span>
                        <b>{t(`wallpapers.device.${device}`)}</b>
                        <span className={styles["pixels"]}>{t("wallpapers.pixels", { width, height })}</span>
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
            <section className={styles["how"]}>
              <h2>{t("wallpapers.how")}</h2>
              <p>{t("wallpapers.howAndroid")}</p>
              <p>{t("wallpapers.howIphone")}</p>
            </section>
            <ShareButton title={title} />
          </div>
        </div>
        {others.length > 0 && (
          <section className={shared["others"]}>
            <h2>{t("wallpapers.others")}</h2>
            <WallpaperWall wallpapers={others} headingLevel={3} />
          </section>
        )}
      </Container>
    </>
  );
}
