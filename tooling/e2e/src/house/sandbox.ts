const CODE = /\b(\d{6})\b/;
const ARRIVES_WITHIN_MS = 15_000;

type PaymentMode = "normal" | "fail" | "slow" | "pending";

interface Message {
  readonly recipient: string;
  readonly body: string;
}

const isMessage = (value: unknown): value is Message =>
  typeof value === "object" &&
  value !== null &&
  typeof Reflect.get(value, "recipient") === "string" &&
  typeof Reflect.get(value, "body") === "string";

const listIn = (value: unknown): unknown[] => {
  const list: unknown = typeof value === "object" && value !== null ? Reflect.get(value, "messages") : undefined;
  return Array.isArray(list) ? list : [];
};

/** What a person does in the operator's sandbox console, for tests. */
export class Sandbox {
  readonly #url: string;

  constructor(operatorUrl: string) {
    this.#url = operatorUrl;
  }

  /** Messages to a phone (E.164) or e-mail address, newest first. */
  async messages(to: string): Promise<Message[]> {
    const response = await fetch(`${this.#url}/sandbox/api/messages?to=${encodeURIComponent(to)}`);
    return listIn(await response.json()).filter(isMessage);
  }

  /**
   * The code of the newest SMS to a phone, waiting for it to arrive.
   * @param after how many messages the phone had before, so that an older code is not taken for the new one
   */
  readCode(phone: string, after = 0): Promise<string> {
    return this.#arrival(phone, "SMS with a code", (messages) =>
      messages.length > after ? CODE.exec(messages[0]?.body ?? "")?.[1] : undefined,
    );
  }

  /** The first group of a pattern in the newest mail that has it, waiting for it to arrive. */
  readMail(to: string, wanted: RegExp): Promise<string> {
    return this.#arrival(to, `mail with ${wanted}`, (messages) =>
      messages.map(({ body }) => wanted.exec(body)?.[1]).find((found) => found !== undefined),
    );
  }

  async #arrival(to: string, what: string, find: (newestFirst: readonly Message[]) => string | undefined): Promise<string> {
    const end = performance.now() + ARRIVES_WITHIN_MS;
    while (performance.now() < end) {
      const found = find(await this.messages(to));
      if (found !== undefined) return found;
      await new Promise((resolve) => void setTimeout(resolve, 100));
    }
    throw new Error(`No ${what} reached ${to}.`);
  }

  /** How the next payment of a team ends. It works once. */
  async setNextPayment(mode: PaymentMode, teamId: number): Promise<void> {
    await this.#post("next-payment", { mode, team: teamId });
  }

  /** Lets work that returns be due now. */
  async run(kind: string): Promise<void> {
    await this.#post("recurring", { kind });
  }

  async advanceClock(seconds: number): Promise<void> {
    await this.#post("clock", { advanceSeconds: seconds });
  }

  async resetClock(): Promise<void> {
    await this.#post("clock", { reset: true });
  }

  async #post(path: string, body: unknown): Promise<void> {
    const response = await fetch(`${this.#url}/sandbox/api/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The sandbox refused ${path}: ${response.status} ${await response.text()}`);
  }
}
