import { later } from "@tribun/forms";

/** What talks to the browser about passkeys; few have one, so that it comes with the press. */
export const passkeys = later(() => import("./passkey/passkey.ts"));

/** False where the browser knows no passkeys. Asked with the press, because a page drawn on a server cannot know. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === "function";
