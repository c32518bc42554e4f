import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { toChosenTariff } from "../../store/tariff.ts";
import type { OrderDraft } from "../../draft/order-draft.ts";
import { tariff, withPort } from "../../testing/samples.ts";
import { stageFor } from "../../testing/stage.tsx";

const plain = { ...toChosenTariff(tariff), hasFormOption: false };
const JERSEY = { wanted: true, planId: "p", size: "M", model: "m", style: "striped", junior: false, name: "", number: "" } as const;

async function open(jersey: OrderDraft["jersey"], language: "de" | "tr" = "de") {
  const draft = { ...withPort(), tariff: plain, ...(jersey && { jersey }) };
  const { element } = await stageFor({ step: "number", draft }, language);
  await render(element);
}

test.each([
  ["de", /Ein Trikot gibt es zu diesem Tarif nur mit einer neuen Nummer/],
  ["tr", /Bu tarifede forma yalnızca yeni numarayla/],
] as const)("a jersey that would stay behind is named before the number comes along (%s)", async (language, words) => {
  await open(JERSEY, language);
  await expect.element(page.getByText(words)).toBeVisible();
});

test("a jersey that nobody wants is no word on the port form", async () => {
  await open({ wanted: false });
  await expect.element(page.getByLabelText("Nummer, die mitkommt")).toBeVisible();
  await expect.element(page.getByText(/nur mit einer neuen Nummer/)).not.toBeInTheDocument();
});
