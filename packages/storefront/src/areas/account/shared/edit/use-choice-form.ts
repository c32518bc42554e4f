import { useId, useState } from "react";
import { useAct } from "../../../../platform/queries/use-act.ts";

type ChoiceOptions<Name extends string, Choice extends string> = {
  /** Name of the only field. */
  readonly name: Name;
  readonly choices: readonly Choice[];
  readonly initial: Choice;
  readonly onSubmit: (chosen: Choice) => Promise<void>;
};

/** A form with one choice. Every answer is valid, so it loads no validation code. Never sends twice at once. */
export function useChoiceForm<Name extends string, Choice extends string>(options: ChoiceOptions<Name, Choice>) {
  const { name, choices, initial, onSubmit } = options;
  const id = useId();
  const [value, choose] = useState(initial);
  const { busy, failure, run } = useAct<"submit">();
  return {
    values: { [name]: value },
    /** Restores a kept choice if it is still available. */
    fill: (kept: Readonly<Record<string, string | boolean>>) => {
      const known = choices.find((choice) => choice === kept[name]);
      if (known !== undefined) choose(known);
    },
    /** Props of the field. */
    choice: { id, name, value, onChange: choose },
    submit: (event?: { preventDefault(): void }) => {
      event?.preventDefault();
      return run("submit", () => onSubmit(value));
    },
    busy: busy !== undefined,
    failure,
    attempts: 0,
    summary: [],
  };
}
