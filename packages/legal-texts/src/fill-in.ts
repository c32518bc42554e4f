/**
 * Replaces a text's `{{placeholders}}` with a club's data, for callers without i18next.
 * @throws RangeError for a placeholder without a value, because a contract must have no gaps
 */
export function fillIn(source: string, values: Readonly<Record<string, string>>): string {
  return source.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`a legal text asks for ${name}, which nobody gave`);
    return value;
  });
}
