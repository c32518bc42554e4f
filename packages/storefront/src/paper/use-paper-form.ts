import { useForm, useSendOnce } from "@tribun/forms";
import { useContext, useState } from "react";
import { useApi } from "../api/use-app.tsx";
import type { createPaperForm } from "./create-paper-form.tsx";

/**
 * A paper form as React fills it in; `result` is what its call answered, here or where no script runs.
 * @param given what the address says already
 */
export function usePaperForm<K extends string, O, R>(
  { schema, initial, codes, send, answered: Context }: ReturnType<typeof createPaperForm<K, O, R>>,
  given: Partial<Record<K, string>> = {},
) {
  const api = useApi();
  const once = useSendOnce();
  const answered = useContext(Context);
  const [result, setResult] = useState(answered?.result);
  const form = useForm({
    ...{ schema, codes, answered },
    initial: { ...initial, ...given, ...answered?.values },
    onSubmit: async (output: O) => {
      const made = await once.send(output, (key) => send(api, output, () => key));
      if (made !== undefined) setResult(() => made);
    },
  });
  return { form, result };
}
