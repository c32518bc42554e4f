import type { Api } from "@tribun/api-client";
import type { OtpType } from "@tribun/domain";
import { OtpPanel, type OtpPanelProps } from "./otp-panel.tsx";

export type PhoneProof = { phoneVerificationToken: string; expiresAt: string; provenUntil?: string | undefined };

type PhoneVerificationProps = Omit<OtpPanelProps<PhoneProof>, "calls"> & { api: Api; type: OtpType };

/**
 * Phone verification for registration and order (flows §4.5). `onVerified` gets the token, valid for 30 minutes; with a session the proof
 * counts for a day.
 */
export function PhoneVerification({ api, type, ...panel }: PhoneVerificationProps) {
  return (
    <OtpPanel
      {...panel}
      calls={{
        send: async (phone) => {
          const { phoneOtp } = await import("@tribun/api-client/calls/auth");
          return api(phoneOtp, { body: { phone, type } });
        },
        verify: async (answer) => {
          const { phoneVerify } = await import("@tribun/api-client/calls/auth");
          return api(phoneVerify, { body: answer });
        },
      }}
    />
  );
}
