import { Container } from "@tribun/ui-kit";
import type { ReactNode } from "react";
import { AccountNav } from "../../../../shell/account/account-nav.tsx";
import styles from "./account.module.css";

type AccountPageProps = { readonly title: string; readonly lead?: ReactNode; readonly children: ReactNode };

/** Layout of an account page: title, account navigation and panels. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  return (
    <Container>
      <AccountNav contract />
      <div className={styles["head"]}>
        <div>
          <h1>{title}</h1>
          {lead !== undefined && <p className={styles["lead"]}>{lead}</p>}
        </div>
      </div>
      {children}
    </Container>
  );
}
