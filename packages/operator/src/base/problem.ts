import { ERROR_NAMES, ERRORS, type ErrorCode, type ErrorName, type Reason } from "@tribun/domain";

/** One field that a rule refused; `rule` is a key of the i18n namespace `validation`. */
export type FieldError = { readonly field: string; readonly rule: string };

/** Facts of a failure besides its code. They must not contain the caller's input. */
export type ProblemFacts = {
  /** HTTP status where it differs from the catalogue's, for example 404 with code -1. */
  readonly status?: number;
  readonly fieldErrors?: readonly FieldError[];
  /** A stable name from domain's catalogue, never a sentence. */
  readonly reason?: Reason;
  readonly retryAfterSeconds?: number;
  /** Last German day on which the rejected thing was valid. */
  readonly endedOn?: string;
  /** The caller is at fault although the code's status in the catalogue is a 5xx: it must not raise an alarm. */
  readonly refused?: true;
  /** For the log only. */
  readonly cause?: unknown;
};

class Refusal extends Error {
  override readonly name = "Problem";
  readonly code: ErrorCode;
  readonly status: number;
  readonly facts: ProblemFacts;

  private constructor(code: ErrorCode, facts: ProblemFacts = {}) {
    super(`problem ${code}`, { cause: facts.cause });
    this.code = code;
    this.status = facts.status ?? ERRORS[code].status;
    this.facts = facts;
  }

  /** For a code that the program computes; a code that the author knows has its name. */
  static of(code: ErrorCode, facts?: ProblemFacts): Refusal {
    return new Refusal(code, facts);
  }
}

type Named = Readonly<Record<ErrorName, (facts?: ProblemFacts) => Refusal>>;

/**
 * A refusal with a code of the catalogue, made by the code's name: `throw Problem.numberTaken()`. Throw it anywhere in a handler; the app
 * answers it as RFC 9457 problem.
 */
export const Problem: typeof Refusal & Named = Object.assign(Refusal, namedConstructors());
export type Problem = Refusal;

function namedConstructors(): Named {
  const makers = Object.entries(ERROR_NAMES).map(([name, [code]]) => [name, (facts?: ProblemFacts) => Refusal.of(code, facts)] as const);
  const all: Readonly<Record<string, unknown>> = Object.fromEntries(makers);
  if (!isNamed(all)) throw new TypeError("a name of the catalogue has no constructor");
  return all;
}

function isNamed(all: Readonly<Record<string, unknown>>): all is Named {
  return Object.keys(ERROR_NAMES).every((name) => name in all);
}

/** Builds the answer for a problem; `instance` is the requested path without its query. */
export function problemResponse(problem: Problem, at: { readonly instance: string; readonly requestId: string }): Response {
  const { fieldErrors, reason, retryAfterSeconds, endedOn } = problem.facts;
  const body = {
    type: `urn:tribun:error:${problem.code}`,
    title: TITLES[problem.status] ?? "The request failed",
    status: problem.status,
    detail: detailOf(problem),
    instance: at.instance,
    referenceErrorCode: problem.code,
    ...(fieldErrors?.length && { fieldErrors }),
    ...(reason && { reason }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(endedOn !== undefined && { endedOn }),
    requestId: at.requestId,
  };
  return new Response(JSON.stringify(body), {
    status: problem.status,
    headers: {
      "content-type": "application/problem+json; charset=utf-8",
      "cache-control": "no-store",
      ...(retryAfterSeconds !== undefined && { "retry-after": String(retryAfterSeconds) }),
    },
  });
}

/** A sentence for readers of a log and users of the API; a fan's app shows its own text for the code. */
function detailOf({ code, facts }: Problem): string {
  const meaning = code === "-1" && facts.reason === undefined ? "the call failed for no reason that it could name" : meaningOf(code);
  return `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}.`;
}

const MEANINGS: ReadonlyMap<ErrorCode, string> = new Map(Object.values(ERROR_NAMES));

/** The meaning of a code, for readers of the documentation, the log and `detail`. */
export const meaningOf = (code: ErrorCode): string => MEANINGS.get(code) ?? "";

const TITLES: Record<number, string> = {
  400: "The request is not valid",
  401: "Sign in first",
  402: "The payment failed",
  403: "This belongs to somebody else",
  404: "Not found",
  405: "This method is not offered here",
  409: "The request conflicts with the present state",
  410: "This has expired",
  413: "The request is too large",
  422: "The request cannot be carried out",
  429: "Too many requests",
  502: "A partner system failed",
  503: "The operator is busy",
};
