import { ERRORS, type ErrorCode } from "@tribun/domain";
import { inSeconds } from "@tribun/vitest-config/clock";

/** A call as a screen has sent it. */
export type Sent = { readonly call: string; readonly body: unknown; readonly headers: Headers };
/** What to answer: a payload, a `Response`, or a function of the call and of the number of earlier ones. */
export type Answer = unknown;
/** Answers by `METHOD /path`. */
export type Answers = Readonly<Record<string, Answer>>;

type Facts = {
  readonly fieldErrors?: readonly { readonly field: string; readonly rule: string }[];
  readonly reason?: string;
  readonly retryAfterSeconds?: number;
};

/** A refusal in the operator's format (RFC 9457). */
export function refuse(code: ErrorCode, facts: Facts = {}): Response {
  const body = { type: "about:blank", title: code, status: ERRORS[code].status, referenceErrorCode: code, requestId: "req-1907", ...facts };
  return new Response(JSON.stringify(body), { status: body.status, headers: { "content-type": "application/problem+json" } });
}

/** Wraps a payload as the operator does. @param serverTime time of the operator's clock, when the device's is wrong */
export function accept(payload: unknown, serverTime = inSeconds(0)): Response {
  return new Response(JSON.stringify({ payload, meta: { serverTime, requestId: "req-1907" } }), {
    headers: { "content-type": "application/json" },
  });
}

/** A `fetch` that answers from a table and records what was sent. Refuses a call without an answer with -1. */
export function fakeOperator(answers: Answers) {
  const sent: Sent[] = [];
  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const text = await request.text();
    const before = sent.filter((earlier) => earlier.call === call).length;
    sent.push({ call, body: text === "" ? undefined : JSON.parse(text), headers: request.headers });
    const given = answers[call];
    const made: unknown = typeof given === "function" ? await given(sent.at(-1), before) : given;
    if (made instanceof Response) return made.clone();
    return made === undefined ? refuse("-1") : accept(made);
  };
  return { fetch: answer, sent };
}
