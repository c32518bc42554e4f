import type { Tokens, User } from "@tribun/api-client/contract";

/** The fan's session: the one place that reads, stores and drops tokens. */
export type Session = {
  /** Reads the stored token and fetches the fan; resolves when the state is no longer `loading`. Repeats after a failure. */
  readonly start: () => Promise<void>;
  readonly login: (tokens: Tokens) => Promise<User>;
  /**
   * Ends the session on this device at once, whether or not the operator can be reached to end it there too. The caller goes to the
   * home page.
   */
  readonly logout: () => void;
  /** Ends every session of the fan at the operator; nothing has changed when it throws. The caller logs out here. */
  readonly endEverywhere: () => Promise<void>;
  /** Exchanges the refresh token, so that the fan stays signed in; throws when the operator refuses. */
  readonly extend: () => Promise<void>;
  /** A call was refused with 1034: asks the operator whether the token itself is meant, and ends the session if so. */
  readonly doubt: () => void;
  /** Fetches the fan again, after profile or line changed. */
  readonly reload: () => Promise<void>;
  /** Takes what the operator answered to a change of the profile; with tokens after a new password, as the old ones have ended. */
  readonly know: (user: User, fresh?: Tokens) => void;
  /**
   * Makes a change that may end the tokens and bring new ones to `know`. Before its answer is here, what went out with the old ones is refused:
   * until it is through nobody is told that the session has ended.
   */
  readonly renew: (change: () => Promise<void>) => Promise<void>;
  readonly accessToken: () => string | undefined;
};
