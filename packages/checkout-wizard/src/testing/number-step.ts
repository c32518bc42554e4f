import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { withTariff } from "./samples.ts";
import { type StageOptions, stageFor } from "./stage.tsx";

/** Draws the step that chooses a number, with a tariff in the order. */
export async function openNumberStep(options: Partial<StageOptions> = {}, language: "de" | "tr" = "de") {
  const stage = await stageFor({ step: "number", draft: withTariff(), ...options }, language);
  await render(stage.element);
  return stage;
}

/** A seat says tier and price behind its number. */
export const seat = (name: string) => page.getByRole("radio", { name: new RegExp(`^${name}`) });
