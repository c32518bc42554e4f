import { contentOf } from "@tribun/domain";
import { dropEdit, EDIT_PARTS, MEMBERS } from "../draft/edit-parts.ts";
import type { DraftEdit, EditPart, OrderDraft } from "../draft/order-draft.ts";

type Shown = { readonly jersey: boolean; readonly person: boolean };

/** Opens a part for editing on a copy; the order does not change. A part that is already open stays as it is. */
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

/** Applies a change to the copy only; effects on other parts of the order are discarded. */
export function changeEdit(draft: OrderDraft, part: EditPart, change: (draft: OrderDraft) => OrderDraft): OrderDraft {
  if (draft.edits?.[part] === undefined) return draft;
  return { ...draft, edits: { ...draft.edits, [part]: copyOf(change(editedDraft(draft, part)), part) } };
}

/** Closes a part and saves its changes. Without changes it returns the same order, so that an open order stays. */
export function saveEdit(draft: OrderDraft, part: EditPart): OrderDraft {
  const edited = editedDraft(draft, part);
  const same = contentOf(countedOf(edited, part)) === contentOf(countedOf(draft, part));
  return dropEdit(same ? draft : edited, part);
}

/** The open parts in the order of the order summary. A part that the order no longer has does not count. */
export function openParts({ edits = {}, tariff }: OrderDraft, shown: Shown): readonly EditPart[] {
  const there: Record<EditPart, boolean> = {
    tariff: true,
    sim: true,
    holder: tariff?.requiresChild === true || tariff?.requiresMainLine === true,
    ...shown,
  };
  return EDIT_PARTS.filter((part) => there[part] && edits[part] !== undefined);
}

/** The members that count for the order; ignores an unwanted jersey's details and a shop card that is set aside. */
function countedOf(draft: OrderDraft, part: EditPart): DraftEdit {
  const { shopCard, ...copy } = copyOf(draft, part);
  const card = shopCard?.aside ? undefined : shopCard;
  return { ...copy, ...(card && { shopCard: card }), ...(copy.jersey?.wanted === false && { jersey: { wanted: false } }) };
}

function copyOf(draft: OrderDraft, part: EditPart): DraftEdit {
  return Object.fromEntries(MEMBERS[part].flatMap((member) => (draft[member] === undefined ? [] : [[member, draft[member]]])));
}
