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
  async answerTicket(ticket: string, answer: string): Promise<void> {
    const { ok, status } = await fetch(`${this.#url}/api/internal/support/${encodeURIComponent(ticket)}/resolution`, {
      method: "POST",
      headers: {
        ...{ authorization: `Bearer ${STAFF_TOKEN}`, "content-type": "application/json" },
        ...{ "x-team-id": String(this.#teamId), "x-language-code": "1" },
      },
      body: JSON.stringify({ outage: false, answer }),
    });
    if (!ok) throw new Error(`The operator answered ${status} to an answer of its own people.`);
  }
}
