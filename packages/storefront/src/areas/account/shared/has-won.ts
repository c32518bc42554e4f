import type { User } from "@tribun/api-client/contract";

/** Whether a fan has ever won in a game: what was won is owed, also by a club that has switched its games off since. */
export const hasWon = (user: Pick<User, "badges"> | undefined): boolean => user?.badges.some(({ id }) => id === "winner") === true;
