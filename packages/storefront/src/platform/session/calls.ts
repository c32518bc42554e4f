/** Codes with which the operator says that a session has ended. */
export const ENDED: ReadonlySet<string> = new Set(["1034", "1041", "1005"]);

/** Only a fan with a token needs these calls, so they load when there is one. */
export const calls = async () => {
  const { logout, me, refresh } = await import("@tribun/api-client/calls/session");
  return { logout, me, refresh };
};
