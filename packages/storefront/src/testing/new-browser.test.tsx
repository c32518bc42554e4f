import { describe, expect, test } from "vitest";

describe("a test finds a browser in which nobody was before", () => {
  test.each(["the one before", "the one after"])("%s", () => {
    expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(["", 0, 0]);
    document.cookie = "lang=tr; Path=/";
    localStorage.setItem("theme", "dark");
    sessionStorage.setItem("theme", "dark");
  });
});
