import { contentOf } from "./submission.ts";
import type { DraftEdit, EditPart, OrderDraft } from "./order-draft.ts";

/** What each part of the ticket is made of; nothing else of the order changes while it is edited. */
const MEMBERS = {
  tariff: ["tariff"],
  sim: ["simType", "shopCard"],
  holder: ["childBirthday", "mainLineId"],
  jersey: ["jersey"],
  person: ["person"],
} as const satisfies Record<EditPart, readonly (keyof DraftEdit)[]>;

type Shown = { readonly jersey: boolean; readonly person: boolean };

/** Opens a part on the ticket: a copy to work on, beside which the order stays as it is. One that is open stays. */
export function openEdit(draft: OrderDraft, part: EditPart): OrderDraft {
  return draft.edits?.[part] ? draft : { ...draft, edits: { ...draft.edits, [part]: copyOf(draft, part) } };
}

/** The order as it would be with the changes of this part. */
export function editedDraft(draft: OrderDraft, part: EditPart): OrderDraft {
  const copy = draft.edits?.[part];
  if (copy === undefined) return draft;
  const rest: OrderDraft = { ...draft };
  for (const member of MEMBERS[part]) delete rest[member];
  return { ...rest, ...copy };
}

/** Applies a change to the copy alone. What it does to other parts of the order is not taken over. */
export function changeEdit(draft: OrderDraft, part: EditPart, change: (draft: OrderDraft) => OrderDraft): OrderDraft {
  if (draft.edits?.[part] === undefined) return draft;
  return { ...draft, edits: { ...draft.edits, [part]: copyOf(change(editedDraft(draft, part)), part) } };
}

/** Closes a part and leaves the order as it was. */
export function dropEdit(draft: OrderDraft, part: EditPart): OrderDraft {
  if (draft.edits?.[part] === undefined) return draft;
  const { [part]: _, ...others } = draft.edits;
  const { edits: __, ...rest } = draft;
  return Object.keys(others).length === 0 ? rest : { ...rest, edits: others };
}

/** Closes a part and takes its changes over. Where there are none the order is the very same, and what waits for its payment stays. */
export function saveEdit(draft: OrderDraft, part: EditPart): OrderDraft {
  const edited = editedDraft(draft, part);
  const same = contentOf(copyOf(edited, part)) === contentOf(copyOf(draft, part));
  return dropEdit(same ? draft : edited, part);
}

/**
 * Closes the parts that something else has changed meanwhile, at their step or in the cart: what was copied before must not come
 * over what was chosen after.
 */
export function dropOutrun(before: OrderDraft, after: OrderDraft): OrderDraft {
  const outrun = EDIT_PARTS.filter(
    (part) => after.edits?.[part] !== undefined && contentOf(copyOf(after, part)) !== contentOf(copyOf(before, part)),
  );
  return outrun.reduce(dropEdit, after);
}

/** The parts that are open on the ticket, in its order. One that the order no longer has stands open for nobody. */
export function openParts({ edits = {}, tariff }: OrderDraft, shown: Shown): readonly EditPart[] {
  const there: Record<EditPart, boolean> = {
    tariff: true,
    sim: true,
    holder: tariff?.requiresChild === true || tariff?.requiresMainLine === true,
    ...shown,
  };
  return EDIT_PARTS.filter((part) => there[part] && edits[part] !== undefined);
}

/** In the order of the ticket. */
const EDIT_PARTS: readonly EditPart[] = ["tariff", "holder", "sim", "jersey", "person"];

function copyOf(draft: OrderDraft, part: EditPart): DraftEdit {
  return Object.fromEntries(MEMBERS[part].flatMap((member) => (draft[member] === undefined ? [] : [[member, draft[member]]])));
}
