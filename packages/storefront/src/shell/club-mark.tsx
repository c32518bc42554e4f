import { classNames, type KitPattern, useKit } from "@tribun/ui-kit";
import styles from "./club-mark.module.css";

/** The club's sign: a small shirt front in its kit, drawn from tokens, so that no crest is needed. */
export function ClubMark({ pattern }: { readonly pattern?: KitPattern | undefined }) {
  return <span className={classNames(styles["mark"], styles[useKit(pattern)])} aria-hidden="true" />;
}
