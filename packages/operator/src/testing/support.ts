import type { SupportMessageInput } from "@tribun/api-client/contract";

/** What somebody writes to support; `overrides` says what a test is about. */
export const supportMessage = (email: string, overrides: Partial<SupportMessageInput> = {}): SupportMessageInput => ({
  topic: "question",
  name: "Elif Şahin",
  email,
  message: "Wann kommt meine SIM?",
  ...overrides,
});
