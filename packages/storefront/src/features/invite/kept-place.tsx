import { Skeleton } from "@tribun/ui-kit";
import styles from "./kept-place.module.css";

/** Keeps the place of a panel that comes late, as high as it will be at this width. */
export function KeptPlace({ of }: { readonly of: "badges" | "invite" | "payment" }) {
  return (
    <div className={styles[of]}>
      <Skeleton height="100%" shape="card" />
    </div>
  );
}
