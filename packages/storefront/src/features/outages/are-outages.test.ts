import { outages } from "@tribun/api-client/calls/outages";
import * as v from "valibot";
import { expect, test } from "vitest";
import { areOutages } from "./are-outages.ts";

const known = { id: "north-1", place: "Köln", since: "2026-05-19T08:00:00Z" };

test.each([
  ["none", []],
  ["one without an end", [known]],
  ["one with an end", [{ ...known, expectedEnd: "2026-05-19T12:00:00Z" }]],
])("what the operator's answer may be is understood: %s", (_, answer) => {
  expect(v.is(outages.payload, answer)).toBe(true);
  expect(areOutages(answer)).toBe(true);
});

test.each([
  ["nothing", undefined],
  ["no list", known],
  ["no outage", [null]],
  ["no time", [{ id: "north-1", place: "Köln" }]],
  ["a place that is no text", [{ ...known, place: { de: "Köln", tr: "Köln" } }]],
  ["an end that is no text", [known, { ...known, expectedEnd: 12 }]],
])("what another version of the app was drawn with is not: %s", (_, answer) => {
  expect(areOutages(answer)).toBe(false);
});
