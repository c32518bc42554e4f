import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as v from "valibot";
import { defineJob } from "../kernel/outbox/job.ts";
import { JOBS } from "./jobs.ts";

const book = readFileSync(new URL("../../../../.github/RUNBOOK.md", import.meta.url), "utf8");
const table = book.slice(book.indexOf("| Kind"), book.indexOf("| all others"));
const usual = defineJob("usual", v.object({}), () => Promise.resolve());

/** Whether the runbook's table lists a job: by its name, by `.name` after another one of its group, or by `*.name`. */
const isNamed = (kind: string) => {
  const name = kind.slice(kind.indexOf("."));
  return [kind, name, `*${name}`].some((way) => table.includes(`\`${way}\``));
};

test("the runbook says what becomes of every kind that writes to somebody, is tried for another time or ends in its own way", () => {
  const special = JOBS.filter(({ lane, attempts, onGiveUp }) => lane !== "main" || attempts !== usual.attempts || onGiveUp);
  expect(special.map(({ kind }) => kind).filter((kind) => !isNamed(kind))).toEqual([]);
});

test("the runbook names no kind that is gone", () => {
  const kinds = new Set(JOBS.map(({ kind }) => kind));
  const named = [...table.matchAll(/^\| (.+?) +\|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([a-z]+\.[A-Za-z]+)`/g)].map(([, kind = ""]) => kind),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((kind) => !kinds.has(kind))).toEqual([]);
});
