import { createI18n, NAMESPACES, TextProvider } from "@tribun/i18n";
import { allTexts } from "@tribun/i18n/testing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Block } from "./block.tsx";

test("what is wrong with a part is said of the part, where the summary leads to", async () => {
  await render(
    <TextProvider i18n={await createI18n("de", NAMESPACES, await allTexts("de"))}>
      <Block title="Nummer" id="part-number" error="Bitte such dir eine Nummer aus.">
        <p>0171</p>
      </Block>
    </TextProvider>,
  );
  await expect.element(page.getByRole("region", { name: "Nummer" })).toHaveAccessibleDescription("Bitte such dir eine Nummer aus.");
});
