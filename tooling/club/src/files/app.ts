import { json, TSCONFIG_EXCLUDE, type Files } from "./text.ts";

const WORKSPACE = "workspace:*";
const BUILT = "vitest run --config ../../tooling/vite/vitest.built.config.ts";

/** The files of a club's app. They differ between clubs only by id and name. */
export function appFiles(id: string, name: string): Files {
  return {
    "README.md": `# @tribun/app-${id}

${name} as an app: the storefront with one brand. The app has no code of its own besides \`src/main.tsx\`.

- \`vite.config.ts\` calls \`clubApp\` of \`tooling/vite\`, which adds tokens, icons, manifest, prerendered pages and content security policy.
- \`snapshot/\`: the operator's answers that the public pages are drawn with; \`node tooling/local/src/snapshot.ts ${id}\` takes them.
- May import \`@tribun/storefront\`, \`@tribun/brand-${id}\` and, for its build, \`@tribun/vite-club\`.
- Try it: \`npm run dev -- ${id}\` with hot reload, or \`npm start\` for the production build of all clubs.
`,
    "index.html": `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <!--club-head-->
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`,
    "package.json": json({
      name: `@tribun/app-${id}`,
      version: "0.0.0",
      private: true,
      type: "module",
      scripts: {
        build: "vite build --app",
        dev: "vite",
        pages: `${BUILT} page-checks weight hydration`,
        sizes: "node ../../tooling/vite/src/budget/check.ts",
        looks: "node ../../tooling/vite/src/looks/check.ts",
        journeys: "playwright test --config ../../tooling/e2e/playwright.config.ts",
      },
      dependencies: { [`@tribun/brand-${id}`]: WORKSPACE, "@tribun/storefront": WORKSPACE },
      devDependencies: { "@tribun/typescript-config": WORKSPACE, "@tribun/vite-club": WORKSPACE, vite: "catalog:" },
    }),
    "src/main.tsx": `import "virtual:club.css";
import { brand } from "@tribun/brand-${id}";
import { startClub } from "@tribun/storefront";

startClub(brand);
`,
    "tsconfig.json": json({ extends: "@tribun/typescript-config/react.json", include: ["."], exclude: TSCONFIG_EXCLUDE }),
    "turbo.json": json({ extends: ["//"], tags: ["app"] }),
    "vite.config.ts": `import { brand } from "@tribun/brand-${id}";
import tokens from "@tribun/brand-${id}/tokens.json" with { type: "json" };
import { clubApp } from "@tribun/vite-club";

export default clubApp({ brand, tokens, root: import.meta.dirname });
`,
  };
}
