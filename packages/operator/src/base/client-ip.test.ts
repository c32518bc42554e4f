import { expect, test } from "vitest";
import { clientIp, isAddressOrRange, limitSource, trustOf } from "./client-ip.ts";

const OURS = trustOf(["127.0.0.1", "::1", "10.0.0.0/8", "fd00::/8"]);

test.each([
  ["peer alone", "203.0.113.5", null, "203.0.113.5"],
  ["a stranger's header is not believed", "203.0.113.5", "1.2.3.4", "203.0.113.5"],
  ["behind our proxy", "127.0.0.1", "203.0.113.5", "203.0.113.5"],
  ["what the caller wrote in front is not believed", "127.0.0.1", "1.2.3.4, 203.0.113.5", "203.0.113.5"],
  ["two proxies of ours, one from a range", "::1", "1.2.3.4, 203.0.113.5, 10.1.2.3", "203.0.113.5"],
  ["a range of IPv6", "fd12::7", "2001:db8::5", "2001:db8::5"],
  ["IPv4 in IPv6", "::ffff:127.0.0.1", "203.0.113.5", "203.0.113.5"],
  ["IPv4 in IPv6, in capitals", "::FFFF:127.0.0.1", "::FFFF:203.0.113.5", "203.0.113.5"],
  ["IPv4 in IPv6, in hex", "0:0:0:0:0:ffff:7f00:1", "::ffff:cb00:7105", "203.0.113.5"],
  ["an address with a zone", "::1%lo", "2001:db8::5", "2001:db8::5"],
  ["nonsense is nobody's proxy", "127.0.0.1", "10.0.0.1, <script>", "<script>"],
  ["all ours", "127.0.0.1", null, "127.0.0.1"],
  ["injected", undefined, null, "unknown"],
])("%s", (_, peer, forwarded, expected) => {
  expect(clientIp(peer, forwarded, OURS)).toBe(expected);
});

test("addresses and ranges are told from the rest", () => {
  for (const good of ["10.0.0.1", "10.0.0.0/8", "::1", "fd00::/8", "0.0.0.0/0"]) expect(isAddressOrRange(good)).toBe(true);
  for (const bad of ["proxy", "10.0.0.0/33", "10.0.0.0/8/8", "10.0.0/8", "::1/129", "10.0.0.1/", ""])
    expect(isAddressOrRange(bad)).toBe(false);
});

test("a limit counts an IPv4 address and the /64 of an IPv6 address, however it is written", () => {
  expect(limitSource("203.0.113.5")).toBe("203.0.113.5");
  const home = limitSource("2001:db8:1:2::5");
  expect(home).toBe("2001:db8:1:2::/64");
  for (const same of ["2001:DB8:1:2:ffff::", "2001:0db8:0001:0002:1:2:3:4", "2001:db8:1:2:a:b:203.0.113.5"]) {
    expect(limitSource(same)).toBe(home);
  }
  expect(limitSource("2001:db8:1:3::5")).not.toBe(home);
  expect([limitSource("::"), limitSource("::1"), limitSource("2001:db8::")]).toEqual(["0:0:0:0::/64", "0:0:0:0::/64", "2001:db8:0:0::/64"]);
  expect(limitSource("unknown")).toBe("unknown");
});
