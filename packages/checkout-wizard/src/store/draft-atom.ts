import { atom } from "jotai";
import { dropEdit, dropOutrun } from "../draft/edit-parts.ts";
import { type EditPart, EMPTY_DRAFT, type OrderDraft, settle } from "../draft/order-draft.ts";
import type * as Schema from "./schema/schema.ts";
import { receivedSummaryAtom } from "./secrets.ts";

/** The draft's key in the browser's storage. */
export const DRAFT_STORAGE_KEY = "tribun.order";

/** The brand's id; the draft of another club is ignored. The app's root sets it once. */
export const draftClubAtom = atom("");

/** Undefined until the storage was read after hydration, so that server and first client render agree on "empty". */
const storedAtom = atom<{ readonly draft: OrderDraft; readonly lost?: Schema.LostDraft | undefined } | undefined>(undefined);

const tickAtom = atom(0);
/** Mounted by every reader of the draft; listens for changes by other tabs. */
tickAtom.onMount = (set) => {
  const listen = (event: StorageEvent) => {
    if (event.key === DRAFT_STORAGE_KEY || event.key === null) set((tick) => tick + 1);
  };
  globalThis.addEventListener("storage", listen);
  return () => globalThis.removeEventListener("storage", listen);
};

/** Counts the changes by other tabs; a reader reloads the draft when it changes. */
export const otherTabsAtom = atom((get) => get(tickAtom));

/** The draft, and whether the storage has been read yet. */
export const draftAtom = atom((get) => {
  const stored = get(storedAtom);
  return { ready: stored !== undefined, draft: stored?.draft ?? EMPTY_DRAFT, lost: stored?.lost };
});

/** The club whose storage was read last, with the count of other tabs' changes at that time. */
const readAtom = atom<string | undefined>(undefined);

/**
 * Reads the storage at the first mount, and again after another tab wrote. Between these the memory is newer: a component that mounts later
 * must not restore a value that a pending write has not replaced yet.
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
 * The newest draft, from the storage if that has not been read yet. Use it in event handlers, because a fan may click before the page has
 * read the storage.
 */
export const newestDraftAtom = atom(null, (get): OrderDraft | Promise<OrderDraft> => {
  const draft = get(storedAtom)?.draft;
  if (draft !== undefined) return draft;
  return isStored() ? readStored(get(draftClubAtom)).then((stored) => stored ?? EMPTY_DRAFT) : EMPTY_DRAFT;
});

/**
 * Changes the draft and stores it. The change gets the newest draft, even if the storage had not been read before. After that it applies
 * synchronously, because an input that gets its value late loses the caret.
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

/** The schema loads with the first draft that is read or written, because most visitors of the home page have none. */
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

/** Personal data of the fan and their child: person, document, child's birthday, and number and customer number at the donor. */
const OWN: ReadonlySet<string> = new Set<keyof OrderDraft | EditPart>(["person", "document", "holder", "childBirthday", "portingOptions"]);

/**
 * Removes personal data from the draft, because another person may use this device next; the rest stays. It works synchronously and without
 * the schema, because the page is often left at the same moment.
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
    // Storage that is no draft or cannot be written contains no personal data.
  }
});

/**
 * Forgets the draft in memory after another tab may have removed data. A page that shows no order does not listen to the storage, and would
 * write the removed data back with its next change.
 */
export const rereadDraftAtom = atom(null, (_, set) => {
  set(storedAtom, undefined);
  set(tickAtom, (tick) => tick + 1);
});

/** Removes a stored order that cannot be continued, after the fan was told. */
export function dropLost(): void {
  try {
    localStorage.removeItem(DRAFT_STORAGE_KEY);
  } catch {
    // The fan sees the notice again next time.
  }
}

/**
 * Stores the newest draft once the schema has loaded, so that an order cleared meanwhile does not return. If the storage is full or
 * forbidden, the draft lasts as long as the page.
 */
async function store(newest: () => OrderDraft, club: string): Promise<void> {
  try {
    if (newest() !== EMPTY_DRAFT) {
      // No await once the schema is loaded, because a value such as a payment's id is stored just before the page unloads.
      const { serialiseDraft } = loaded ?? (await schema());
      if (newest() !== EMPTY_DRAFT) return localStorage.setItem(DRAFT_STORAGE_KEY, serialiseDraft(newest(), club, Date.now()));
    }
    localStorage.removeItem(DRAFT_STORAGE_KEY);
  } catch {
    // Storage failed: the fan continues with the draft in memory.
  }
}
