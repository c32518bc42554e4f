import { Button } from "@tribun/ui-kit";
import { Dialog } from "@tribun/ui-kit/dialog";
import type { ReactNode } from "react";

export type QuestionProps = {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly busy: boolean;
  readonly busyLabel: string;
  /** Why the last yes was not carried out. */
  readonly failure?: ReactNode;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/** Yes or no, where yes has consequences. The safe answer comes last, under the thumb. */
export function Question({ title, text, yes, no, busy, busyLabel, failure, onYes, onNo }: QuestionProps) {
  return (
    <Dialog
      open
      kind="alert"
      onClose={onNo}
      title={title}
      actions={
        <>
          <Button busy={busy} busyLabel={busyLabel} onClick={onYes}>
            {yes}
          </Button>
          <Button variant="quiet" onClick={onNo}>
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
