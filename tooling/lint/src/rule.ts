/** One place where the house's own rules are broken. */
export interface Finding {
  readonly rule: string;
  readonly file: string;
  /** 1-based; 0 when the file as a whole is meant. */
  readonly line: number;
  readonly message: string;
}

/** A rule that looks at one text file at a time. Paths are relative to the root, with forward slashes. */
export interface Rule {
  readonly name: string;
  /** Whether the rule says anything about this file. */
  readonly applies: (file: string) => boolean;
  readonly check: (file: string, text: string) => Finding[];
}

/** Runs `test` on every line and turns what it says into findings. */
export function perLine(rule: string, file: string, text: string, test: (line: string) => string | undefined): Finding[] {
  return text.split("\n").flatMap((line, index) => {
    const message = test(line);
    return message === undefined ? [] : [{ rule, file, line: index + 1, message }];
  });
}

/** Every module name that a TypeScript text imports or re-exports, with its line. */
export function importsOf(text: string): { name: string; line: number }[] {
  const pattern = /(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+)["']([^"']+)["']/gm;
  return [...text.matchAll(pattern)].map((match) => ({
    name: match[1] ?? "",
    line: text.slice(0, match.index + match[0].length).split("\n").length,
  }));
}
