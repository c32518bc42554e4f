import { expect, test } from "vitest";
import { readCaller } from "./caller.ts";

const FAN = "203.0.113.5";
const PROXY = "172.28.19.10";
const callerOf = readCaller(`${PROXY}, fd5e:a1b0:c2d3:1907::10`);

test.each([
  ["the proxy is believed about a fan", PROXY, FAN, FAN],
  ["by its other address as well", "fd5e:a1b0:c2d3:1907::10", "2001:db8::5", "2001:db8::5"],
  ["and as a socket of both families names it", `::ffff:${PROXY}`, FAN, FAN],
  ["what a fan wrote in front of it counts for nothing", PROXY, `198.51.100.9, ${FAN}`, FAN],
  ["nor does what anybody else says", FAN, "198.51.100.9", FAN],
  ["the proxy itself, where it names nobody", PROXY, null, PROXY],
])("%s", (_, peer, forwarded, expected) => {
  expect(callerOf(peer, forwarded)).toBe(expected);
});

test("where no proxy is named, nobody is believed; what is no address is told at the start", () => {
  expect(readCaller("")(PROXY, FAN)).toBe(PROXY);
  expect(() => readCaller("proxy")).toThrow(/TRUSTED_PROXIES.*"proxy"/);
});
