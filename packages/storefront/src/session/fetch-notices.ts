import type { Notices } from "./notices.tsx";

const untold: typeof Notices = () => null;

/** Fetches what tells that a session ends. Where it cannot be, nothing is told, as what was typed must not go with it. */
export const fetchNotices = () =>
  import("./notices.tsx").then(
    (module) => module.Notices,
    () => untold,
  );
