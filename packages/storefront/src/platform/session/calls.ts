/** Codes by which the operator says that a session has ended. */
export const ENDED: ReadonlySet<string> = new Set(["1034", "1041", "1005"]);

/** Only a fan with a token needs these calls, so they come when one is there. */
export const calls = async () => {
  const { logout, me, refresh } = await import("@tribun/api-client/calls/session");
  return { logout, me, refresh };
};
