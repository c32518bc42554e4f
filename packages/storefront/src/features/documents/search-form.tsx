import { useId } from "react";
import styles from "./information.module.css";

type SearchFormProps = {
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The result of the search, which screen readers read as it changes; undefined without a search. */
  readonly status: string | undefined;
};

/**
 * Searches the text on the page while the fan types. Without scripts it is hidden, because the page itself holds everything. It is a plain
 * input, because the shared fields would add the API client and all rules to a page for reading.
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
