import { Container, Ribbon } from "@tribun/ui-kit";
import type { ReactNode } from "react";
import styles from "./club-hero.module.css";

type ClubHeroProps = {
  readonly title: string;
  /** Link back, above the title. */
  readonly back?: ReactNode;
  readonly lead?: string;
  /** Facts and links below the lead. */
  readonly children?: ReactNode;
  /** A board or a figure beside the text; below it in a narrow window. */
  readonly beside?: ReactNode;
  /** True when the element beside the text stands on the ribbon, as a board does at the edge of the pitch. */
  readonly stands?: boolean;
};

/** The head of a public page in the club's colours, down to its ribbon: the page's only `h1` and its introduction. */
export function ClubHero({ title, back, lead, children, beside, stands = false }: ClubHeroProps) {
  return (
    <>
      <div className={styles["hero"]} data-surface="club" data-stands={stands}>
        <Container>
          <div className={styles["columns"]} data-beside={beside !== undefined}>
            <div className={styles["say"]}>
              {back !== undefined && <p>{back}</p>}
              <h1 tabIndex={-1}>{title}</h1>
              {lead !== undefined && <p className={styles["lead"]}>{lead}</p>}
              {children}
            </div>
            {beside}
          </div>
        </Container>
      </div>
      <Ribbon />
    </>
  );
}
