import { useId, type ReactNode } from "react";
import styles from "./panel.module.css";

export interface PanelProps {
  title?: ReactNode | undefined;
  /** Beside the title: a link to more, or a status. */
  aside?: ReactNode | undefined;
  headingLevel?: 2 | 3 | undefined;
  /** Names the region if several on a page have the same title; it has to begin with the title. */
  label?: string | undefined;
  children: ReactNode;
}

/** A surface for one subject. With a title it is a region of that name. */
export function Panel({ title, aside, headingLevel = 3, label, children }: PanelProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  if (!title) return <div className={styles.panel}>{children}</div>;
  return (
    <section className={styles.panel} aria-label={label} aria-labelledby={label === undefined ? id : undefined}>
      <div className={styles.head}>
        <Heading className={styles.title} id={label === undefined ? id : undefined}>
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}
