import { atom } from "jotai";
import { dropEdit, dropOutrun } from "../draft/edit-parts.ts";
import { type EditPart, EMPTY_DRAFT, type OrderDraft, settle } from "../draft/order-draft.ts";
import type * as Schema from "./schema/schema.ts";
import { receivedSummaryAtom } from "./secrets.ts";
import { DRAFT_STORAGE_KEY } from "./storage-key.ts";

/** The brand's id; a draft of another club is not this one's. Set once, by the app's root. */
export const draftClubAtom = atom("");

/** Undefined until the storage was read, which happens after hydration: server and first client render agree on "empty". */
const storedAtom = atom<{ readonly draft: OrderDraft; readonly lost?: Schema.LostDraft | undefined } | undefined>(undefined);

const tickAtom = atom(0);
/** Mounted by whoever uses the draft; follows what other tabs write. */
tickAtom.onMount = (set) => {
  const listen = (event: StorageEvent) => {
    if (event.key === DRAFT_STORAGE_KEY || event.key === null) set((tick) => tick + 1);
  };
  globalThis.addEventListener("storage", listen);
  return () => globalThis.removeEventListener("storage", listen);
};

/** Counts the other tabs' changes; a reader reloads when it moves. */
export const otherTabsAtom = atom((get) => get(tickAtom));

/** The draft and whether the storage has been read yet. */
export const draftAtom = atom((get) => {
  const stored = get(storedAtom);
  return { ready: stored !== undefined, draft: stored?.draft ?? EMPTY_DRAFT, lost: stored?.lost };
});

/** Which club's storage was read last, and after how many changes of other tabs. */
const readAtom = atom<string | undefined>(undefined);

/**
 * Reads the storage: at the first mount, and again after another tab wrote. Once read, the memory is the newest there is,
 * and a component that mounts later must not bring back what a write under way has not replaced yet.
 */
export const loadDraftAtom = atom(null, async (get, set) => {
  const reading = `${get(draftClubAtom)} ${get(tickAtom)}`;
  const before = get(storedAtom);
  if (before !== undefined && get(readAtom) === reading) return;
  set(readAtom, reading);
  const club = get(draftClubAtom);
  const draft = isStored() ? await readStored(club) : undefined;
  const lost = draft === undefined && isStored() ? await readLost(club) : undefined;
  if (get(storedAtom) !== before) return;
  set(storedAtom, { draft: draft ?? EMPTY_DRAFT, lost });
  // Another tab may have ended the order.
  if (draft?.tariff === undefined) set(receivedSummaryAtom, undefined);
});

/**
 * The newest draft, from the storage while that has not been read. Whoever acts on what the draft holds asks here, because
 * a fan may click before the page has read it.
 */
export const newestDraftAtom = atom(null, (get): OrderDraft | Promise<OrderDraft> => {
  const draft = get(storedAtom)?.draft;
  if (draft !== undefined) return draft;
  return isStored() ? readStored(get(draftClubAtom)).then((stored) => stored ?? EMPTY_DRAFT) : EMPTY_DRAFT;
});

/**
 * Changes the draft and stores it. The change sees the newest draft, also when the storage was not read before; once it was, the change
 * is there at once, as a field that gets its letter a moment later has lost the caret by then.
 */
export const changeDraftAtom = atom(null, (get, set, change: (draft: OrderDraft) => OrderDraft): Promise<void> => {
  const put = async (read: OrderDraft): Promise<void> => {
    const club = get(draftClubAtom);
    const before = get(storedAtom)?.draft ?? read;
    const draft = settle(before, dropOutrun(before, change(before)));
    if (draft === before) return;
    set(storedAtom, { draft });
    if (draft.tariff === undefined) set(receivedSummaryAtom, undefined);
    if (get(readAtom) === undefined) set(readAtom, `${club} ${get(tickAtom)}`);
    await store(() => get(storedAtom)?.draft ?? EMPTY_DRAFT, club);
  };
  const newest = set(newestDraftAtom);
  return newest instanceof Promise ? newest.then(put) : put(newest);
});

/** The schema comes with the first draft that is read or written: most visitors of the front page have none. */
let loaded: typeof Schema | undefined;
const schema = async () => (loaded ??= await import("./schema/schema.ts"));

function isStored(): boolean {
  try {
    return localStorage.getItem(DRAFT_STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

async function readStored(club: string): Promise<OrderDraft | undefined> {
  try {
    const { parseDraft } = await schema();
    return parseDraft(localStorage.getItem(DRAFT_STORAGE_KEY), club, Date.now());
  } catch {
    return undefined;
  }
}

async function readLost(club: string): Promise<Schema.LostDraft | undefined> {
  try {
    const { lostDraft } = await schema();
    return lostDraft(localStorage.getItem(DRAFT_STORAGE_KEY), club, Date.now());
  } catch {
    return undefined;
  }
}

/** What a fan writes of themselves and their child: who they are, their document, and the number and customer number they have elsewhere. */
const OWN: ReadonlySet<string> = new Set<keyof OrderDraft | EditPart>(["person", "document", "holder", "childBirthday", "portingOptions"]);

/**
 * Takes what the fan wrote of themselves out of the order, for who may sit at this device next; the rest stays. Done at once and
 * without the schema, as the page is often left in the same moment.
 */
export const forgetPersonAtom = atom(null, (get, set) => {
  set(receivedSummaryAtom, undefined);
  const stored = get(storedAtom);
  if (stored) {
    const {
      person: _,
      document: __,
      childBirthday: ___,
      portingOptions: ____,
      ...draft
    } = dropEdit(dropEdit(stored.draft, "person"), "holder");
    set(storedAtom, { ...stored, draft });
  }
  try {
    const written = localStorage.getItem(DRAFT_STORAGE_KEY);
    if (written === null) return;
    const others: unknown = JSON.parse(written, (member, value: unknown) => (OWN.has(member) ? undefined : value));
    localStorage.setItem(DRAFT_STORAGE_KEY, JSON.stringify(others));
  } catch {
    // What is no draft, or lies where nothing may be written, holds nothing of anybody.
  }
});

/**
 * Lets go of what was read before another tab may have taken something out: a page that shows no order at that moment hears nothing of
 * the storage, and would bring it back with its next change.
 */
export const rereadDraftAtom = atom(null, (_, set) => {
  set(storedAtom, undefined);
  set(tickAtom, (tick) => tick + 1);
});

/** Takes away an order that cannot be gone on with, once the fan has been told of it. */
export function dropLost(): void {
  try {
    localStorage.removeItem(DRAFT_STORAGE_KEY);
  } catch {
    // It is told again, then.
  }
}

/**
 * Stores the newest draft there is once the schema has come, so that an order cleared meanwhile does not come back.
 * Storage may be full or forbidden; the draft then lives as long as the page.
 */
async function store(newest: () => OrderDraft, club: string): Promise<void> {
  try {
    if (newest() !== EMPTY_DRAFT) {
      // Without waiting once it is there: what is stored just before the page is left, such as a payment's id, must be stored.
      const { serialiseDraft } = loaded ?? (await schema());
      if (newest() !== EMPTY_DRAFT) return localStorage.setItem(DRAFT_STORAGE_KEY, serialiseDraft(newest(), club, Date.now()));
    }
    localStorage.removeItem(DRAFT_STORAGE_KEY);
  } catch {
    // Nothing to mend here: the fan goes on with the draft in memory.
  }
}
