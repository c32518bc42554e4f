import { Button, DownloadIcon } from "@tribun/ui-kit";
import { useState } from "react";
import { saveFile } from "../../platform/app/save-file.ts";
import { useApp } from "../../platform/app/use-app.tsx";
import { subjectOf } from "../../platform/session/token.ts";
import { fileOf, type Paper, readPapers } from "../../platform/offline/papers.ts";

/** What the kept papers are called; a kind without a name is not offered. */
export type PaperNames = Readonly<Partial<Record<Paper["kind"], (number: string) => string>>>;

/** The PDFs that this browser keeps for the owner of the stored token, each as a button that saves it. Nothing without one. */
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
