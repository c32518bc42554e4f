import { useId, useRef, useState } from "react";
import type * as v from "valibot";
import { useFieldMessage } from "../texts/field-message.ts";
import { useAfterPress } from "./use-after-press.ts";
import { type BrokenRules, brokenRules, checked, type CodeFields, type FormValues, rulesFromServer } from "./form-state.ts";
import type { Later } from "../texts/later.ts";
import { waysOut } from "../texts/lazy-ways.tsx";

type Name<V> = Extract<keyof V, string>;

/** Props of a text-like field of the ui-kit. */
export type TextBinding = {
  id: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error?: string;
};
/** Props of a checkbox of the ui-kit. */
export type BoxBinding = { id: string; name: string; checked: boolean; onChange: (checked: boolean) => void; error?: string };

/** The part of a form that a group of fields needs. A form with more fields also matches. */
export type FieldSource<K extends string> = {
  readonly values: Readonly<Record<K, string | boolean>>;
  text(name: K): TextBinding;
  box(name: K): BoxBinding;
  set(name: K, value: string | boolean): void;
};

/** A form's rules. Pass a function if they depend on the values, such as a business customer's. */
type Rules<V, O> = v.GenericSchema<unknown, O> | ((values: V) => v.GenericSchema<unknown, O>);

export type FormOptions<V extends FormValues, O> = {
  /** The rules, or a `Later` that fetches them with the first key. */
  readonly schema: Rules<V, O> | Later<{ readonly schema: Rules<V, O> }>;
  readonly initial: V;
  /** Runs with parsed values. A thrown error appears at its field or as `failure`. Never runs twice at once. */
  readonly onSubmit: (output: O, set: (name: Name<V>, value: string | boolean) => void) => Promise<void> | void;
  /** Error codes that belong to one field. */
  readonly codes?: CodeFields;
  /** The server's answer to the no-script form: broken rules and failure. */
  readonly answered?: { readonly rules: BrokenRules; readonly failure?: unknown } | undefined;
};

/**
 * A form whose rules are one valibot schema. A filled field is checked when the fan leaves it. Fields that show an error are checked again
 * with every key in any field. A submit checks all of them. No input is ever cleared.
 */
export function useForm<V extends FormValues, O>({ schema, initial, onSubmit, codes = {}, answered }: FormOptions<V, O>) {
  const [values, setValues] = useState(initial);
  const [rules, setRules] = useState<Readonly<Record<string, string | undefined>>>(answered?.rules ?? {});
  const [listed, setListed] = useState<readonly string[]>(Object.keys(answered?.rules ?? {}));
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(answered?.failure);
  // Refs, because two events can arrive between two renders: a blur right after a key, or a second click.
  const newest = useRef(initial);
  const locked = useRef(false);
  const message = useFieldMessage();
  const afterPress = useAfterPress();
  const formId = useId();
  /** Two forms on one page may have a field of the same name; the prefix makes label and summary point to this form's field. */
  const idOf = (name: string) => `${formId}${name}`;

  const fetched = "load" in schema ? schema : undefined;
  /** The rules for the current values; undefined while they load. */
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
    // If a fetch fails, the next key retries it, and the submit reports it.
    for (const coming of [fetched, waysOut]) coming?.load().catch(() => undefined);
    newest.current = { ...newest.current, [name]: value };
    setValues(newest.current);
    const now = brokenNow();
    // One field may fix another, such as the first of two passwords. An error from the operator stays, because the schema never found it.
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

  /**
   * Checks some fields, such as those of one section, and lists the broken rules.
   * @returns true when all hold
   */
  const check = (names: readonly string[]): boolean => {
    const now = brokenNow();
    const checked = Object.fromEntries(names.map((name) => [name, now[name]]));
    const refused = Object.keys(now).filter((name) => name in checked);
    setRules((known) => ({ ...known, ...checked }));
    setListed(refused);
    if (refused.length > 0) setAttempts((count) => count + 1);
    return refused.length === 0;
  };

  /** Runs work once at a time, after the rules are loaded; shows the failure of either. */
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
    /** Sets several values at once, such as those of an earlier visit, without checking them. */
    fill: (given: Partial<V>) => {
      newest.current = { ...newest.current, ...given };
      setValues(newest.current);
    },
    text: (name: Name<V>): TextBinding => ({
      id: idOf(name),
      name,
      value: String(values[name] ?? ""),
      onChange: (value) => set(name, value),
      // An error that is shown stays until a key changes the field: the schema cannot find the operator's errors again, and the error
      // summary moves the focus away from this field.
      onBlur: () => {
        if (newest.current[name] === "" || rules[name] !== undefined) return;
        if (schemaNow()) afterPress(() => recheck(name));
        // On a slow connection the fan may leave the field before the rules have loaded.
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
    /** Checks one field again, after something outside the form changed what its rule depends on. */
    recheck: (name: Name<V>) => recheck(name),
    /** All rules broken by the newest values, shown or not. */
    broken: brokenNow,
    check,
    /** Runs work after the rules are loaded, such as the check of a section; waits for them like a submit. */
    once,
    submit,
    busy,
    /** The error of the last submit that concerns no field. */
    failure,
    dismissFailure: () => setFailure(undefined),
    /** Counts refused submits. It is the key of the error summary, which takes the focus when it mounts. */
    attempts,
    /**
     * The entries of the error summary: every field with an error, until the fields refused last are fixed. The summary appears only after
     * a refused submit, because it takes the focus.
     */
    summary: listed.some((name) => rules[name] !== undefined)
      ? [...new Set([...Object.keys(values), ...listed])].flatMap((name) => {
          const rule = rules[name];
          return rule === undefined ? [] : [{ name, fieldId: idOf(name), message: message(rule) }];
        })
      : [],
    /** Broken rules by field, for screens that look up the section of an error. */
    rules,
  };
}

export type Form<V extends FormValues> = ReturnType<typeof useForm<V, unknown>>;
