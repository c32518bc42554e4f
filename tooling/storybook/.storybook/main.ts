import type { StorybookConfig } from "@storybook/react-vite";
import { clubsPlugin, shirtsPlugin } from "../src/clubs.ts";

/** What screens need beside components. */
const SCREEN_DEPENDENCIES = [
  "@tribun/storefront > @tanstack/react-query",
  "@tribun/storefront > @tanstack/react-router",
  "@tribun/storefront > jotai",
  "@tribun/storefront > valibot",
  "@tribun/storefront > @tribun/api-client > ky",
  "@tribun/i18n > i18next",
  "@tribun/ui-kit > @formkit/auto-animate",
];

/** Set where stories are tests (vitest.config.ts). */
const CLUB = process.env["STORY_CLUB"];

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "../../../packages/ui-kit/src/**/*.stories.tsx",
    "../../../packages/checkout-wizard/src/**/*.stories.tsx",
    "../../../packages/storefront/src/**/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  // TypeScript 7 has no classic JS API, which the other docgen needs.
  typescript: { reactDocgen: "react-docgen", check: false },
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), clubsPlugin(CLUB), shirtsPlugin(CLUB)],
    resolve: { ...vite.resolve, dedupe: [...(vite.resolve?.dedupe ?? []), "react", "react-dom"] },
    // Found only while the first story runs, they would reload it in the middle; a fresh clone has no cache to save it.
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...SCREEN_DEPENDENCIES] },
  }),
};

export default config;
