import type { DraftEdit, EditPart, OrderDraft } from "./order-draft.ts";

/** The draft members of each part that can be edited in the order summary; editing a part changes nothing else. */
export const MEMBERS = {
  tariff: ["tariff"],
  sim: ["simType", "shopCard"],
  holder: ["childBirthday", "mainLineId"],
  jersey: ["jersey"],
  person: ["person"],
} as const satisfies Record<EditPart, readonly (keyof DraftEdit)[]>;

/** In the order of the order summary. */
export const EDIT_PARTS: readonly EditPart[] = ["tariff", "holder", "sim", "jersey", "person"];

/** Closes a part without changing the order. */
export function dropEdit(draft: OrderDraft, part: EditPart): OrderDraft {
  if (draft.edits?.[part] === undefined) return draft;
  const { [part]: _, ...others } = draft.edits;
  const { edits: __, ...rest } = draft;
  return Object.keys(others).length === 0 ? rest : { ...rest, edits: others };
}

/**
 * Closes the open parts whose members changed elsewhere meanwhile, at their step or in the cart, so that an old copy cannot overwrite a
 * newer choice.
 */
export function dropOutrun(before: OrderDraft, after: OrderDraft): OrderDraft {
  const outrun = EDIT_PARTS.filter((part) => after.edits?.[part] && MEMBERS[part].some((member) => before[member] !== after[member]));
  return outrun.reduce(dropEdit, after);
}
