import { expect, test } from "vitest";
import { languageAccepted } from "./language.ts";

test.each([
  ["de", "de"],
  ["tr-TR,tr;q=0.9,de;q=0.8", "tr"],
  ["en-US,en;q=0.9,de;q=0.8", "de"],
  ["de;q=0.3, tr;q=0.7", "tr"],
  ["tr;q=0, de;q=0.1", "de"],
  ["en, fr", undefined],
  ["", undefined],
  ["de;q=abc", undefined],
])("%s → %s", (header, language) => expect(languageAccepted(header)).toBe(language));
