import { randomUUID } from "node:crypto";
import type { Language, MatchState, MatchVenue } from "@tribun/domain";
import { STAFF_TOKEN } from "./operator.ts";

/** A match of the club; the kick-off is an instant. */
export type MatchToSay = {
  readonly round: number;
  readonly opponent: string;
  readonly venue: MatchVenue;
  readonly kickOff: string;
  readonly state: MatchState;
};

/** What the club's own people say to the operator, for tests. */
export class Staff {
  readonly #url: string;
  readonly #teamId: number;

  constructor(operatorUrl: string, teamId: number) {
    this.#url = operatorUrl;
    this.#teamId = teamId;
  }

  /** Closes a ticket of support with the answer that its fan reads. @throws when the operator refuses */
  answerTicket(ticket: string, answer: string): Promise<void> {
    return this.#say(`support/${encodeURIComponent(ticket)}/resolution`, { outage: false, answer });
  }

  /** Tells the fans of the club what the operator changes in their contracts on its own. @throws when the operator refuses */
  announceChange(change: { readonly effectiveOn: string; readonly text: Readonly<Record<Language, string>> }): Promise<void> {
    return this.#say("contract-changes", change);
  }

  /** Moves a match of the season, postpones it or calls it off. @throws when the operator refuses */
  changeMatch(id: string, match: MatchToSay): Promise<void> {
    return this.#say(`matches/${encodeURIComponent(id)}`, match, "PUT");
  }

  async #say(path: string, body: object, method: "POST" | "PUT" = "POST"): Promise<void> {
    const { ok, status } = await fetch(`${this.#url}/api/internal/${path}`, {
      method,
      headers: {
        ...{ authorization: `Bearer ${STAFF_TOKEN}`, "content-type": "application/json", "idempotency-key": randomUUID() },
        ...{ "x-team-id": String(this.#teamId), "x-language-code": "1" },
      },
      body: JSON.stringify(body),
    });
    if (!ok) throw new Error(`The operator answered ${status} to its own people at ${path}.`);
  }
}
