import { useEffect, useState } from "react";
import type * as Fields from "./fields/fields.ts";

let loaded: typeof Fields | undefined;

/** All of it, `lost` where it could not be fetched, nothing as long as it is on its way. */
export type FieldsThere = typeof Fields | "lost" | undefined;

/**
 * What is typed and chosen at the approval, which comes behind what is looked over there. Once it has come
 * it is there at once for whoever asks next: what takes the place of a button that was pressed takes its focus.
 */
export function useFields(): FieldsThere {
  const [fields, setFields] = useState<FieldsThere>(() => loaded);
  useEffect(() => {
    import("./fields/fields.ts").then(
      (module) => {
        loaded = module;
        setFields(module);
      },
      () => setFields("lost"),
    );
  }, []);
  return fields;
}
