import { classNames, Skeleton } from "@tribun/ui-kit";
import styles from "./approval.module.css";

/**
 * Placeholder for the fields, as tall as they are when stacked on a phone.
 * @param many for the payment methods
 */
export function PlaceOfFields({ many = false }: { readonly many?: boolean }) {
  return (
    <div className={classNames(styles["place"], many && styles["many"])}>
      <Skeleton height="100%" />
    </div>
  );
}
