import { isRecord, UNSENT_KEY } from "../../platform/storage/storage.ts";

export type Values = Readonly<Record<string, string | boolean>>;

/** What nobody wants to find typed in: it is asked for again (A12). */
const SECRET = /password|current|iban|identity|keyword|puk|pin/i;
/** A ticked box declares something, and nobody declares it for a fan; this one only says which fields there are. */
const PLAIN_BOX = "otherDelivery";

/** Without secrets and declarations; undefined where nothing is left. */
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

/** What stood in a form of this fan when it could not be sent from this tab. */
export function readUnsent(owner: string, name: string): Values | undefined {
  const values = readAll(owner)[name];
  return isRecord(values) ? withoutSecrets(values) : undefined;
}

/** Keeps what stands in a form. */
export function writeUnsent(owner: string, name: string, values: Values): void {
  const safe = withoutSecrets(values);
  if (safe) writeAll(owner, { ...readAll(owner), [name]: safe });
}

/** Forgets it. What another fan has left by now is not touched: the answer to a save may come late. */
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
