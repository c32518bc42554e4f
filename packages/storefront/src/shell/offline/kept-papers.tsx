import { Button, DownloadIcon } from "@tribun/ui-kit";
import { useState } from "react";
import { saveFile } from "../../platform/app/save-file.ts";
import { useApp } from "../../platform/app/use-app.tsx";
import { subjectOf } from "../../platform/session/token.ts";
import { fileOf, type Paper, readPapers } from "../../platform/offline/papers.ts";

/** Labels of the stored PDFs; a kind without a label is not offered. */
export type PaperNames = Readonly<Partial<Record<Paper["kind"], (number: string) => string>>>;

/** The PDFs that this browser stores for the owner of the token, each as a button that saves it. Renders nothing without one. */
export function KeptPapers({ names }: { readonly names: PaperNames }) {
  const { session, clock } = useApp();
  const [papers] = useState(() => {
    const fan = subjectOf(session.accessToken());
    return fan === undefined ? [] : readPapers({ fan, now: clock.now() });
  });
  return papers.map((paper) => {
    const name = names[paper.kind]?.(paper.number);
    return (
      name !== undefined && (
        <Button key={paper.kind} variant="quiet" onClick={() => saveFile(fileOf(paper), `${paper.number}.pdf`)}>
          <DownloadIcon size={20} aria-hidden="true" />
          {name}
        </Button>
      )
    );
  });
}
