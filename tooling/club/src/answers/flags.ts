import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import * as v from "valibot";
import type { House } from "./house.ts";
import type { Answers } from "./question.ts";
import { QUESTIONS } from "./questions.ts";

/** What the command line says: answers, and how to go on. */
export interface Command {
  readonly given: Answers;
  /** Asks nothing and takes the usual answers and the proposed colours. */
  readonly yes: boolean;
}

/**
 * Reads flags such as `--name "Pembe Mobil" --colour-a "#8a1c5b"`. `--from answers.json` takes answers from a file; a flag wins over it.
 * @throws for a flag or an answer in the file that belongs to no question
 */
export function readFlags(args: readonly string[]): Command {
  const options = {
    ...Object.fromEntries(QUESTIONS.map(({ name }) => [name, { type: "string" } as const])),
    from: { type: "string" },
    yes: { type: "boolean" },
  } as const;
  const { values } = parseArgs({ args: [...args], options, strict: true });
  const { from, yes, ...flags } = values;
  const filed = typeof from === "string" ? v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(from, "utf8"))) : {};
  const unknown = Object.keys(filed).filter((name) => QUESTIONS.every((question) => question.name !== name));
  if (unknown.length > 0) throw new Error(`No question is called ${unknown.join(", ")}.`);
  const told = Object.entries(flags).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return { given: { ...filed, ...Object.fromEntries(told) }, yes: yes === true };
}

/** How often one question is asked. */
const TRIES = 5;

/**
 * Completes answers with the usual ones.
 * @param ask asks a question of a person; without it every question that has no usual answer must be answered already
 * @throws with one line for each answer that is missing or wrong
 */
export async function complete(
  given: Answers,
  house: House,
  ask?: (text: string, usual: string | undefined) => Promise<string>,
): Promise<Answers> {
  const answers: Record<string, string> = { ...given };
  const faults: string[] = [];
  for (const { name, ask: text, usual, fault, quiet } of QUESTIONS) {
    const fallback = usual?.(answers, house);
    let answer = answers[name] ?? (ask && !quiet ? await ask(text, fallback) : fallback);
    let wrong = faultOf(answer);
    for (let tries = 1; ask && wrong !== undefined && given[name] === undefined && tries < TRIES; tries++) {
      answer = await ask(`${text} (${answer === "" ? "it" : answer} ${wrong})`, fallback);
      wrong = faultOf(answer);
    }
    if (wrong !== undefined) faults.push(`  --${name} ${answer ?? ""} ${wrong}`);
    if (answer !== undefined) answers[name] = answer;

    function faultOf(text: string | undefined): string | undefined {
      if (text === undefined || (text === "" && fallback === undefined)) return "must be answered";
      return text === "" ? undefined : fault?.(text, house);
    }
  }
  if (faults.length > 0) throw new Error(`These answers are missing or wrong:\n${faults.join("\n")}`);
  return answers;
}
