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
  /** Id of the fan who was signed in when this code was requested: on a slow network the session may end before it arrives. */
  readonly known?: string;
};

/**
 * `useKeptForm` for a form that loads it late. Also stores the values in this tab, because a standalone form opens the login as a new
 * document, which loses what is in memory.
 */
export function KeptForm({ name, form, sent, known }: KeptFormProps) {
  useKeptForm(name, form, sent);
  const owner = useSession().user?.id;
  const ranOut = useAtomValue(sessionNoticeAtom)?.kind === "expired";
  const before = useRef({ owner: owner ?? known, ranOut });
  useEffect(() => {
    // `useKeptForm` has already restored what was kept, once.
    if (owner !== undefined) {
      before.current = { owner, ranOut: false };
      forgetUnsent(owner, name);
      return;
    }
    // The fan may close the notice and type on.
    before.current.ranOut ||= ranOut;
    const { owner: whose } = before.current;
    if (whose === undefined || !before.current.ranOut) return;
    if (sent) forgetUnsent(whose, name);
    else writeUnsent(whose, name, form.values);
  }, [name, owner, ranOut, form.values, sent]);
  return null;
}
