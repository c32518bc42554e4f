import { isRecord, UNSENT_KEY } from "../../platform/storage/storage.ts";

export type Values = Readonly<Record<string, string | boolean>>;

/** Names of fields with secrets, which the fan types again (A12). */
const SECRET = /password|current|iban|identity|keyword|puk|pin/i;
/**
 * The only checkbox that is kept, because it only decides which fields there are. Any other declares something, and only the fan may do
 * that.
 */
const PLAIN_BOX = "otherDelivery";

/** The values without secrets and declarations; undefined when nothing is left. */
export function withoutSecrets(values: Readonly<Record<string, unknown>>): Values | undefined {
  const safe = Object.entries(values).filter(
    (entry): entry is [string, string | boolean] =>
      !SECRET.test(entry[0]) && typeof entry[1] === (entry[0] === PLAIN_BOX ? "boolean" : "string"),
  );
  return safe.length > 0 ? Object.fromEntries(safe) : undefined;
}

function readAll(owner: string): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(UNSENT_KEY) ?? "");
    return isRecord(kept) && kept["owner"] === owner && isRecord(kept["forms"]) ? kept["forms"] : {};
  } catch {
    return {};
  }
}

/** The values of this fan's form that this tab could not send. */
export function readUnsent(owner: string, name: string): Values | undefined {
  const values = readAll(owner)[name];
  return isRecord(values) ? withoutSecrets(values) : undefined;
}

/** Stores the values of a form. */
export function writeUnsent(owner: string, name: string, values: Values): void {
  const safe = withoutSecrets(values);
  if (safe) writeAll(owner, { ...readAll(owner), [name]: safe });
}

/** Forgets the values of a form. Leaves those of another fan, because the answer to a save may arrive after the account has changed. */
export function forgetUnsent(owner: string, name: string): void {
  const { [name]: gone, ...others } = readAll(owner);
  if (gone !== undefined) writeAll(owner, others);
}

function writeAll(owner: string, forms: Readonly<Record<string, unknown>>): void {
  try {
    sessionStorage.setItem(UNSENT_KEY, JSON.stringify({ owner, forms }));
  } catch {
    // A full or forbidden storage must not stop the fan.
  }
}
