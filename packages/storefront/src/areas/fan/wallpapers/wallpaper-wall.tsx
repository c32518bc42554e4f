import type { Wallpaper } from "@tribun/api-client/contract";
import { AppLink } from "../../../platform/place/app-link.tsx";
import card from "../shared/card.module.css";
import styles from "./wallpapers.module.css";

type WallProps = { readonly wallpapers: readonly Wallpaper[]; readonly headingLevel?: 2 | 3 | undefined };

/** Wallpapers in phone frames side by side. The club's colour fills the space of a picture that fails to load. */
export function WallpaperWall({ wallpapers, headingLevel = 2 }: WallProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles["wall"]}>
      {wallpapers.map(({ id, title, preview }) => (
        <li key={id} className={card["card"]}>
          <img className={styles["screen"]} src={preview.url} width={preview.width} height={preview.height} alt="" loading="lazy" />
          <Heading className={styles["name"]}>
            <AppLink href={`/fan/wallpapers/${id}`} className={card["link"]}>
              {title}
            </AppLink>
          </Heading>
        </li>
      ))}
    </ul>
  );
}
