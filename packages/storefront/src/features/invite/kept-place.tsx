import { Skeleton } from "@tribun/ui-kit";
import styles from "./kept-place.module.css";

/** Placeholder of a panel that loads late, as high as the panel at this width. */
export function KeptPlace({ of }: { readonly of: "badges" | "invite" | "payment" }) {
  return (
    <div className={styles[of]}>
      <Skeleton height="100%" shape="card" />
    </div>
  );
}
