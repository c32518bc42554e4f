/** State of a fan's turn at a game (flows §4.6). `parked`: the reward waits for a line. `forfeited`: the reward waited too long. */
export const PLAY_STATES = ["ready", "won", "lost", "booked", "parked", "forfeited"] as const;
export type PlayState = (typeof PLAY_STATES)[number];

export const PLAY_EVENTS = ["win", "lose", "book", "park", "forfeit"] as const;
export type PlayEvent = (typeof PLAY_EVENTS)[number];

/** The state that each event leads to; a missing event is not allowed. A turn is played once, and a win is rewarded once. */
export const PLAY_TRANSITIONS: Record<PlayState, Partial<Record<PlayEvent, PlayState>>> = {
  ready: { win: "won", lose: "lost" },
  won: { book: "booked", park: "parked" },
  lost: {},
  booked: {},
  parked: { book: "booked", forfeit: "forfeited" },
  forfeited: {},
};

/** The state an event leads to, or undefined where it is not allowed. */
export function playTransition(state: PlayState, event: PlayEvent): PlayState | undefined {
  return PLAY_TRANSITIONS[state][event];
}

/** True once the turn has been played and its result is final. */
export function isPlayed(state: PlayState): boolean {
  return state !== "ready";
}
