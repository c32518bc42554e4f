import { useId, useRef, type KeyboardEvent } from "react";
import { classNames } from "../../base/class-names.ts";
import type { Chip } from "../../base/chips/chips.tsx";
import styles from "./tabs.module.css";

export interface TabsProps<Value extends string = string> {
  legend: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly Chip<Value>[];
  /** Id of a tab's panel, if it has its own. */
  panelId?: ((value: Value) => string) | undefined;
}

/** Tabs: one view at a time. Arrow keys, Home and End move and choose; the list is one tab stop. */
export function Tabs<Value extends string = string>({ legend, value, onChange, options, panelId }: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const base = useId();
  function move(event: KeyboardEvent) {
    const open = options.filter((option) => !option.disabled);
    const now = open.findIndex((option) => option.value === value);
    const to = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: open.length - 1 }[event.key];
    const next = to === undefined ? undefined : open[(to + open.length) % open.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(next.value)}"]`)?.focus();
  }
  return (
    <div ref={list} className={styles.list} role="tablist" aria-label={legend} onKeyDown={move}>
      {options.map((option) => {
        const chosen = option.value === value;
        return (
          <button
            key={option.value}
            type="button"
            role="tab"
            id={`${base}-${option.value}`}
            data-value={option.value}
            className={classNames(styles.tab, chosen && styles.chosen)}
            aria-selected={chosen}
            aria-controls={chosen ? panelId?.(option.value) : undefined}
            tabIndex={chosen ? 0 : -1}
            disabled={option.disabled}
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </button>
        );
      })}
    </div>
  );
}
