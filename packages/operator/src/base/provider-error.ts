/** Kinds of failure of a call to a third party. */
export type ProviderFault = "timeout" | "network" | "status" | "malformed";

export type ProviderErrorFacts = {
  readonly fault: ProviderFault;
  /** HTTP status, if there was an answer. */
  readonly status?: number;
  /** Code of the network failure, such as ECONNREFUSED. */
  readonly networkCode?: string;
  readonly retryAfterSeconds?: number;
  /** Body of the answer; never logged. */
  readonly answer?: unknown;
};

/**
 * A failed call to a third party. Its message names the party, the operation and the status, and contains no sent or received data: no
 * secret, no personal data. `retryable` false means that the same request will be refused again.
 */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
  readonly fault: ProviderFault;
  readonly status: number | undefined;
  readonly retryable: boolean;
  readonly retryAfterSeconds: number | undefined;
  readonly #answer: unknown;

  constructor(party: string, operation: string, facts: ProviderErrorFacts) {
    super(`${party}, ${operation}: ${describe(facts)}`);
    this.fault = facts.fault;
    this.status = facts.status;
    this.retryable = facts.fault !== "status" || isRetryable(facts.status ?? 500);
    this.retryAfterSeconds = facts.retryAfterSeconds;
    this.#answer = facts.answer;
  }

  /** Returns the third party's answer, parsed if it was JSON; for adapters that know its refusals. */
  answer(): unknown {
    return this.#answer;
  }
}

// 401 and 403 mean that the operator's key is wrong or being changed: that is temporary, so no job may be given up because of it.
const RETRYABLE = new Set([401, 403, 408, 425, 429]);

function isRetryable(status: number): boolean {
  return status >= 500 || RETRYABLE.has(status);
}

function describe({ fault, status, networkCode }: ProviderErrorFacts): string {
  switch (fault) {
    case "timeout":
      return "no answer in time";
    case "network":
      return `not reachable${networkCode ? ` (${networkCode})` : ""}`;
    case "malformed":
      return `answered ${status ?? ""} in a form that is not understood`.replace("  ", " ");
    case "status":
      return `answered ${status}`;
  }
}
