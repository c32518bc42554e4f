import { Container, Ribbon } from "@tribun/ui-kit";
import type { ReactNode } from "react";
import styles from "./club-hero.module.css";

type ClubHeroProps = {
  readonly title: string;
  /** Where one comes from, above the title. */
  readonly back?: ReactNode;
  readonly lead?: string;
  /** Facts and the way on, below the lead. */
  readonly children?: ReactNode;
  /** A board or a figure beside the words; below them where the window is narrow. */
  readonly beside?: ReactNode;
  /** What is beside the words stands on the ribbon, as a board does at the edge of the pitch. */
  readonly stands?: boolean;
};

/** The head of a public page in the club's colours, down to its ribbon: the one `h1` and what the page is about. */
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
