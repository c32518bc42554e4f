import { useText } from "@tribun/i18n";
import { CheckIcon, classNames, ChevronDownIcon, TextField } from "@tribun/ui-kit";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import type { Donor } from "@tribun/domain";
import styles from "./donor-field.module.css";
import { findDonors, namedDonor } from "./donor-search.ts";

type DonorFieldProps = {
  readonly donors: readonly Donor[];
  readonly value: Donor | undefined;
  readonly onChange: (donor: Donor | undefined) => void;
  readonly id?: string | undefined;
  readonly error?: string | undefined;
};

/**
 * Chooses the porting provider by typing. The list overlays the content below, so closing it moves nothing. Typing a provider's full name
 * selects it; leaving the field selects the only match that is left.
 */
export function DonorField({ donors, value, onChange, id = "donatingProvider", error }: DonorFieldProps) {
  const t = useText("porting");
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = findDonors(donors, typed ?? "");
  const optionId = (at: number) => `${listId}-${at}`;

  const choose = (donor: Donor) => {
    setTyped(undefined);
    setOpen(false);
    setActive(-1);
    onChange(donor);
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setActive(-1);
    const named = namedDonor(donors, text);
    if (named?.id !== value?.id) onChange(named);
  };
  const leave = () => {
    setOpen(false);
    setActive(-1);
    if (typed === undefined) return;
    const only = value ?? (typed.trim() !== "" && found.length === 2 ? found[0] : undefined);
    if (only) choose(only);
  };
  const move = (to: number) => {
    setOpen(true);
    const next = (to + found.length) % found.length;
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: "nearest" });
  };
  const press = (event: KeyboardEvent) => {
    const at = found[active];
    if (event.key === "ArrowDown") move(active + 1);
    else if (event.key === "ArrowUp") move(active < 0 ? -1 : active - 1);
    else if (event.key === "Enter" && open && at) choose(at);
    else if (event.key === "Escape" && open) setOpen(false);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles["donor"]}>
      <TextField
        id={id}
        name={id}
        label={t("form.donor.label")}
        hint={t("form.donor.hint")}
        value={typed ?? value?.name ?? ""}
        onChange={type}
        onFocus={(event) => event.currentTarget.select()}
        onClick={() => setOpen(true)}
        onBlur={leave}
        onKeyDown={press}
        error={error}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        required
        suffix={<ChevronDownIcon className={styles["arrow"]} size={22} aria-hidden="true" />}
      />
      <div className={styles["place"]}>
        <div ref={list} id={listId} className={styles["list"]} role="listbox" aria-label={t("form.donor.list")} hidden={!open}>
          {found.map((donor, at) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input keeps the focus and handles the keys
            <div
              key={donor.id}
              id={optionId(at)}
              role="option"
              tabIndex={-1}
              aria-selected={donor.id === value?.id}
              className={classNames(styles["option"], at === active && styles["active"])}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(donor)}
            >
              {donor.name}
              {donor.id === value?.id && <CheckIcon size={20} strokeWidth={3} aria-hidden="true" />}
            </div>
          ))}
        </div>
      </div>
      <p role="status" className={styles["status"]}>
        {open && typed !== undefined && t("form.donor.found", { count: found.length - 1 })}
      </p>
    </div>
  );
}
