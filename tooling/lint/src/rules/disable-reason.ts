import { perLine, type Rule } from "../rule.ts";

const DISABLE = /(?:oxlint|eslint)-disable(?:-next-line|-line)?|@ts-expect-error|@ts-ignore|knip-ignore|oxfmt-ignore/;
const COMMENT = /\/\/|\/\*|\{\/\*|<!--/;
const REASON = / (?:--|:|because) ?.{10,}/;

/** A disable comment must give its reason on the same line: `oxlint-disable-next-line x -- the reason`. */
export const disableReason: Rule = {
  name: "disable-reason",
  applies: (file) => /\.(ts|tsx|css)$/.test(file) && !file.startsWith("tooling/lint/"),
  check: (file, text) =>
    perLine("disable-reason", file, text, (line) => {
      const found = DISABLE.exec(line);
      if (found === null || !COMMENT.test(line)) return undefined;
      if (found[0] === "@ts-ignore") return "uses @ts-ignore: mend the type instead";
      return REASON.test(line.slice(found.index + found[0].length)) ? undefined : `${found[0]} gives no reason: add " -- why"`;
    }),
};
