/** Texts of files by their path inside a folder. */
export type Files = Readonly<Record<string, string>>;

export const TSCONFIG_EXCLUDE = ["node_modules", "dist"] as const;

/** A value as the text of a JSON file. The formatter of the house lays it out. */
export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
