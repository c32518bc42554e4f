import { Skeleton } from "@tribun/ui-kit";
import { type ReactNode, Suspense, useMemo } from "react";
import { DraftLensContext, useOrderDraft } from "../draft/use-order-draft.ts";
import { dropEdit } from "../machine/edit-parts.ts";
import { changeEdit, editedDraft, openEdit, saveEdit } from "../machine/edits.ts";
import type { EditPart, OrderDraft } from "../machine/order-draft.ts";
import { Block } from "../wizard/block.tsx";
import { partId, useFocusOnPart } from "./use-focus-on-part.ts";

/** What the form of a part is told: take over what it has checked, or leave the order as it was. */
export type EditorProps = { readonly onSave: () => void; readonly onCancel: () => void };

type TicketPartProps = {
  readonly part: EditPart;
  readonly title: string;
  /** The form of the step that asks for this part. */
  readonly editor: (props: EditorProps) => ReactNode;
  /** What is chosen, in words. */
  readonly children: ReactNode;
  readonly error?: string | undefined;
};

/**
 * A part of the ticket that is edited in its place: the form of its step opens here on a copy of the order, which is kept like
 * the rest of it, so that a reload loses nothing. Taken over or dropped, it closes and its button has the focus again (L20).
 */
export function TicketPart({ part, title, editor, children, error }: TicketPartProps) {
  const { draft, change } = useOrderDraft();
  const focus = useFocusOnPart(part);
  const lens = useMemo(
    () => ({
      read: (order: OrderDraft) => editedDraft(order, part),
      within: (how: (order: OrderDraft) => OrderDraft) => (order: OrderDraft) => changeEdit(order, part, how),
    }),
    [part],
  );
  const open = draft.edits?.[part] !== undefined;
  const end = (how: typeof saveEdit) => {
    change((order) => how(order, part));
    focus();
  };
  return (
    <Block
      title={title}
      id={partId(part)}
      error={error}
      expanded={open}
      onChange={() => (open ? end(dropEdit) : change((order) => openEdit(order, part)))}
    >
      {open ? (
        <DraftLensContext value={lens}>
          <Suspense fallback={<Skeleton height="240px" shape="card" />}>
            {editor({ onSave: () => end(saveEdit), onCancel: () => end(dropEdit) })}
          </Suspense>
        </DraftLensContext>
      ) : (
        children
      )}
    </Block>
  );
}
