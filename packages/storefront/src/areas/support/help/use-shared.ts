import { useEffect, useState } from "react";
import { useQueryParam } from "../../../platform/place/place.tsx";

/** Text that the fan shared from another app to the installed app; an empty string if there is none or until it is read. */
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
    // If reading fails, the message stays empty.
    take().catch(() => undefined);
  }, [asked]);
  return shared;
}
