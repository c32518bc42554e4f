import { useForm } from "@tribun/checkout-wizard/forms";
import { useContext, useState } from "react";
import { useApi } from "../api/use-app.tsx";
import { useSendKey } from "../forms/use-send-key.ts";
import type { createPaperForm } from "./create-paper-form.tsx";

/** A paper form as React fills it in; `result` is what its call answered, here or where no script runs. */
export function usePaperForm<V extends Readonly<Record<string, string>>, O, R>({
  schema,
  initial,
  codes,
  send,
  answered: Context,
}: ReturnType<typeof createPaperForm<V, O, R>>) {
  const api = useApi();
  const keyOf = useSendKey();
  const answered = useContext(Context);
  const [result, setResult] = useState(answered?.result);
  const form = useForm({
    ...{ schema, codes, answered },
    initial: { ...initial, ...answered?.values },
    onSubmit: async (output: O) => {
      const given = await send(api, output, keyOf);
      setResult(() => given);
    },
  });
  return { form, result };
}
