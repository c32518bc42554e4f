import { classNames, Skeleton } from "@tribun/ui-kit";
import styles from "./approval.module.css";

/** As high as what is typed or chosen there, which on a phone stands below each other. @param many for the ways to pay */
export function PlaceOfFields({ many = false }: { readonly many?: boolean }) {
  return (
    <div className={classNames(styles["place"], many && styles["many"])}>
      <Skeleton height="100%" />
    </div>
  );
}
