import { randomUUID } from "node:crypto";
import type { Language, MatchState, MatchVenue } from "@tribun/domain";
import { fieldOf } from "./sandbox.ts";
import { STAFF_TOKEN } from "./operator.ts";
import { STAFF } from "./people.ts";

/** A match of the club. `kickOff` is an instant in ISO 8601. */
export type MatchToSay = {
  readonly round: number;
  readonly opponent: string;
  readonly venue: MatchVenue;
  readonly kickOff: string;
  readonly state: MatchState;
};

/** Calls of the club's staff to the operator, for tests. */
export class Staff {
  readonly #url: string;
  readonly #teamId: number;

  constructor(operatorUrl: string, teamId: number) {
    this.#url = operatorUrl;
    this.#teamId = teamId;
  }

  /**
   * Closes a support ticket with an answer for its fan.
   * @throws when the operator refuses
   */
  answerTicket(ticket: string, answer: string): Promise<void> {
    return this.#say(`support/${encodeURIComponent(ticket)}/resolution`, { outage: false, answer });
  }

  /**
   * Announces to the club's fans a change that the operator makes in their contracts.
   * @throws when the operator refuses
   */
  announceChange(change: { readonly effectiveOn: string; readonly text: Readonly<Record<Language, string>> }): Promise<void> {
    return this.#say("contract-changes", change);
  }

  /**
   * Moves, postpones or cancels a match of the season.
   * @throws when the operator refuses
   */
  changeMatch(id: string, match: MatchToSay): Promise<void> {
    return this.#say(`matches/${encodeURIComponent(id)}`, match, "PUT");
  }

  /**
   * Takes a pack off sale.
   * @param pack its id in the shop
   * @throws when the operator refuses
   */
  async endSale(pack: string): Promise<void> {
    await this.#ask("PATCH", `internal/options/OPT-${pack.toUpperCase()}`, { onSale: false });
  }

  /**
   * Decides the invoice objection that has waited longest.
   * @throws when there is none
   */
  async decideObjection(decision: "accept" | "reject"): Promise<void> {
    const bearer = fieldOf(await this.#ask("POST", "auth/login", { identifier: STAFF.email, password: STAFF.password }), "accessToken");
    const waiting = await this.#ask("GET", "invoice-disputes", undefined, String(bearer));
    const invoice = Array.isArray(waiting) ? fieldOf(fieldOf(waiting[0], "invoice"), "id") : undefined;
    if (typeof invoice !== "string") throw new Error("No objection waits for a decision.");
    await this.#ask("POST", `invoice-disputes/${invoice}/decision`, { decision }, String(bearer));
  }

  async #say(path: string, body: object, method: "POST" | "PUT" = "POST"): Promise<void> {
    await this.#ask(method, `internal/${path}`, body);
  }

  async #ask(method: "GET" | "POST" | "PUT" | "PATCH", path: string, body: object | undefined, bearer = STAFF_TOKEN): Promise<unknown> {
    const response = await fetch(`${this.#url}/api/${path}`, {
      method,
      headers: {
        ...{ authorization: `Bearer ${bearer}`, "content-type": "application/json", "idempotency-key": randomUUID() },
        ...{ "x-team-id": String(this.#teamId), "x-language-code": "1" },
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`The operator answered ${response.status} to its own people at ${path}.`);
    return fieldOf(await response.json(), "payload");
  }
}
