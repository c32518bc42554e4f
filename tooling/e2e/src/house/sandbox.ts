import { fieldOf } from "./field-of.ts";

const CODE = /\b(\d{6})\b/;
const ARRIVES_WITHIN_MS = 15_000;

type PaymentMode = "normal" | "fail" | "slow" | "pending";
/** What a bank says of a payment: yes, no, or that it took its money back. */
type Outcome = "succeeded" | "failed" | "returned";
type Party = "partner" | "sim" | "merchandise" | "beacon";
/** What a line uses, as its network tells it; whom it called, as +90… */
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

/** What a person does in the operator's sandbox console, for tests. */
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

  /** Whether a third party does what it is asked to. */
  async setParty(party: Party, mode: "normal" | "slow" | "fail"): Promise<void> {
    await this.#post("parties", { party, mode });
  }

  /** The payment that no bank has answered yet, of a club that has one. */
  async openPayment(teamId: number): Promise<string> {
    const open = (await this.#list("payments", "payments")).filter((payment) => fieldOf(payment, "teamId") === teamId);
    const id = fieldOf(open.at(-1), "id");
    if (typeof id !== "string") throw new Error("No payment waits for its bank.");
    return id;
  }

  /** Lets the bank answer a payment, or take back what it gave. */
  async answerPayment(paymentId: string, outcome: Outcome): Promise<void> {
    await this.#post("payments", { paymentId, outcome });
  }

  /** Uses a line. @param msisdn as a fan writes it */
  async useLine(msisdn: string, usage: Usage): Promise<void> {
    await this.#post("usage", { msisdn: `+49${msisdn.replaceAll(/\D/g, "").slice(1)}`, ...usage });
  }

  /** Loads the eSIM of a line onto a device. @param msisdn as a fan writes it */
  async loadEsim(msisdn: string): Promise<void> {
    await this.#post("sim", { msisdn: `+49${msisdn.replaceAll(/\D/g, "").slice(1)}`, downloaded: true });
  }

  /** What is printed on the SIM card that was posted last. */
  async postedCard(): Promise<string> {
    const cards = (await this.#list("parcels", "parcels")).map((parcel) => /^SIM card (\d+)$/.exec(String(fieldOf(parcel, "what")))?.[1]);
    const card = cards.find((iccid) => iccid !== undefined);
    if (card === undefined) throw new Error("No SIM card was posted.");
    return card;
  }

  /** How often open work of a kind was tried. Undefined once it is done or given up. */
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
