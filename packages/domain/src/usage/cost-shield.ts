/** Caps that a fan may choose, gross cents. */
export const ROAMING_CAPS_CENTS = [2000, 5950, 10_000, 20_000] as const;
const WARNING_SHARE = 0.8;

/**
 * `open`: below 80 %. `warned`: the fan was warned at 80 %. `capped`: data roaming is stopped until the fan continues it or the month ends.
 */
export type ShieldState = "off" | "open" | "warned" | "capped" | "continued";

export type Shield = {
  readonly enabled: boolean;
  readonly capCents: number;
  /** Cost of data roaming in this month, gross cents. */
  readonly spentCents: number;
  /** The fan chose, after the cap was reached, to continue this month. */
  readonly continued: boolean;
};

/** The state of the cost shield. */
export function shieldState({ enabled, capCents, spentCents, continued }: Shield): ShieldState {
  if (!enabled) return "off";
  if (spentCents >= capCents) return continued ? "continued" : "capped";
  return spentCents >= capCents * WARNING_SHARE ? "warned" : "open";
}

/**
 * Adds cost. An active shield never lets the cost exceed its cap; the rest is refused, because the network ends the session there.
 * @throws RangeError when `cents` is negative or not a whole number
 */
export function addRoamingCost(
  shield: Shield,
  cents: number,
): { readonly shield: Shield; readonly refusedCents: number; readonly alerts: ("80" | "100")[] } {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`not whole cents: ${cents}`);
  const before = shieldState(shield);
  const holds = shield.enabled && !shield.continued;
  const room = holds ? Math.max(0, shield.capCents - shield.spentCents) : cents;
  const after = { ...shield, spentCents: shield.spentCents + Math.min(room, cents) };
  const state = shieldState(after);
  const alerts: ("80" | "100")[] = [];
  if (before === "open" && state !== "open") alerts.push("80");
  if ((before === "open" || before === "warned") && state === "capped") alerts.push("100");
  return { shield: after, refusedCents: Math.max(0, cents - room), alerts };
}
