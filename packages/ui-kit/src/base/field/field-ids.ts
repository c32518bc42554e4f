/** Ids that tie a control to its hint and its error. The control's id is its `name`, so that an error summary can link to it. */
export interface FieldIds {
  control: string;
  hint: string;
  error: string;
  /** `aria-describedby` for the control, or undefined when there is nothing to describe. */
  describedBy: string | undefined;
}

/** Derives a field's ids from its name (or an explicit id, when two forms on one page share a name). */
export function fieldIds(
  name: string,
  id: string | undefined,
  has: { hint: boolean; error: boolean; extra?: string | undefined },
): FieldIds {
  const control = id ?? name;
  const hint = `${control}-hint`;
  const error = `${control}-error`;
  const parts = [has.hint && hint, has.extra, has.error && error].filter(Boolean);
  return { control, hint, error, describedBy: parts.length > 0 ? parts.join(" ") : undefined };
}
