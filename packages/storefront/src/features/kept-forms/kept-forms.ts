import { atom, useStore } from "jotai";
import { useEffect, useRef, useState } from "react";
import { isAway } from "../../platform/app/connection.ts";
import { sessionAtom, sessionNoticeAtom } from "../../platform/session/session-state.ts";
import { useSession } from "../../platform/signed-in/use-session.ts";
import { forgetUnsent, readUnsent, type Values, withoutSecrets, writeUnsent } from "./unsent.ts";

type KeptForm = { readonly owner: string; readonly values: Values };

/** What stood in a form when the session ran out, by the form's name. In memory: it ends with the page. */
const keptFormsAtom = atom<Readonly<Record<string, KeptForm>>>({});

type Form = {
  readonly values: Values;
  /** Puts several values in at once. */
  fill(this: void, given: Values): void;
};

/**
 * Keeps what is typed in a form while its fan signs in again, because the token ran out in the middle of it (A12): the page is taken
 * away then, or left for the login where it needs none, and finds it on the way back. Only for the same fan, once, and never secrets; a
 * logout by the fan keeps nothing, nor does what was sent.
 * @param name of the form, one on its page; a form without one keeps nothing
 * @param sent there is nothing left to keep
 * @returns true where something had been kept, so that what is folded away can be open
 */
export function useKeptForm(name: string | undefined, { values, fill }: Form, sent = false): boolean {
  const store = useStore();
  const owner = useSession().user?.id;
  const [found] = useState(() => readKept(store.get(keptFormsAtom), name, owner));
  const newest = useRef({ values, owner });
  useEffect(() => {
    newest.current = { values: sent ? {} : values, owner: owner ?? newest.current.owner };
  }, [values, owner, sent]);
  // On a page that needs no session its fan may read the notice, close it and type on.
  const ranOut = useRef(false);
  useEffect(() => {
    if (owner !== undefined) ranOut.current = false;
    return store.sub(sessionNoticeAtom, () => {
      ranOut.current ||= store.get(sessionNoticeAtom)?.kind === "expired";
    });
  }, [store, owner]);
  useEffect(() => {
    if (name === undefined) return undefined;
    if (found) fill(found.values);
    store.set(keptFormsAtom, ({ [name]: _, ...others }) => others);
    return () => {
      const { values: typed, owner: whose } = newest.current;
      if (whose === undefined || !ranOut.current) return;
      const safe = withoutSecrets(typed);
      if (!safe) return;
      emptyAtLogout(store);
      store.set(keptFormsAtom, (known) => ({ ...known, [name]: { owner: whose, values: safe } }));
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each form that is opened
  }, [name]);
  return found !== undefined;
}

/**
 * Keeps what is typed in a form whose save did not reach the operator, in this tab, until it is saved or given up: whoever leaves the page
 * or loads it anew meanwhile finds it. Never secrets, as with `useKeptForm`, which puts it in again.
 * @param failure of the last save
 * @returns what forgets it: to be called once it is saved. A refusal is none, also one that leaves only fields marked
 */
export function useUnsent(name: string | undefined, values: Values, failure: unknown): () => void {
  const owner = useSession().user?.id;
  const [found] = useState(() => name !== undefined && owner !== undefined && readUnsent(owner, name) !== undefined);
  const waits = useRef(found);
  useEffect(() => {
    waits.current ||= isAway(failure);
    if (waits.current && name !== undefined && owner !== undefined) writeUnsent(owner, name, values);
  });
  const forget = useForget(name);
  return () => {
    waits.current = false;
    forget();
  };
}

/** What forgets the unsent words of a form, also after the form is gone. */
export function useForget(name: string | undefined): () => void {
  const owner = useSession().user?.id;
  return () => {
    if (name !== undefined && owner !== undefined) forgetUnsent(owner, name);
  };
}

/** Whether something is kept for a form, so that its row opens by itself. */
export function useHasKept(name: string): boolean {
  const store = useStore();
  const owner = useSession().user?.id;
  const [found] = useState(() => readKept(store.get(keptFormsAtom), name, owner) !== undefined);
  return found;
}

/** Whoever signs out by themselves leaves nothing; the end of a token says so right after, by its notice. */
function emptyAtLogout(store: ReturnType<typeof useStore>): void {
  let before = store.get(sessionAtom).status;
  const stop = store.sub(sessionAtom, () => {
    const { status } = store.get(sessionAtom);
    const left = before === "authenticated" && status === "unauthenticated";
    before = status;
    if (!left) return;
    queueMicrotask(() => {
      if (store.get(sessionNoticeAtom)?.kind === "expired") return;
      stop();
      store.set(keptFormsAtom, {});
    });
  });
}

function readKept(kept: Readonly<Record<string, KeptForm>>, name: string | undefined, owner: string | undefined): KeptForm | undefined {
  if (name === undefined || owner === undefined) return undefined;
  const form = kept[name];
  if (form?.owner === owner) return form;
  const values = readUnsent(owner, name);
  return values && { owner, values };
}
