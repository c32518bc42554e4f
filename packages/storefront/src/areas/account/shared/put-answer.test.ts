import { QueryClient, queryOptions } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { putAnswer } from "./put-answer.ts";

test("what was being asked for before a change does not put the old state back", async () => {
  const client = new QueryClient();
  let answer: (blocked: boolean) => void = () => undefined;
  const asked = queryOptions({ queryKey: ["blocks"], queryFn: () => new Promise<boolean>((resolve) => (answer = resolve)) });
  client.setQueryData(asked.queryKey, false);
  const late = client.fetchQuery(asked).catch(() => undefined);
  await expect.poll(() => client.isFetching(asked)).toBe(1);
  await putAnswer(client, asked.queryKey, () => true);
  answer(false);
  await late;
  expect(client.getQueryData(asked.queryKey)).toBe(true);
});
