import type { SupportMessageInput } from "@tribun/api-client/contract";

/** A message to support; `overrides` sets what a test is about. */
export const supportMessage = (email: string, overrides: Partial<SupportMessageInput> = {}): SupportMessageInput => ({
  topic: "question",
  name: "Elif Şahin",
  email,
  message: "Wann kommt meine SIM?",
  ...overrides,
});
