import { Skeleton } from "@tribun/ui-kit";
import { type ComponentType, createContext, type ReactNode, Suspense, use, useMemo } from "react";
import { DraftLensContext, useOrderDraft } from "../store/use-order-draft.ts";
import { dropEdit } from "../draft/edit-parts.ts";
import { changeEdit, editedDraft, openEdit, saveEdit } from "../machine/edits.ts";
import type { EditPart, OrderDraft } from "../draft/order-draft.ts";
import { Block } from "../shared/block.tsx";
import { partId, useFocusOnPart } from "./use-focus-on-part.ts";

/** Callbacks of a part's form: save what it has checked, or leave the order unchanged. */
export type EditorProps = { readonly onSave: () => void; readonly onCancel: () => void };

/** The form of each part, from the step that asks for it; the person's form belongs to the approval itself. */
export type Editors = Readonly<Record<Exclude<EditPart, "person">, ComponentType<EditorProps>>>;

/** Set by the frame, which knows all steps; steps do not know each other. */
export const EditorsContext = createContext<Editors | undefined>(undefined);

type TicketPartProps = {
  readonly part: EditPart;
  readonly title: string;
  /** The form of a part that no other step asks for. */
  readonly editor?: (props: EditorProps) => ReactNode;
  /** The choice in words. */
  readonly children: ReactNode;
  readonly error?: string | undefined;
};

/**
 * A part of the order summary that is edited in place: the form of its step opens on a copy of the order, which is stored, so that a reload
 * loses nothing. After saving or discarding, the part closes and its button takes the focus again (L20).
 */
export function TicketPart({ part, title, editor, children, error }: TicketPartProps) {
  const editors = use(EditorsContext);
  const Editor = part === "person" ? undefined : editors?.[part];
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
  const ends: EditorProps = { onSave: () => end(saveEdit), onCancel: () => end(dropEdit) };
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
          <Suspense fallback={<Skeleton height="240px" shape="card" />}>{Editor ? <Editor {...ends} /> : editor?.(ends)}</Suspense>
        </DraftLensContext>
      ) : (
        children
      )}
    </Block>
  );
}
