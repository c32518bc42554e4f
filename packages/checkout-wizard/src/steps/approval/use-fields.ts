import { useEffect, useState } from "react";
import type * as Fields from "./fields.ts";

let loaded: typeof Fields | undefined;

/**
 * What is typed and chosen at the approval, which comes behind what is looked over there; `lost` where it could not be fetched. Once it has
 * come it is there at once for whoever asks next: what takes the place of a button that was pressed takes its focus.
 */
export function useFields(): typeof Fields | "lost" | undefined {
  const [fields, setFields] = useState<typeof Fields | "lost" | undefined>(() => loaded);
  useEffect(() => {
    import("./fields.ts").then(
      (module) => {
        loaded = module;
        setFields(module);
      },
      () => setFields("lost"),
    );
  }, []);
  return fields;
}
