/** Returns a field of an answer that has not been validated, or undefined when there is none. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
