import { textLinkClass } from "@tribun/ui-kit";
import { AppLink } from "../../../platform/place/app-link.tsx";
import styles from "./home-curve.module.css";

type HomeHeadProps = { readonly id: string; readonly title: string; readonly href: string; readonly link: string };

/** Title of a part with a link to the full list. */
export function HomeHead({ id, title, href, link }: HomeHeadProps) {
  return (
    <div className={styles["head"]}>
      <h2 id={id}>{title}</h2>
      <AppLink href={href} className={textLinkClass({ strong: true })}>
        {link}
      </AppLink>
    </div>
  );
}
