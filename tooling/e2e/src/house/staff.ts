import { randomUUID } from "node:crypto";
import type { Language } from "@tribun/domain";
import { STAFF_TOKEN } from "./operator.ts";

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

  async #say(path: string, body: object): Promise<void> {
    const { ok, status } = await fetch(`${this.#url}/api/internal/${path}`, {
      method: "POST",
      headers: {
        ...{ authorization: `Bearer ${STAFF_TOKEN}`, "content-type": "application/json", "idempotency-key": randomUUID() },
        ...{ "x-team-id": String(this.#teamId), "x-language-code": "1" },
      },
      body: JSON.stringify(body),
    });
    if (!ok) throw new Error(`The operator answered ${status} to its own people at ${path}.`);
  }
}
