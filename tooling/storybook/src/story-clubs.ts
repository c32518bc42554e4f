import type { StoryClub } from "./surroundings.ts";

/** All clubs, the neutral brand first. This source is empty: `clubsPlugin` serves the module with the contents of the folders. */
export const clubs: readonly StoryClub[] = [];
