/** One violation of the repository's own rules. */
export interface Finding {
  readonly rule: string;
  readonly file: string;
  /** 1-based. 0 means the whole file. */
  readonly line: number;
  readonly message: string;
}

/** A rule that checks one text file at a time. Paths are relative to the root, with forward slashes. */
export interface Rule {
  readonly name: string;
  /** Says whether the rule checks this file. */
  readonly applies: (file: string) => boolean;
  readonly check: (file: string, text: string) => Finding[];
}

/** Runs `test` on every line and turns each message into a finding. */
export function perLine(rule: string, file: string, text: string, test: (line: string) => string | undefined): Finding[] {
  return text.split("\n").flatMap((line, index) => {
    const message = test(line);
    return message === undefined ? [] : [{ rule, file, line: index + 1, message }];
  });
}

/** Returns every module name that a TypeScript text imports or re-exports, with its line. */
export function importsOf(text: string): { name: string; line: number }[] {
  const pattern = /(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+)["']([^"']+)["']/gm;
  return [...text.matchAll(pattern)].map((match) => ({
    name: match[1] ?? "",
    line: text.slice(0, match.index + match[0].length).split("\n").length,
  }));
}
