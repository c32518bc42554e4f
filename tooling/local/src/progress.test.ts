import { expect, test } from "vitest";
import { startProgress } from "./progress.ts";

function written(isTTY: boolean) {
  const parts: string[] = [];
  let now = 0;
  const out = { isTTY, columns: 60, write: (text: string | Uint8Array) => parts.push(String(text)) > 0 };
  const progress = startProgress({ out, now: () => now });
  return { parts, progress, wait: (ms: number) => (now += ms) };
}

test("on a terminal one line tells what is being done and for how long, within the terminal's width", () => {
  const { parts, progress, wait } = written(true);
  progress.tell("Operator", "starts");
  wait(4000);
  progress.tell("Kanarya Mobil", "75 of 400 documents drawn");
  expect(parts.at(-1)).toMatch(/^\r\S+ ?. 4 s · Operator: starts · Kanarya Mobil: 75 of 4/);
  expect(parts.at(-1)?.length).toBeLessThanOrEqual(60 + "\r\u001B[K".length);
  progress.tell("Operator");
  expect(parts.at(-1)).not.toContain("Operator");
  progress.end();
  expect(parts.join("")).not.toContain("\n");
});

test("a line that stays ends with a line break, and the moving one goes on below it", () => {
  const { parts, progress } = written(true);
  progress.tell("Operator", "starts");
  progress.say("Kanarya Mobil   http://localhost:1907");
  expect(parts.at(-2)).toMatch(/Kanarya Mobil {3}http:\/\/localhost:1907\n$/);
  expect(parts.at(-1)).toContain("Operator: starts");
  progress.end();
});

test("without a terminal each new state is a line of its own, once, whatever it counts", () => {
  const { parts, progress } = written(false);
  progress.tell("Operator", "starts");
  progress.tell("Operator", "starts");
  progress.tell("Operator");
  progress.tell("Kanarya Mobil", "25 of 400 documents drawn");
  progress.tell("Kanarya Mobil", "50 of 400 documents drawn");
  progress.end();
  expect(parts).toEqual(["0 s · Operator: starts\n", "0 s · Kanarya Mobil: 25 of 400 documents drawn\n"]);
});
