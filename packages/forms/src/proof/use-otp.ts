import { ApiError } from "@tribun/api-client";
import { MINUTE_MS, OTP_VALID_MINUTES } from "@tribun/domain";
import { useRef, useState } from "react";

export type OtpTicket = {
  readonly otpId: string;
  readonly expiresAt: string;
  readonly resendAt: string;
  /** When this browser received it, in milliseconds since 1970 by its own clock. Without it: just now. */
  readonly at?: number;
};

/** The two calls of an SMS code, and the type of its proof. */
export type OtpCalls<T> = {
  send(phone: string): Promise<OtpTicket>;
  verify(answer: { otpId: string; code: string }): Promise<T>;
};

type OtpOptions<T> = {
  readonly phone: string;
  readonly calls: OtpCalls<T>;
  readonly onVerified: (proof: T) => void;
  /** A code that was sent before this screen appeared. */
  readonly ticket?: OtpTicket | undefined;
  /** Receives each code's ticket, to keep it for a reload. */
  readonly onSent?: ((ticket: OtpTicket) => void) | undefined;
};

type Phase = "idle" | "sending" | "waiting" | "checking" | "done";

const LONGEST_WAIT_SECONDS = 3600;
const FRESH_CODE_NEEDED: ReadonlySet<string> = new Set(["1029", "1030", "RATE_LIMIT_EXCEEDED"]);

/** Milliseconds from sending to the next allowed resend. Both instants come from the operator, so the browser's clock may differ. */
export function resendWait(ticket: OtpTicket): number {
  const sentAt = Date.parse(ticket.expiresAt) - OTP_VALID_MINUTES * MINUTE_MS;
  return Math.min(Math.max(Date.parse(ticket.resendAt) - sentAt, 0), LONGEST_WAIT_SECONDS * 1000);
}

/**
 * One SMS code from sending to proof. Only one check runs at a time. A late or used code (1029, 1030) allows a resend at once; a refused
 * sending (429) says how long to wait.
 */
export function useOtp<T>({ phone, calls, onVerified, ticket, onSent }: OtpOptions<T>) {
  const [phase, setPhase] = useState<Phase>(ticket ? "waiting" : "idle");
  const [otpId, setOtpId] = useState(ticket?.otpId);
  const [code, setCode] = useState("");
  const [error, setError] = useState<unknown>();
  const [resent, setResent] = useState(false);
  const [resendAt, setResendAt] = useState(() => ticket && (ticket.at ?? Date.now()) + resendWait(ticket));
  const [expiresAt, setExpiresAt] = useState(() => ticket && (ticket.at ?? Date.now()) + OTP_VALID_MINUTES * MINUTE_MS);
  const locked = useRef(false);

  const guarded = async (during: Phase, failed: Phase, work: () => Promise<void>) => {
    if (locked.current) return;
    locked.current = true;
    setPhase(during);
    setError(undefined);
    setResent(false);
    try {
      await work();
    } catch (cause) {
      setError(() => cause);
      setPhase(failed);
      if (!(cause instanceof ApiError)) return;
      if (during === "checking" && FRESH_CODE_NEEDED.has(cause.code)) setResendAt(undefined);
      if (during === "sending" && cause.retryAfterSeconds !== undefined) setResendAt(Date.now() + cause.retryAfterSeconds * 1000);
    } finally {
      locked.current = false;
    }
  };

  const send = () =>
    guarded("sending", otpId === undefined ? "idle" : "waiting", async () => {
      const ticket = await calls.send(phone);
      onSent?.({ ...ticket, at: Date.now() });
      setOtpId(ticket.otpId);
      setResent(otpId !== undefined);
      setCode("");
      setResendAt(Date.now() + resendWait(ticket));
      setExpiresAt(Date.now() + OTP_VALID_MINUTES * MINUTE_MS);
      setPhase("waiting");
    });

  const verify = (typed: string) =>
    guarded("checking", "waiting", async () => {
      if (otpId === undefined) return;
      const proof = await calls.verify({ otpId, code: typed });
      setPhase("done");
      onVerified(proof);
    });

  return {
    phase,
    code,
    setCode: (typed: string) => {
      setCode(typed);
      setError(undefined);
    },
    error,
    /** True after a resend, until the next check or error. */
    resent,
    resendAt,
    expiresAt,
    send,
    verify,
  };
}
