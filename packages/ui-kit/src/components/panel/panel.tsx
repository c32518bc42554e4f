import { useId, type ReactNode } from "react";
import styles from "./panel.module.css";

export interface PanelProps {
  title?: ReactNode | undefined;
  /** Beside the title: a link to more, a status. */
  aside?: ReactNode | undefined;
  headingLevel?: 2 | 3 | undefined;
  children: ReactNode;
}

/** A quiet surface for one subject. With a title it is a region of that name. */
export function Panel({ title, aside, headingLevel = 3, children }: PanelProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  if (!title) return <div className={styles.panel}>{children}</div>;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading className={styles.title} id={id}>
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}
