import { Container, Ribbon } from "@tribun/ui-kit";
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./payment-stage.module.css";

type PaymentStageProps = {
  readonly title: string;
  /** Changes when the page has something new to say; the heading then takes the focus, and is read aloud. */
  readonly news: string;
  readonly mark?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of every payment view: one heading, one message, what to do next. */
export function PaymentStage({ title, news, mark, children }: PaymentStageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [news]);
  return (
    <Container width="narrow">
      <div className={styles["stage"]}>
        <Ribbon size="s" />
        <div className={styles["body"]}>
          {mark}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <div role="status" className={styles["text"]}>
            {children}
          </div>
        </div>
      </div>
    </Container>
  );
}
