import type { StorybookConfig } from "@storybook/react-vite";
import { clubsPlugin, shirtsPlugin } from "../src/clubs.ts";

/** Dependencies that only stories of whole screens use. */
const SCREEN_DEPENDENCIES = [
  "@tribun/storefront > @tanstack/react-query",
  "@tribun/storefront > @tanstack/react-router",
  "@tribun/storefront > jotai",
  "@tribun/storefront > valibot",
  "@tribun/storefront > @tribun/api-client > ky",
  "@tribun/i18n > i18next",
  "@tribun/ui-kit > @formkit/auto-animate",
];

/** Set when stories run as tests (vitest.config.ts). */
const CLUB = process.env["STORY_CLUB"];

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "../../../packages/ui-kit/src/**/*.stories.tsx",
    "../../../packages/checkout-wizard/src/**/*.stories.tsx",
    "../../../packages/storefront/src/**/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  // The other docgen needs the classic JS API, which TypeScript 7 does not have.
  typescript: { reactDocgen: "react-docgen", check: false },
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), clubsPlugin(CLUB), shirtsPlugin(CLUB)],
    resolve: { ...vite.resolve, dedupe: [...(vite.resolve?.dedupe ?? []), "react", "react-dom"] },
    // Otherwise Vite finds these only during the first story and reloads it. A new clone has no cache that would prevent this.
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...SCREEN_DEPENDENCIES] },
  }),
};

export default config;
