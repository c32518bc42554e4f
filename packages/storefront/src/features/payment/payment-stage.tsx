import { Container, Ribbon } from "@tribun/ui-kit";
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./payment-stage.module.css";

type PaymentStageProps = {
  readonly title: string;
  /** Changes when the page has something new to say; the heading then takes the focus, so that screen readers read it. */
  readonly news: string;
  readonly mark?: ReactNode;
  readonly children: ReactNode;
  /** The next action when it is more than a button; screen readers do not announce it. */
  readonly form?: ReactNode;
};

/** The frame of every payment view: one heading, one message, what to do next. */
export function PaymentStage({ title, news, mark, children, form }: PaymentStageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [news]);
  return (
    <Container width="narrow">
      <div className={styles["stage"]}>
        <Ribbon size="m" on="surface" />
        <div className={styles["body"]}>
          {mark}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <div role="status" className={styles["text"]}>
            {children}
          </div>
          {form && <div className={styles["text"]}>{form}</div>}
        </div>
      </div>
    </Container>
  );
}
