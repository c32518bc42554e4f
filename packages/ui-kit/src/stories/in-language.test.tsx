import { composeStory } from "@storybook/react-vite";
import { isValidElement, type ReactNode } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { inLanguage, useStoryText } from "./in-language.tsx";
import { TURKISH } from "./turkish.ts";

const STORIES = "../**/*.stories.tsx";
const modules = import.meta.glob<Readonly<Record<string, unknown>>>("../**/*.stories.tsx", { eager: true });
const sources = import.meta.glob<string>("../**/*.stories.tsx", { eager: true, query: "?raw", import: "default" });

/** Names of people, and words that are the same in both languages. */
const SAME = ["Flex", "Kids", "Business", "Partner", "Download", "Menü", "Deniz", "Muster", "Işıl", "Adresse"];
const BRANDED = /^(?:Flex|Serbest|Tribün|Forma) |^Çubuklu|^Müllerstraße|@|^\.|^#/;
/** Props that hold no visible text. */
const UNREAD = new Set(["name", "value", "id", "fieldId", "className", "href", "autoComplete", "path", "height", "width"]);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;
const isRead = (text: string) => /\p{L}{3}/u.test(text) && (/\s/.test(text) || /^\p{Lu}\p{Ll}/u.test(text));

function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return isRead(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (isValidElement(value)) return wordsIn(value.props);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => (UNREAD.has(name) && typeof part === "string" ? [] : wordsIn(part)));
}

test("every word in the args of a story has a Turkish one", () => {
  const missing = Object.entries(modules).flatMap(([file, { default: meta, ...stories }]) =>
    Object.values(stories).flatMap((story) => {
      if (!isRecord(meta) || !isRecord(story)) return [];
      const args = { ...(isRecord(meta["args"]) && meta["args"]), ...(isRecord(story["args"]) && story["args"]) };
      const unsaid = wordsIn(args).filter((word) => !Object.hasOwn(TURKISH, word) && !SAME.includes(word) && !BRANDED.test(word));
      return unsaid.map((word) => `${file}: ${word}`);
    }),
  );
  expect(Object.keys(modules).length, STORIES).toBeGreaterThan(40);
  expect([...new Set(missing)]).toEqual([]);
});

test("no word is kept that no story says", () => {
  const said = Object.values(sources).join("\n");
  // JSX trims a line's leading and trailing spaces.
  expect(Object.keys(TURKISH).filter((german) => !said.includes(german.trim()))).toEqual([]);
});

test("what args and a render of its own say is in the language of the toolbar", async () => {
  const say = (language: string) => {
    const story = {
      args: { title: "Zurück", parts: [{ label: <b key="all">Alle</b> }] },
      render: function Render({ title, parts }: { title: string; parts: readonly { label: ReactNode }[] }) {
        const own = useStoryText();
        return (
          <p title={own("Auswählen")}>
            {title}, {parts.map(({ label }) => label)}, 14,99 €
          </p>
        );
      },
    };
    return composeStory(story, { title: "Say" }, { decorators: [inLanguage], initialGlobals: { language } }, "Story");
  };
  const German = say("de");
  const Turkish = say("tr");
  const screen = await render(<German />);
  await expect.element(screen.getByTitle("Auswählen")).toHaveTextContent("Zurück, Alle, 14,99 €");
  await screen.rerender(<Turkish />);
  await expect.element(screen.getByTitle("Seç")).toHaveTextContent("Geri, Hepsi, 14,99 €");
});
