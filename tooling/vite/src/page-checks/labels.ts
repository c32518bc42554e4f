/**
 * Runs in a page. Faults of labels and fields: an id that occurs twice (a label finds the first), a label without a field or for a field of
 * another form, and a field without a name (WCAG 1.3.1, 4.1.2). Empty when there are none.
 */
export function misnamedFields(): string[] {
  const faults: string[] = [];
  const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
  for (const id of new Set(ids.filter((id, at) => ids.indexOf(id) !== at))) faults.push(`id "${id}" stands more than once`);
  for (const label of document.querySelectorAll("label")) {
    const words = label.textContent.trim();
    if (!label.control) faults.push(`the label "${words}" names no field`);
    else if (label.form !== label.closest("form")) faults.push(`the label "${words}" names a field of another form`);
  }
  for (const field of document.querySelectorAll<HTMLInputElement>("input:not([type=hidden]), select, textarea")) {
    const named = field.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const words = [
      field.ariaLabel,
      ...named.map((id) => document.getElementById(id)?.textContent),
      ...[...(field.labels ?? [])].map((label) => label.textContent),
    ];
    if (!words.some((text) => text?.trim())) faults.push(`the field "${field.name}" has no name`);
  }
  return faults;
}
