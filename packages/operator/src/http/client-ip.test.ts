import { expect, test } from "vitest";
import { clientIp } from "./client-ip.ts";

const OURS = ["127.0.0.1", "::1"];

test.each([
  ["peer alone", "203.0.113.5", null, "203.0.113.5"],
  ["a stranger's header is not believed", "203.0.113.5", "1.2.3.4", "203.0.113.5"],
  ["behind our proxy", "127.0.0.1", "203.0.113.5", "203.0.113.5"],
  ["what the caller wrote in front is not believed", "127.0.0.1", "1.2.3.4, 203.0.113.5", "203.0.113.5"],
  ["IPv4 in IPv6", "::ffff:127.0.0.1", "203.0.113.5", "203.0.113.5"],
  ["all ours", "127.0.0.1", null, "127.0.0.1"],
  ["injected", undefined, null, "unknown"],
])("%s", (_, peer, forwarded, expected) => {
  expect(clientIp(peer, forwarded, OURS)).toBe(expected);
});
