import { expectRuleShown } from "@tribun/forms/testing";
import { isTurn } from "@tribun/vitest-config/sweep";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answer, type Answers, refuse } from "./fake-operator.ts";
import { makeStage } from "./stage.tsx";

/** A form under test: what to enter, and what shows that the operator accepted it. */
export type PublicForm = {
  readonly name: string;
  readonly screen: ReactNode;
  readonly path: string;
  /** The operator's answers to the screen's other calls. */
  readonly answers?: Answers;
  /** Selector of the form; without it, the page has only one. */
  readonly form?: string;
  /** The call that sends the form, and the operator's answer to it. */
  readonly call: string;
  readonly accepted: Answer;
  /** Valid values, by field name: text to type, the value to choose, or `true` for a box to tick. */
  readonly right: Readonly<Record<string, string | true>>;
  /** How to reach the form: `before` runs before its page renders, `on` runs on the page. */
  readonly way?: { readonly before: () => void; readonly on: () => Promise<void> };
  /** Required fields, with the rule that says so. */
  readonly needed: Readonly<Record<string, string>>;
  /** A field, its rule for text that is too long, and a length that breaks it. */
  readonly long: readonly [field: string, rule: string, length: number];
  /** A name in letters that no invoice can show: refused by `rule` in a form that leads to an invoice, else accepted as it is. */
  readonly script?: { readonly field: string; readonly rule?: string };
  /** Text that is visible once the operator has accepted the form. */
  readonly done: RegExp;
};

const KEPT = "Deine Angaben sind noch da.";
const OTHER_SCRIPT = "デニズ ユルマズ";

/**
 * Tests one form against bad input and bad networks: each error stands beside its field and the focus goes there, nothing is lost, and the
 * form is sent once. `npm run verify` runs tests of shared code with every form; a sample runs them in turn, by the form's place in the
 * list.
 */
export function badInput(given: PublicForm, place: number): void {
  const inTurn = (turn: number) => isTurn(turn, 6, place);
  const { name, screen, path, answers = {}, call, accepted, right, needed, long, script, done, way } = given;
  const [longField, longRule, length] = long;

  const open = async (answer: Answer = accepted) => {
    way?.before();
    const stage = await makeStage({ screen, path, answers: { ...answers, [call]: answer } });
    await render(stage.element);
    await way?.on();
    await expect.poll(() => formOf(given)).not.toBeNull();
    const say = (rule: string) => stage.app.i18n.text("validation", rule);
    return { say, sent: () => stage.sent.filter((one) => one.call === call) };
  };
  const fill = async (values = right) => {
    for (const [field, value] of Object.entries(values)) await put(given, field, value);
  };
  const typed = () => Object.fromEntries(Object.keys(right).map((field) => [field, valueOf(given, field)]));
  const seen = () => expect.element(page.getByText(done).first()).toBeVisible();

  /** A failure that belongs to no field: it takes the focus, and everything typed stays. */
  const expectFailure = async (answer: Answer, message: RegExp | string) => {
    const { sent } = await open((_: unknown, before: number) => (before === 0 ? fresh(answer) : accepted));
    await fill();
    const before = typed();
    await press(given);
    await expect.element(page.getByText(message).first()).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toContain(KEPT);
    expect(typed()).toEqual(before);
    await press(given);
    await seen();
    expect(sent()).toHaveLength(2);
    const keys = sent().map(({ headers }) => headers.get("idempotency-key"));
    expect(keys[1]).toBe(keys[0]);
  };

  afterEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  test(`${name}: empty, it says at each field what is missing and leads there`, async () => {
    const { say, sent } = await open();
    await press(given);
    for (const rule of Object.values(needed))
      await expect.element(page.getByRole("link", { name: say(rule), exact: true }).first()).toBeVisible();
    await expectRuleShown(say(Object.values(needed)[0] ?? ""));
    expect(sent()).toEqual([]);
  });

  test.runIf(inTurn(0))(`${name}: too long is said at ${longField}, and stays typed`, async () => {
    const { say, sent } = await open();
    await fill({ ...right, [longField]: "1".repeat(length) });
    const before = typed();
    await press(given);
    await expectRuleShown(say(longRule));
    expect(typed()).toEqual(before);
    expect(sent()).toEqual([]);
  });

  test.skipIf(!script)(`${name}: another script is ${script?.rule === undefined ? "taken as it is" : "said at its field"}`, async () => {
    const { field = "", rule } = script ?? {};
    const { say, sent } = await open();
    await fill({ ...right, [field]: OTHER_SCRIPT });
    await press(given);
    if (rule === undefined) {
      await seen();
      expect(JSON.stringify(sent()[0]?.body)).toContain(OTHER_SCRIPT);
    } else {
      await expectRuleShown(say(rule));
      expect(valueOf(given, field)).toBe(OTHER_SCRIPT);
      expect(sent()).toEqual([]);
    }
  });

  test(`${name}: pasted with blanks round it, it is sent without them`, async () => {
    const { sent } = await open();
    const inBlanks = (field: string, value: string | true) =>
      isTextField(given, field) && !SECRET.test(field) ? `  ${String(value)} ` : value;
    // Only rendered fields show which of them hold text, so fill in all of them first.
    await fill();
    await fill(
      Object.fromEntries(Object.entries(right).flatMap(([field, value]) => (value === true ? [] : [[field, inBlanks(field, value)]]))),
    );
    await press(given);
    await seen();
    expect(JSON.stringify(sent()[0]?.body).replaceAll(/\\n/g, "")).not.toMatch(/:"\s|\s"[,}]/);
  });

  test.runIf(inTurn(1))(`${name}: filled in by the browser, it is as good as typed`, async () => {
    const { sent } = await open();
    await fill(Object.fromEntries(Object.entries(right).filter(([field]) => !isTextField(given, field))));
    for (const [field, value] of Object.entries(right)) if (isTextField(given, field)) autofill(given, field, String(value));
    await press(given);
    await seen();
    expect(sent()).toHaveLength(1);
  });

  test.runIf(inTurn(2))(`${name}: pressed twice, it is sent once`, async () => {
    let answer: (taken: Answer) => void = () => undefined;
    const { sent } = await open(() => new Promise<Answer>((resolve) => (answer = resolve)));
    await fill();
    formOf(given)?.requestSubmit();
    formOf(given)?.requestSubmit();
    await expect.poll(() => sent().length).toBe(1);
    answer(accepted);
    await seen();
    expect(sent()).toHaveLength(1);
  });

  test.runIf(inTurn(3))(`${name}: an operator that cannot be reached loses nothing`, async () => {
    await expectFailure(() => Promise.reject(new TypeError("Failed to fetch")), KEPT);
  });
  test.runIf(inTurn(4))(`${name}: an operator that breaks loses nothing`, async () => {
    await expectFailure(() => new Response("<html>", { status: 500 }), KEPT);
  });
  test.runIf(inTurn(5))(`${name}: too many attempts say how long to wait`, async () => {
    await expectFailure(() => refuse("RATE_LIMIT_EXCEEDED", { retryAfterSeconds: 90 }), /Nächster Versuch in 01:(?:30|29)\./);
  });
}

const fresh = (answer: Answer): unknown => (typeof answer === "function" ? answer() : answer);
const SECRET = /password/i;

function formOf({ form = "form" }: PublicForm): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>(form);
}

/** The controls with a name: one, or the radio buttons of a group. */
const controls = (given: PublicForm, field: string) =>
  [...(formOf(given)?.elements ?? [])].filter(
    (one): one is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
      (one instanceof HTMLInputElement || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement) && one.name === field,
  );
const isTextField = (given: PublicForm, field: string) =>
  controls(given, field).some(({ type }) => !["radio", "checkbox", "select-one", "hidden"].includes(type));

function valueOf(given: PublicForm, field: string): string | boolean {
  const [first, ...rest] = controls(given, field);
  if (first instanceof HTMLInputElement && first.type === "checkbox") return first.checked;
  const chosen = [first, ...rest].find((one) => one instanceof HTMLInputElement && one.type === "radio" && one.checked);
  return chosen?.value ?? (first?.type === "radio" ? "" : (first?.value ?? ""));
}

async function put(given: PublicForm, field: string, value: string | true): Promise<void> {
  await expect.poll(() => controls(given, field).length, { message: `a field called ${field}` }).toBeGreaterThan(0);
  const all = controls(given, field);
  const one = all.find((control) => control.type !== "radio" || control.value === value);
  if (!one) throw new Error(`${field} offers no ${String(value)}`);
  const place = page.elementLocator(one);
  if (one instanceof HTMLSelectElement) await place.selectOptions(String(value));
  else if (one.type === "radio" || one.type === "checkbox") await place.click({ force: true });
  else await place.fill(String(value));
}

/** Fills in like a browser: the value is there at once, without a key or focus. */
function autofill(given: PublicForm, field: string, value: string): void {
  const [one] = controls(given, field);
  if (!one) return;
  // Bypasses React's setter, because React would take the value for one that it has set itself.
  Reflect.set(Object.getPrototypeOf(one), "value", value, one);
  one.dispatchEvent(new Event("input", { bubbles: true }));
  one.dispatchEvent(new Event("change", { bubbles: true }));
}

async function press(given: PublicForm): Promise<void> {
  const button = formOf(given)?.querySelector<HTMLElement>("button[type=submit]");
  if (!button) throw new Error(`${given.name} has no button to send it`);
  await userEvent.click(button);
}
