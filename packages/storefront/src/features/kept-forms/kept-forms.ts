import { atom, useStore } from "jotai";
import { useEffect, useRef, useState, createContext } from "react";
import { isAway } from "../../platform/app/connection.ts";
import { sessionAtom, sessionNoticeAtom } from "../../platform/session/session-state.ts";
import { useSession } from "../../platform/signed-in/use-session.ts";
import { forgetUnsent, readUnsent, type Values, withoutSecrets, writeUnsent } from "./unsent.ts";

/** Name of the row in which a form is open. */
export const RowName = createContext<string | undefined>(undefined);

type KeptForm = { readonly owner: string; readonly values: Values };

/** What stood in a form when the session expired, by the form's name. In memory: it ends with the page. */
const keptFormsAtom = atom<Readonly<Record<string, KeptForm>>>({});

type Form = {
  readonly values: Values;
  /** Fills in several values at once. */
  fill(this: void, given: Values): void;
};

/**
 * Keeps what a fan types in a form while they sign in again after the token expired (A12). The page then unmounts, or the fan leaves it for
 * the login, and it restores the values on the way back: only for the same fan, once, and never secrets. A logout by the fan keeps nothing,
 * nor does a form that was sent.
 * @param name of the form, unique on its page; a form without one keeps nothing
 * @param sent true when there is nothing left to keep
 * @returns true when values were restored, so that a collapsed form can open
 */
export function useKeptForm(name: string | undefined, { values, fill }: Form, sent = false): boolean {
  const store = useStore();
  const owner = useSession().user?.id;
  const [found] = useState(() => readKept(store.get(keptFormsAtom), name, owner));
  const newest = useRef({ values, owner });
  useEffect(() => {
    newest.current = { values: sent ? {} : values, owner: owner ?? newest.current.owner };
  }, [values, owner, sent]);
  // On a page that needs no session the fan may read the notice, close it and type on.
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once for each form that opens
  }, [name]);
  return found !== undefined;
}

/**
 * Keeps what a fan typed in a form whose save did not reach the operator, in this tab, until the fan saves it or gives it up. A fan who
 * leaves or reloads the page finds it again. Never secrets; `useKeptForm` restores the values.
 * @param failure of the last save
 * @returns forgets the values; call it after a successful save. A refusal is none, even one that only marks fields
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

/** Returns a function that forgets the unsent values of a form, also after the form has unmounted. */
export function useForget(name: string | undefined): () => void {
  const owner = useSession().user?.id;
  return () => {
    if (name !== undefined && owner !== undefined) forgetUnsent(owner, name);
  };
}

/** True when values are kept for a form, so that its row opens by itself. */
export function useHasKept(name: string): boolean {
  const store = useStore();
  const owner = useSession().user?.id;
  const [found] = useState(() => readKept(store.get(keptFormsAtom), name, owner) !== undefined);
  return found;
}

/** Forgets everything when the fan signs out. When a token expires instead, a notice says so right after, and the values stay. */
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
