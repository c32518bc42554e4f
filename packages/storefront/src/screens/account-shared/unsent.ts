import { isRecord, UNSENT_KEY } from "../../session/storage.ts";

export type Values = Readonly<Record<string, string | boolean>>;

/** What nobody wants to find typed in, or ticked in their name: it is asked for again (A12). */
const SECRET = /password|current|iban|identity|keyword|puk|pin|accept|mandate|terms/i;

/** Without secrets; undefined where nothing is left. */
export function withoutSecrets(values: Values): Values | undefined {
  const safe = Object.entries(values).filter(([field]) => !SECRET.test(field));
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
  if (!isRecord(values)) return undefined;
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string | boolean] => /string|boolean/.test(typeof entry[1])),
  );
}

/** Keeps what stands in a form, or for undefined forgets it. */
export function writeUnsent(owner: string, name: string, values: Values | undefined): void {
  const { [name]: _, ...others } = readAll(owner);
  const safe = values && withoutSecrets(values);
  try {
    sessionStorage.setItem(UNSENT_KEY, JSON.stringify({ owner, forms: safe ? { ...others, [name]: safe } : others }));
  } catch {
    // A full or forbidden storage must not stop the fan.
  }
}
