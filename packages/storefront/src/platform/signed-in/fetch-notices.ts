import type { Notices } from "./notices/notices.tsx";

/** Fetches what tells that a session ends. Where it cannot be, nothing is told, as what was typed must not go with it. */
export const fetchNotices = (): Promise<typeof Notices> =>
  import("./notices/notices.tsx").then(
    (module) => module.Notices,
    () => () => null,
  );
