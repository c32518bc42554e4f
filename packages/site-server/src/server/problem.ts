type Facts = { readonly title: string; readonly reason?: string; readonly retryAfterSeconds?: number };

/** An error of this server itself, in the form of the operator's errors (RFC 9457). */
export function problem(status: number, facts: Facts, headers: Record<string, string>): Response {
  const requestId = crypto.randomUUID();
  const body = { type: "about:blank", status, referenceErrorCode: "-1", requestId, ...facts };
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/problem+json", "cache-control": "no-store", "x-request-id": requestId, ...headers },
  });
}
