import { useId } from "react";
import styles from "./information.module.css";

type SearchFormProps = {
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What came of it, read aloud as it changes; nothing while nothing is looked for. */
  readonly status: string | undefined;
};

/**
 * Looks through what stands on the page while a fan types. Without scripts it is not there: the page itself holds everything. A field of
 * its own, as the kit's come with the client and all rules, which a page for reading has no use for.
 */
export function SearchForm({ label, hint, text, onText, status }: SearchFormProps) {
  const id = useId();
  return (
    <form method="post" role="search" className={styles["search"]} onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}hint`} className={styles["hint"]}>
        {hint}
      </p>
      <input
        id={id}
        name="q"
        type="search"
        autoComplete="off"
        aria-describedby={`${id}hint`}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <p role="status" className={styles["status"]}>
        {status}
      </p>
    </form>
  );
}
