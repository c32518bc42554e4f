import { later } from "@tribun/forms";

/** The code for passkeys. It loads with the press, because few fans have one. */
export const passkeys = later(() => import("./passkey/passkey.ts"));

/** False when the browser does not support passkeys. Call it on the press, because a page rendered on a server cannot know. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === "function";
