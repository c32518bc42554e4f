/**
 * Puts a club's data into a text's `{{placeholders}}`, for readers that have no i18next.
 * @throws RangeError for a placeholder without a value: no contract may go out with a gap in it
 */
export function fillIn(source: string, values: Readonly<Record<string, string>>): string {
  return source.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`a legal text asks for ${name}, which nobody gave`);
    return value;
  });
}
