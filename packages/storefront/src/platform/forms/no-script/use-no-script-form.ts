import { useForm, useSendOnce } from "@tribun/forms";
import { useContext, useState } from "react";
import { useApi } from "../../app/use-app.tsx";
import type { NoScriptFields, NoScriptValues } from "../create-no-script-form.ts";

/**
 * A no-script form as React fills it in. `result` is the answer to its call, from the browser or from the club's server, until `again`
 * starts another.
 * @param given what the address already says
 */
export function useNoScriptForm<K extends string, B extends string, O, R>(
  { sending, initial, boxes, codes, answered: Context }: Omit<NoScriptFields<K, B, O, R>, "name">,
  given: Partial<Record<K, string>> = {},
) {
  const api = useApi();
  const once = useSendOnce({ anew: true });
  const answered = useContext(Context);
  const [result, setResult] = useState(answered?.result);
  const form = useForm<NoScriptValues<K, B>, O>({
    ...{ schema: sending, codes, answered },
    initial: { ...initial, ...boxes, ...given, ...answered?.values },
    onSubmit: async (output: O) => {
      const { send } = await sending.load();
      const made = await once.send(output, (key) => send(api, output, () => key));
      if (made !== undefined) setResult(() => made);
    },
  });
  return { form, result, again: () => setResult(undefined) };
}
