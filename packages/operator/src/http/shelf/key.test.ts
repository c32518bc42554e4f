import { mnpProviders, tariffs } from "@tribun/api-client/contract";
import { expect, test } from "vitest";
import { keyOf } from "./key.ts";

const none = () => undefined;

test("a query that a call does not read makes no answer of its own; one that it reads does", () => {
  expect(keyOf(`${mnpProviders.path}?made=up`, none)).toBe(keyOf(mnpProviders.path, none));
  expect(keyOf(`${tariffs.path}?type=child`, none)).not.toBe(keyOf(tariffs.path, none));
});
