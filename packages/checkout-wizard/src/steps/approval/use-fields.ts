import { useEffect, useState } from "react";
import type * as Fields from "./fields/fields.ts";

let loaded: typeof Fields | undefined;

/** The loaded module; `lost` if it failed to load, undefined while it loads. */
export type FieldsThere = typeof Fields | "lost" | undefined;

/**
 * The input fields of the approval, which load after the review. Once loaded, they are available at the first render, so that an element
 * that replaces a pressed button can take its focus.
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
