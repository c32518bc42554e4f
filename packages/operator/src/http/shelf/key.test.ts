import { mnpProviders, tariffs } from "@tribun/api-client/contract";
import { expect, test } from "vitest";
import { fromBrowser } from "../headers.ts";
import { keyOf } from "./key.ts";

const none = () => undefined;

test("a query that a call does not read makes no answer of its own; one that it reads does", () => {
  expect(keyOf(`${mnpProviders.path}?made=up`, none)).toBe(keyOf(mnpProviders.path, none));
  expect(keyOf(`${tariffs.path}?type=child`, none)).not.toBe(keyOf(tariffs.path, none));
});

test("browsers share an answer where they are answered in the same language, by what their header says first of ours", () => {
  const asks = ["de", "tr-TR,tr;q=0.9", "en-US,en;q=0.9,de;q=0.8", "en,tr;q=0.8", "de;q=0.1, tr;q=0.7", "en, fr", ""];
  const keyed = (accept: string) => keyOf(mnpProviders.path, (name) => (name === "accept-language" ? accept : undefined));
  const read = (accept: string) => fromBrowser(new Headers({ "accept-language": accept }), "tr");
  expect(asks.map(read)).toEqual(["de", "tr", "de", "tr", "tr", "tr", "tr"]);
  for (const one of asks)
    for (const other of asks) if (keyed(one) === keyed(other)) expect([one, other, read(one)]).toEqual([one, other, read(other)]);
  expect(keyed("en-US,en;q=0.9,de;q=0.8")).toBe(keyed("de"));
});
