import type { Tokens, User } from "@tribun/api-client/contract";

/** The fan's session. Only this reads, stores and deletes tokens. */
export type Session = {
  /** Reads the stored token and fetches the fan; resolves when the state is no longer `loading`. Can be called again after a failure. */
  readonly start: () => Promise<void>;
  readonly login: (tokens: Tokens) => Promise<User>;
  /**
   * Ends the session on this device at once, even when the operator cannot be reached to end it there too. The caller opens the home page.
   */
  readonly logout: () => void;
  /** Ends every session of the fan at the operator; when it throws, nothing has changed. The caller logs out here. */
  readonly endEverywhere: () => Promise<void>;
  /** Exchanges the refresh token, so that the fan stays signed in; throws when the operator refuses. */
  readonly extend: () => Promise<void>;
  /** For a call that was refused with 1034: checks with the operator whether the token itself is refused, and ends the session if so. */
  readonly doubt: () => void;
  /** Fetches the fan again, after profile or line has changed. */
  readonly reload: () => Promise<void>;
  /** Takes the operator's answer to a change of the profile; with tokens after a new password, because the old ones have ended. */
  readonly know: (user: User, fresh?: Tokens) => void;
  /**
   * Makes a change that may end the tokens and bring new ones to `know`. Before its answer arrives, the operator refuses calls with the old
   * ones; until then the session does not report its end.
   */
  readonly renew: (change: () => Promise<void>) => Promise<void>;
  readonly accessToken: () => string | undefined;
};
