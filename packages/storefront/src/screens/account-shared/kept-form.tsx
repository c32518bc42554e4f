import { useKeptForm } from "./kept-forms.ts";

/** `useKeptForm` for a form that fetches it late. */
export function KeptForm({
  name,
  form,
  sent,
}: {
  readonly name: string;
  readonly form: Parameters<typeof useKeptForm>[1];
  readonly sent: boolean;
}) {
  useKeptForm(name, form, sent);
  return null;
}
