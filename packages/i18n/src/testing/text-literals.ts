/** A text of a source file, with its line number. */
export type Literal = { readonly line: number; readonly text: string };

/**
 * Extracts the texts of a TypeScript source: string literals, and the literal parts of templates. Skips comments. Texts inside a template's
 * expressions are separate results.
 */
export function literalsOf(source: string): Literal[] {
  const found: Literal[] = [];
  /** Open templates; each entry counts the braces of the expression being read. */
  const templates: number[] = [];
  let line = 1;
  let at = 0;
  const next = () => {
    if (source[at] === "\n") line += 1;
    at += 1;
  };
  const passTo = (end: string) => {
    while (at < source.length && !source.startsWith(end, at)) next();
  };
  const read = (closes: (at: number) => boolean) => {
    const begun = line;
    let text = "";
    while (at < source.length && !closes(at)) {
      if (source[at] === "\\") {
        text += " ";
        next();
      } else {
        text += source[at] ?? "";
      }
      next();
    }
    found.push({ line: begun, text });
  };
  const readTemplate = () => {
    read((place) => source[place] === "`" || source.startsWith("${", place));
    if (source[at] === "`") return void next();
    templates.push(0);
    at += 2;
  };
  while (at < source.length) {
    const open = templates.length - 1;
    const sign = source[at];
    if (source.startsWith("//", at)) passTo("\n");
    else if (source.startsWith("/*", at)) passTo("*/");
    else if (sign === '"') {
      next();
      read((place) => source[place] === '"' || source[place] === "\n");
      next();
    } else if (sign === "`") {
      next();
      readTemplate();
    } else if (sign === "}" && templates[open] === 0) {
      templates.pop();
      next();
      readTemplate();
    } else {
      if (open >= 0) templates[open] = (templates[open] ?? 0) + (sign === "{" ? 1 : sign === "}" ? -1 : 0);
      next();
    }
  }
  return found;
}
