import type { NewClub } from "../answers/club.ts";
import { tokensOf } from "../colours/tokens.ts";
import { json, TSCONFIG_EXCLUDE, type Files } from "./text.ts";

/** The files of a brand that no answer changes but for id and name. */
export function brandFrame(id: string, name: string): Files {
  return {
    "README.md": `# @tribun/brand-${id}

${name} as data. The club's app and the operator's seed are made from it.

- \`brand.config.ts\`: names, texts, look, hotline, hours, links, legal entity and capabilities, by the brand contract.
- \`operator.ts\`: what only the operator knows: password words, packaging register, SMS sender, endings of numbers, demo fan.
- \`tokens.json\`: colours and kit in the DTCG format. \`season.ts\`: the club's matches.
- A missing or unknown field fails the build, and so does a pair of colours below WCAG 2.2 AA in either theme. \`npm run club:check -- ${id}\`
  explains each fault.
- The legal entity is a sample. Replace \`legalEntity\` before launch.
- May import \`@tribun/brand-contract\` only.
- Try it: \`npm run dev -- ${id}\`, or choose the club in Storybook's toolbar.
`,
    "package.json": json({
      name: `@tribun/brand-${id}`,
      version: "0.0.0",
      private: true,
      type: "module",
      exports: { ".": "./brand.config.ts", "./operator": "./operator.ts", "./season": "./season.ts", "./tokens.json": "./tokens.json" },
      dependencies: { "@tribun/brand-contract": "workspace:*" },
      devDependencies: { "@tribun/typescript-config": "workspace:*" },
    }),
    "tsconfig.json": json({ extends: "@tribun/typescript-config/base.json", include: ["."], exclude: TSCONFIG_EXCLUDE }),
    "turbo.json": json({ extends: ["//"], tags: ["brand"] }),
  };
}

/** A module that declares one value with a function of the brand contract. */
function declaring(name: string, define: string, value: unknown, comment = ""): string {
  return `import { ${define} } from "@tribun/brand-contract";\n\n${comment}export const ${name} = ${define}(${JSON.stringify(value)});\n`;
}

const SEASON = `/** A sample season. Staff move a match with \`PUT /api/internal/matches/{id}\`. */\n`;

/** Every file of a new brand. */
export function brandFiles({ brand, facts, season, colours }: NewClub): Files {
  return {
    ...brandFrame(brand.id, brand.name),
    "brand.config.ts": declaring("brand", "defineBrand", brand),
    "operator.ts": declaring("operatorFacts", "defineOperatorFacts", facts),
    "season.ts": declaring("season", "defineSeason", season, SEASON),
    "tokens.json": json(tokensOf(brand.name, colours)),
  };
}
