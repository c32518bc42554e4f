import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readArrival } from "./search.ts";

describe("readArrival", () => {
  it("leaves ordinary addresses alone", () => {
    expect(readArrival("/tarife?type=flex#l")).toBeUndefined();
    expect(readArrival("/dashboard/payment-result?success=false&cId=c1")).toBeUndefined();
  });

  it("takes an invitation out and keeps the rest", () => {
    expect(readArrival("/tarife?type=flex&iCode=FAN19#l")).toEqual({ invitation: "FAN19", href: "/tarife?type=flex#l" });
    expect(readArrival("/?iCode=")).toEqual({ invitation: "", href: "/" });
  });

  it("takes a payment's return out, and leaves the checkout to a page that follows it", () => {
    const back = "?success=true&price=19.99&tId=t1&cId=c1";
    expect(readArrival(`/${back}`)).toEqual({ paid: { checkoutId: "c1" }, href: "/" });
    expect(readArrival(`/order/processing${back}`)).toEqual({ href: "/order/processing?cId=c1" });
    expect(readArrival("/?success=true&price=19.99&tId=t1")).toEqual({ paid: {}, href: "/" });
  });

  it("leaves nothing behind that would be taken out again", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom("iCode", "success", "price", "tId", "cId", "type"), fc.constantFrom("true", "x", "1.99")),
        (query) => {
          const arrival = readArrival(`/order/processing?${new URLSearchParams(query)}`);
          if (arrival) expect(readArrival(arrival.href)).toBeUndefined();
        },
      ),
    );
  });
});
