// Must be the first import, so that the samples below use the tests' date.
import "@tribun/vitest-config/clock/start";
import "@tribun/ui-kit/styles.css";
import "@tribun/ui-kit/faces.css";
import { createI18n, NAMESPACES, TextProvider } from "@tribun/i18n";
import { BrandProvider } from "@tribun/storefront/brand-provider";
import { inLanguage } from "@tribun/ui-kit/stories";
import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { reduceMotion } from "./motion.ts";
import { clubs } from "./story-clubs.ts";
import { dress, readSurroundings, spreadOut } from "./surroundings.ts";

// Screens load by dynamic import, which can take longer than the default of one second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** Texts by club and language, loaded before the first story that needs them. */
const texts = new Map<string, Awaited<ReturnType<typeof createI18n>>>();

/** Every story has a club, a language and a theme. The toolbar changes them. */
export const preview: Preview = {
  parameters: {
    layout: "padded",
    backgrounds: { disable: true },
    controls: { expanded: true },
    a11y: { test: "error" },
  },
  globalTypes: {
    club: {
      description: "Club",
      toolbar: {
        title: "Club",
        icon: "paintbrush",
        dynamicTitle: true,
        items: clubs.map(({ brand }) => ({ value: brand.id, title: brand.name })),
      },
    },
    language: {
      description: "Language",
      toolbar: {
        title: "Language",
        icon: "globe",
        dynamicTitle: true,
        items: [
          { value: "de", title: "Deutsch" },
          { value: "tr", title: "Türkçe" },
        ],
      },
    },
    theme: {
      description: "Theme",
      toolbar: {
        title: "Theme",
        icon: "mirror",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
      },
    },
    motion: {
      description: "Motion",
      toolbar: {
        title: "Motion",
        icon: "play",
        dynamicTitle: true,
        items: [
          { value: "system", title: "Motion as the system says" },
          { value: "reduced", title: "Reduced motion" },
        ],
      },
    },
  },
  initialGlobals: { club: "wireframe", language: "de", theme: "light", motion: "system" },
  loaders: [
    async ({ globals, title }) => {
      const { language, club } = readSurroundings(spreadOut(globals, clubs, title), clubs);
      const key = `${club.brand.id} ${language}`;
      if (!texts.has(key)) texts.set(key, await createI18n(language, NAMESPACES));
    },
  ],
  decorators: [
    inLanguage,
    (Story, { globals }) => {
      const surroundings = readSurroundings(globals, clubs);
      dress(document, surroundings);
      reduceMotion(document, globals["motion"] === "reduced");
      const i18n = texts.get(`${surroundings.club.brand.id} ${surroundings.language}`);
      if (!i18n) throw new Error(`the texts in ${surroundings.language} were not loaded`);
      return (
        <TextProvider i18n={i18n}>
          <BrandProvider brand={surroundings.club.brand}>
            <Story />
          </BrandProvider>
        </TextProvider>
      );
    },
    // The outermost decorator, so that the others never see the value `spread`.
    (Story, { globals, title }) => <Story globals={spreadOut(globals, clubs, title)} />,
  ],
};
