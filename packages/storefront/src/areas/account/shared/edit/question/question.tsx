import { Button } from "@tribun/ui-kit";
import { Dialog } from "@tribun/ui-kit/dialog";
import { type ReactNode, useRef } from "react";

export type QuestionProps = {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly busy: boolean;
  readonly busyLabel: string;
  /** Error of the last confirmation. */
  readonly failure?: ReactNode;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/**
 * Dialog to confirm an action with consequences. The safe answer comes last, near the thumb. After "no" the focus returns to the pressed
 * button; after "yes" the caller sets it, because that button may have disappeared.
 */
export function Question({ title, text, yes, no, busy, busyLabel, failure, onYes, onNo }: QuestionProps) {
  const agreed = useRef(false);
  const answer = (yesWas: boolean, go: () => void) => () => {
    agreed.current = yesWas;
    go();
  };
  return (
    <Dialog
      open
      kind="alert"
      onClose={answer(false, onNo)}
      givesBack={() => !agreed.current}
      title={title}
      actions={
        <>
          <Button busy={busy} busyLabel={busyLabel} onClick={answer(true, onYes)}>
            {yes}
          </Button>
          <Button variant="quiet" onClick={answer(false, onNo)}>
            {no}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {failure}
    </Dialog>
  );
}
