import { useForm, useSendOnce } from "@tribun/forms";
import { useContext, useState } from "react";
import { useApi } from "../api/use-app.tsx";
import type { createPaperForm, PaperValues } from "./create-paper-form.tsx";

/** What of a paper form its fields need. */
type Fillable<K extends string, B extends string, O, R> = Pick<
  ReturnType<typeof createPaperForm<K, B, O, R>>,
  "schema" | "initial" | "boxes" | "codes" | "send" | "answered"
>;

/**
 * A paper form as React fills it in; `result` is what its call answered, here or where no script runs, until `again` asks for another.
 * @param given what the address says already
 */
export function usePaperForm<K extends string, B extends string, O, R>(
  { schema, initial, boxes, codes, send, answered: Context }: Fillable<K, B, O, R>,
  given: Partial<Record<K, string>> = {},
) {
  const api = useApi();
  const once = useSendOnce({ anew: true });
  const answered = useContext(Context);
  const [result, setResult] = useState(answered?.result);
  const form = useForm<PaperValues<K, B>, O>({
    ...{ schema, codes, answered },
    initial: { ...initial, ...boxes, ...given, ...answered?.values },
    onSubmit: async (output: O) => {
      const made = await once.send(output, (key) => send(api, output, () => key));
      if (made !== undefined) setResult(() => made);
    },
  });
  return { form, result, again: () => setResult(undefined) };
}
