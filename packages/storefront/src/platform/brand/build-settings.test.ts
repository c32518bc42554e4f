import { expect, test } from "vitest";
import { sampleBrand as brand } from "../../testing/sample-brand.ts";
import { withBuildSettings } from "./build-settings.ts";

test("the build chooses between the specification's readings and keeps the number on one line, and nothing else", () => {
  const tied = { ...brand, hotline: { ...brand.hotline, freeNumber: "0800\u00a01234567" } };
  const turkish = withBuildSettings(brand, { defaultLanguage: "tr", keywordRule: "text3to20" });
  expect(turkish).toEqual({ ...tied, defaultLanguage: "tr", keywordRule: "text3to20" });
  expect(withBuildSettings(brand, {})).toEqual(tied);
});
