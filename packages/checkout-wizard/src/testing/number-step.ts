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

/** Matches the start of a seat's name, because tier and fee follow the number. */
export const seat = (name: string) => page.getByRole("radio", { name: new RegExp(`^${name}`) });
