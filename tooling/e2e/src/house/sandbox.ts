const CODE = /\b(\d{6})\b/;
const ARRIVES_WITHIN_MS = 15_000;

type PaymentMode = "normal" | "fail" | "slow" | "pending";
/** The bank's result of a payment: succeeded, failed, or returned after it had succeeded. */
type Outcome = "succeeded" | "failed" | "returned";
type Party = "partner" | "sim" | "merchandise" | "beacon";
/** Usage of a line as the network reports it. `destination` is the called number, such as +90…. */
type Usage = {
  readonly zone: "de" | "tr";
  readonly minutes?: number;
  readonly dataGb?: number;
  readonly chargedCents?: number;
  readonly destination?: string;
};

interface Message {
  readonly recipient: string;
  readonly body: string;
}

const isMessage = (value: unknown): value is Message =>
  typeof value === "object" &&
  value !== null &&
  typeof Reflect.get(value, "recipient") === "string" &&
  typeof Reflect.get(value, "body") === "string";

const listIn = (value: unknown, name: string): unknown[] => {
  const list = fieldOf(value, name);
  return Array.isArray(list) ? list : [];
};

/** Controls the operator's sandbox for tests, as a person does in its console. */
export class Sandbox {
  readonly #url: string;

  constructor(operatorUrl: string) {
    this.#url = operatorUrl;
  }

  /** Messages to a phone (E.164) or e-mail address, newest first. */
  async messages(to: string): Promise<Message[]> {
    return (await this.#list(`messages?to=${encodeURIComponent(to)}`, "messages")).filter(isMessage);
  }

  /**
   * Waits for the newest SMS to a phone and returns its code.
   * @param after how many messages the phone had before, so that an older code does not count
   */
  readCode(phone: string, after = 0): Promise<string> {
    return this.#arrival(phone, "SMS with a code", (messages) =>
      messages.length > after ? CODE.exec(messages[0]?.body ?? "")?.[1] : undefined,
    );
  }

  /** Waits for a mail that matches the pattern, and returns the pattern's first group from the newest one. */
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

  /** Sets how the next payment of a team ends. It applies once. */
  async setNextPayment(mode: PaymentMode, teamId: number): Promise<void> {
    await this.#post("next-payment", { mode, team: teamId });
  }

  /** Makes recurring work due now. */
  async run(kind: string): Promise<void> {
    await this.#post("recurring", { kind });
  }

  async advanceClock(seconds: number): Promise<void> {
    await this.#post("clock", { advanceSeconds: seconds });
  }

  async resetClock(): Promise<void> {
    await this.#post("clock", { reset: true });
  }

  /** Sets whether a third party works, is slow or fails. */
  async setParty(party: Party, mode: "normal" | "slow" | "fail"): Promise<void> {
    await this.#post("parties", { party, mode });
  }

  /**
   * The id of the newest open payment of a club.
   * @throws when there is none
   */
  async openPayment(teamId: number): Promise<string> {
    const open = (await this.#list("payments", "payments")).filter((payment) => fieldOf(payment, "teamId") === teamId);
    const id = fieldOf(open.at(-1), "id");
    if (typeof id !== "string") throw new Error("No payment waits for its bank.");
    return id;
  }

  /** Makes the bank settle a payment, or return it. */
  async answerPayment(paymentId: string, outcome: Outcome): Promise<void> {
    await this.#post("payments", { paymentId, outcome });
  }

  /**
   * Reports usage of a line.
   * @param msisdn in national format
   */
  async useLine(msisdn: string, usage: Usage): Promise<void> {
    await this.#post("usage", { msisdn: `+49${msisdn.replaceAll(/\D/g, "").slice(1)}`, ...usage });
  }

  /**
   * Installs the eSIM of a line on a device.
   * @param msisdn in national format
   */
  async loadEsim(msisdn: string): Promise<void> {
    await this.#post("sim", { msisdn: `+49${msisdn.replaceAll(/\D/g, "").slice(1)}`, downloaded: true });
  }

  /**
   * The ICCID of the SIM card that was posted last.
   * @throws when none was posted
   */
  async postedCard(): Promise<string> {
    const cards = (await this.#list("parcels", "parcels")).map((parcel) => /^SIM card (\d+)$/.exec(String(fieldOf(parcel, "what")))?.[1]);
    const card = cards.find((iccid) => iccid !== undefined);
    if (card === undefined) throw new Error("No SIM card was posted.");
    return card;
  }

  /** How often an open job of a kind was tried. Undefined once it is done or has failed for good. */
  async attempts(kind: string): Promise<number | undefined> {
    const job = (await this.#list("outbox", "jobs")).find((open) => fieldOf(open, "kind") === kind && fieldOf(open, "failedAt") === null);
    return job === undefined ? undefined : Number(fieldOf(job, "attempts"));
  }

  async #list(path: string, name: string): Promise<unknown[]> {
    const response = await fetch(`${this.#url}/sandbox/api/${path}`);
    return listIn(await response.json(), name);
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

/** Returns a field of an answer that has not been validated, or undefined when there is none. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
