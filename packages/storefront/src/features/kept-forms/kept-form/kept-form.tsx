import { useAtomValue } from "jotai";
import { useEffect, useRef } from "react";
import { sessionNoticeAtom } from "../../../platform/session/session-state.ts";
import { useSession } from "../../../platform/signed-in/use-session.ts";
import { useKeptForm } from "../kept-forms.ts";
import { forgetUnsent, writeUnsent } from "../unsent.ts";

type KeptFormProps = {
  readonly name: string;
  readonly form: Parameters<typeof useKeptForm>[1];
  readonly sent: boolean;
  /** Who was signed in when this was asked for: on a slow network the session has ended before it comes. */
  readonly known?: string;
};

/** `useKeptForm` for a form that fetches it late. A form alone is left for the login by loading that, which nothing in memory outlives. */
export function KeptForm({ name, form, sent, known }: KeptFormProps) {
  useKeptForm(name, form, sent);
  const owner = useSession().user?.id;
  const ranOut = useAtomValue(sessionNoticeAtom)?.kind === "expired";
  const before = useRef({ owner: owner ?? known, ranOut });
  useEffect(() => {
    // What was kept has been taken above, once.
    if (owner !== undefined) {
      before.current = { owner, ranOut: false };
      forgetUnsent(owner, name);
      return;
    }
    // The notice may be closed, and the form typed on.
    before.current.ranOut ||= ranOut;
    const { owner: whose } = before.current;
    if (whose === undefined || !before.current.ranOut) return;
    if (sent) forgetUnsent(whose, name);
    else writeUnsent(whose, name, form.values);
  }, [name, owner, ranOut, form.values, sent]);
  return null;
}
