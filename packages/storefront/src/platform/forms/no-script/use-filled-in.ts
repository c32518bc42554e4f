import { useEffect, useEffectEvent } from "react";

type Texts = Readonly<Record<string, string>>;
type Fillable = { readonly values: Texts; readonly fill: (given: Texts) => void };

/** Fills known values into empty fields as soon as they are known; what the fan typed stays. */
export function useFilledIn(form: Fillable, known: Texts): void {
  const put = useEffectEvent(() => {
    const { values, fill: write } = form;
    write(Object.fromEntries(Object.entries(known).filter(([name]) => values[name] === "")));
  });
  const text = JSON.stringify(known);
  useEffect(() => put(), [text]);
}
