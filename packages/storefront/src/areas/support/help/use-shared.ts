import { useEffect, useState } from "react";
import { useQueryParam } from "../../../platform/place/place.tsx";

/** What the fan has shared with the installed club from another app; empty until it is there, and on most days. */
export function useShared(): string {
  const asked = useQueryParam("shared") !== undefined;
  const [shared, setShared] = useState("");
  useEffect(() => {
    if (!asked) return;
    const take = async () => {
      const { takeShared } = await import("../../../platform/offline/shared.ts");
      const text = await takeShared();
      if (text !== "") setShared(text);
    };
    // Without it the message is empty, as any other.
    take().catch(() => undefined);
  }, [asked]);
  return shared;
}
