import base from "./playwright.config.ts";
export default {
  ...base,
  outputDir: "/tmp/sc/pw",
  projects: (base.projects ?? []).map((p) => ({ ...p, testMatch: ["zz-shots.spec.ts"] })),
};
