import type { User } from "@tribun/api-client/contract";

/** True if the fan has ever won a game. A club owes the reward even after it has switched its games off. */
export const hasWon = (user: Pick<User, "badges"> | undefined): boolean => user?.badges.some(({ id }) => id === "winner") === true;
