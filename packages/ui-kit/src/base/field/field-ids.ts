/**
 * Ids that connect a control with its hint and its error. The control's id defaults to its `name`, so that an error summary can link to it.
 */
export interface FieldIds {
  control: string;
  hint: string;
  error: string;
  /** `aria-describedby` for the control; undefined without hint, error or further description. */
  describedBy: string | undefined;
}

/** Derives a field's ids from its name, or from an explicit id if two forms on one page share a name. */
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
