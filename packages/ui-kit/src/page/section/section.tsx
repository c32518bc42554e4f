import { useId, type ReactNode } from "react";
import { Container } from "../../base/container/container.tsx";
import styles from "./section.module.css";

export interface SectionProps {
  title?: ReactNode | undefined;
  /** Beside the title: chips or a link. */
  aside?: ReactNode | undefined;
  /** Background: `raised` is slightly tinted, `club` is the club's first colour. `bare` has neither background nor room around it. */
  tone?: "paper" | "raised" | "club" | "bare" | undefined;
  headingLevel?: 1 | 2 | undefined;
  id?: string | undefined;
  children: ReactNode;
}

/** A full-width section of the page with its heading. */
export function Section({ title, aside, tone = "paper", headingLevel = 2, id, children }: SectionProps) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      id={id}
      className={tone === "bare" ? undefined : styles[tone]}
      data-surface={tone === "club" ? "club" : undefined}
      aria-labelledby={title ? headingId : undefined}
    >
      <Container>
        {title || aside ? (
          <div className={styles.head}>
            {title ? <Heading id={headingId}>{title}</Heading> : null}
            {aside}
          </div>
        ) : null}
        {children}
      </Container>
    </section>
  );
}
