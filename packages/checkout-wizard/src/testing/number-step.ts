import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { withTariff } from "./samples.ts";
import { type StageOptions, stageFor } from "./stage.tsx";

/** Renders the number step with a tariff in the order. */
export async function openNumberStep(options: Partial<StageOptions> = {}, language: "de" | "tr" = "de") {
  const stage = await stageFor({ step: "number", draft: withTariff(), ...options }, language);
  await render(stage.element);
  return stage;
}

/** Unfolds the search for a number. */
export const openSearch = () =>
  page.getByText(/^(Nach Ziffern, Geburtstag oder Verein suchen|Rakam, doğum günü veya kulübe göre ara)$/).click();

/** Matches the start of a seat's name, because tier and fee follow the number. */
export const seat = (name: string) => page.getByRole("radio", { name: new RegExp(`^${name}`) });
