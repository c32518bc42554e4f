import { useId, useState } from "react";
import { useAct } from "../../../../platform/queries/use-act.ts";

type ChoiceOptions<Name extends string, Choice extends string> = {
  /** Of the only field. */
  readonly name: Name;
  readonly choices: readonly Choice[];
  readonly initial: Choice;
  readonly onSubmit: (chosen: Choice) => Promise<void>;
};

/** A form in which one of a few is chosen: no answer is wrong, so that it comes without what judges answers. Never sends twice at once. */
export function useChoiceForm<Name extends string, Choice extends string>(options: ChoiceOptions<Name, Choice>) {
  const { name, choices, initial, onSubmit } = options;
  const id = useId();
  const [value, choose] = useState(initial);
  const { busy, failure, run } = useAct<"submit">();
  return {
    values: { [name]: value },
    /** Puts in what was kept, as long as it may still be chosen. */
    fill: (kept: Readonly<Record<string, string | boolean>>) => {
      const known = choices.find((choice) => choice === kept[name]);
      if (known !== undefined) choose(known);
    },
    /** For the field. */
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
