import type { DraftEdit, EditPart, OrderDraft } from "./order-draft.ts";

/** What each part of the ticket is made of; nothing else of the order changes while it is edited. */
export const MEMBERS = {
  tariff: ["tariff"],
  sim: ["simType", "shopCard"],
  holder: ["childBirthday", "mainLineId"],
  jersey: ["jersey"],
  person: ["person"],
} as const satisfies Record<EditPart, readonly (keyof DraftEdit)[]>;

/** In the order of the ticket. */
export const EDIT_PARTS: readonly EditPart[] = ["tariff", "holder", "sim", "jersey", "person"];

/** Closes a part and leaves the order as it was. */
export function dropEdit(draft: OrderDraft, part: EditPart): OrderDraft {
  if (draft.edits?.[part] === undefined) return draft;
  const { [part]: _, ...others } = draft.edits;
  const { edits: __, ...rest } = draft;
  return Object.keys(others).length === 0 ? rest : { ...rest, edits: others };
}

/**
 * Closes the parts that something else has changed meanwhile, at their step or in the cart: what was copied before must not come
 * over what was chosen after.
 */
export function dropOutrun(before: OrderDraft, after: OrderDraft): OrderDraft {
  const outrun = EDIT_PARTS.filter((part) => after.edits?.[part] && MEMBERS[part].some((member) => before[member] !== after[member]));
  return outrun.reduce(dropEdit, after);
}
