import type { Notices } from "./notices/notices.tsx";

/**
 * Loads the notices about the end of a session. If they cannot load, none is shown, because what the fan typed must not be lost with them.
 */
export const fetchNotices = (): Promise<typeof Notices> =>
  import("./notices/notices.tsx").then(
    (module) => module.Notices,
    () => () => null,
  );
