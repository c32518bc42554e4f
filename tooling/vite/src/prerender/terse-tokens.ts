import postcss from "postcss";

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const VARIABLE = /--[\w-]+/g;

/**
 * Says the tokens of a document's style in fewer bytes: a value that never changes stands where it is used, and the others have names of
 * a letter. The sheets that come with the wave keep the tokens as they were written and hold beside it.
 * @param sheets all styles of the build: what one of them changes is no constant, and each document and the late style must agree
 */
export function terseTokens(sheets: string): (css: string) => string {
  const { constants, others, taken } = tokensOf(sheets);
  const uses = (name: string) => sheets.split(new RegExp(`${name}(?![\\w-])`)).length;
  const free = [...LETTERS, ...[...LETTERS].map((letter) => `${letter}0`)].map((name) => `--${name}`).filter((name) => !taken.has(name));
  const names = new Map(others.toSorted((one, other) => uses(other) - uses(one)).map((name, at) => [name, free[at] ?? name]));
  return (css) => {
    const sheet = postcss.parse(css);
    sheet.walkDecls(/^--/, (declaration) => {
      if (constants.has(declaration.prop)) declaration.remove();
    });
    sheet.walkRules((rule) => {
      if (rule.nodes.length === 0) rule.remove();
    });
    sheet.walkDecls((declaration) => {
      declaration.value = withoutSpaces(withConstants(declaration.value, constants));
    });
    return withConstants(sheet.toString(), constants).replaceAll(VARIABLE, (name) => names.get(name) ?? name);
  };
}

/** What stands in quotes is left as it is. */
const withoutSpaces = (value: string): string => value.replaceAll(/("[^"]*")|, +/g, (_, quoted: string | undefined) => quoted ?? ",");

const withConstants = (text: string, constants: ReadonlyMap<string, string>): string =>
  text.replaceAll(/var\((--[\w-]+)\)/g, (whole, name: string) => constants.get(name) ?? whole);

/** Variables of the root: those that have one value, however often it is said, and those that have several; and all names that are taken. */
function tokensOf(sheets: string) {
  const values = new Map<string, string[]>();
  const ofRoot = new Set<string>();
  postcss.parse(sheets).walkDecls(/^--/, ({ prop, value, parent }) => {
    values.set(prop, [...(values.get(prop) ?? []), value]);
    if (parent && "selector" in parent && parent.selector.startsWith(":root")) ofRoot.add(prop);
  });
  const once = [...ofRoot].filter((name) => new Set(values.get(name)).size === 1 && !sheets.includes(`var(${name},`));
  const constants = new Map<string, string>();
  // One that names another that changes is none; one that names a constant is one, in whatever order they stand.
  for (let before = -1; before !== constants.size;) {
    before = constants.size;
    for (const name of once) {
      const value = withConstants(values.get(name)?.[0] ?? "", constants);
      if (!value.includes("var(")) constants.set(name, value);
    }
  }
  return { constants, others: [...ofRoot].filter((name) => !constants.has(name)), taken: new Set(values.keys()) };
}
