import type { StoryClub } from "./clubs.ts";

/** All clubs, the neutral one first. Empty as written: `clubsPlugin` serves this module with the folders' contents. */
export const clubs: readonly StoryClub[] = [];
