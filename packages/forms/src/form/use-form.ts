import { useId, useRef, useState } from "react";
import type * as v from "valibot";
import { useFieldMessage } from "../texts/field-message.ts";
import { useAfterPress } from "./use-after-press.ts";
import { type BrokenRules, brokenRules, checked, type CodeFields, type FormValues, rulesFromServer } from "./form-state.ts";
import type { Later } from "../texts/later.ts";
import { waysOut } from "../texts/lazy-ways.tsx";

type Name<V> = Extract<keyof V, string>;

/** What a text-like field of the ui-kit takes. */
export type TextBinding = {
  id: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error?: string;
};
/** What a checkbox of the ui-kit takes. */
export type BoxBinding = { id: string; name: string; checked: boolean; onChange: (checked: boolean) => void; error?: string };

/** The part of a form that a group of fields needs; a form with more fields than the group is one too. */
export type FieldSource<K extends string> = {
  readonly values: Readonly<Record<K, string | boolean>>;
  text(name: K): TextBinding;
  box(name: K): BoxBinding;
  set(name: K, value: string | boolean): void;
};

/** A form's rules. A function where they depend on what is chosen, such as a business customer. */
type Rules<V, O> = v.GenericSchema<unknown, O> | ((values: V) => v.GenericSchema<unknown, O>);

export type FormOptions<V extends FormValues, O> = {
  /** The rules, or what they come in with the first key. */
  readonly schema: Rules<V, O> | Later<{ readonly schema: Rules<V, O> }>;
  readonly initial: V;
  /** Runs with parsed values; a thrown error is shown at its field or as `failure`. Never runs twice at once. */
  readonly onSubmit: (output: O, set: (name: Name<V>, value: string | boolean) => void) => Promise<void> | void;
  /** Catalogue codes that belong to one field. */
  readonly codes?: CodeFields;
  /** What was wrong with it when it went out by itself, where no script runs. */
  readonly answered?: { readonly rules: BrokenRules; readonly failure?: unknown } | undefined;
};

/**
 * A form whose rules are one valibot schema. A field is checked when it is left with something in it,
 * again with every key anywhere once it shows an error, and all of them on submit. Nothing is ever cleared.
 */
export function useForm<V extends FormValues, O>({ schema, initial, onSubmit, codes = {}, answered }: FormOptions<V, O>) {
  const [values, setValues] = useState(initial);
  const [rules, setRules] = useState<Readonly<Record<string, string | undefined>>>(answered?.rules ?? {});
  const [listed, setListed] = useState<readonly string[]>(Object.keys(answered?.rules ?? {}));
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(answered?.failure);
  // The newest values and the lock are needed between two renders: a blur right after a key, a second click.
  const newest = useRef(initial);
  const locked = useRef(false);
  const message = useFieldMessage();
  const afterPress = useAfterPress();
  const formId = useId();
  /** Two forms of one page may both have a field of that name; its label and the summary must lead to this one. */
  const idOf = (name: string) => `${formId}${name}`;

  const fetched = "load" in schema ? schema : undefined;
  /** The rules for what stands there; undefined as long as they are on their way. */
  const schemaNow = () => {
    const given = "load" in schema ? schema.now()?.schema : schema;
    return typeof given === "function" ? given(newest.current) : given;
  };
  const brokenNow = (): BrokenRules => {
    const now = schemaNow();
    return now ? brokenRules(now, newest.current) : {};
  };
  const recheck = (name: string) => {
    const now = brokenNow()[name];
    setRules((known) => ({ ...known, [name]: now }));
  };
  const set = (name: Name<V>, value: string | boolean) => {
    const before = brokenNow();
    // What does not come now is asked for again with the next key, and told once the form is sent.
    for (const coming of [fetched, waysOut]) coming?.load().catch(() => undefined);
    newest.current = { ...newest.current, [name]: value };
    setValues(newest.current);
    const now = brokenNow();
    // One field may mend another, such as the first of two passwords. What the schema never said, the operator did: it stays.
    setRules((known) =>
      Object.fromEntries(
        Object.entries(known).map(([field, rule]) => [field, rule && (field === name || rule === before[field]) ? now[field] : rule]),
      ),
    );
  };
  const show = (broken: BrokenRules) => {
    setRules((known) => ({ ...known, ...broken }));
    setListed(Object.keys(broken));
    setAttempts((count) => count + 1);
  };
  const errorOf = (name: string) => {
    const rule = rules[name];
    return rule === undefined ? {} : { error: message(rule) };
  };

  /** Checks some fields, for instance those of one section; lists what is broken. @returns true when all hold */
  const check = (names: readonly string[]): boolean => {
    const now = brokenNow();
    const checked = Object.fromEntries(names.map((name) => [name, now[name]]));
    const refused = Object.keys(now).filter((name) => name in checked);
    setRules((known) => ({ ...known, ...checked }));
    setListed(refused);
    if (refused.length > 0) setAttempts((count) => count + 1);
    return refused.length === 0;
  };

  /** Does work that no second press begins anew, once the rules are there; what goes wrong with either is told. */
  const once = async (work: () => Promise<void> | void): Promise<void> => {
    if (locked.current) return;
    locked.current = true;
    try {
      if (!schemaNow()) {
        setBusy(true);
        await fetched?.load();
        setFailure(undefined);
      }
      await work();
    } catch (error) {
      const blamed = rulesFromServer(error, newest.current, codes);
      if (Object.keys(blamed).length > 0) show(blamed);
      else setFailure(() => error);
    } finally {
      locked.current = false;
      setBusy(false);
    }
  };

  const submit = (event?: { preventDefault(): void }): Promise<void> => {
    event?.preventDefault();
    return once(async () => {
      const rulesThere = schemaNow();
      if (!rulesThere) return;
      const result = checked(rulesThere, newest.current);
      setRules({});
      if (result.issues) {
        show(brokenNow());
        return;
      }
      setBusy(true);
      setFailure(undefined);
      setListed([]);
      await onSubmit(result.value, set);
    });
  };

  return {
    values,
    set,
    /** Puts several values in at once, for instance what an earlier visit left; checks nothing. */
    fill: (given: Partial<V>) => {
      newest.current = { ...newest.current, ...given };
      setValues(newest.current);
    },
    text: (name: Name<V>): TextBinding => ({
      id: idOf(name),
      name,
      value: String(values[name] ?? ""),
      onChange: (value) => set(name, value),
      // What it already shows stays until a key changes it: the operator's refusals are none that it could find itself, and the
      // summary that tells them takes the focus away from here.
      onBlur: () => {
        if (newest.current[name] === "" || rules[name] !== undefined) return;
        if (schemaNow()) afterPress(() => recheck(name));
        // A word is typed sooner than its rules come over a slow line.
        else
          void fetched?.load().then(
            () => afterPress(() => recheck(name)),
            () => undefined,
          );
      },
      ...errorOf(name),
    }),
    box: (name: Name<V>): BoxBinding => ({
      id: idOf(name),
      name,
      checked: values[name] === true,
      onChange: (checked) => set(name, checked),
      ...errorOf(name),
    }),
    /** Checks one field again, after something outside the form has changed what its rule says. */
    recheck: (name: Name<V>) => recheck(name),
    /** All rules broken by the newest values, shown or not. */
    broken: brokenNow,
    check,
    /** Once the rules are there, for instance to check a section; waits for them as a submit does. */
    once,
    submit,
    busy,
    /** The error of the last submit that concerns no field. */
    failure,
    dismissFailure: () => setFailure(undefined),
    /** Counts refused submits; a key for the error summary, which takes the focus when it appears. */
    attempts,
    /**
     * What the error summary lists: every field that shows an error, until those refused last are mended. It comes with a refused submit
     * alone, because it takes the focus.
     */
    summary: listed.some((name) => rules[name] !== undefined)
      ? [...new Set([...Object.keys(values), ...listed])].flatMap((name) => {
          const rule = rules[name];
          return rule === undefined ? [] : [{ name, fieldId: idOf(name), message: message(rule) }];
        })
      : [],
    /** Broken rules by field, for screens that must find the section of an error. */
    rules,
  };
}

export type Form<V extends FormValues> = ReturnType<typeof useForm<V, unknown>>;
