import { Container } from "@tribun/ui-kit";
import { useText } from "@tribun/i18n";
import { ForwardLink } from "../../../shell/forward-link.tsx";
import styles from "./fan-shared.module.css";

type FanHeadProps = { readonly title: string; readonly lead: string };

/** Head of a list: the link back, the title and the lead. */
export function FanHead({ title, lead }: FanHeadProps) {
  const t = useText("fan");
  return (
    <Container>
      <header className={styles["head"]}>
        <p>
          <ForwardLink href="/fan" text={t("all")} />
        </p>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles["lead"]}>{lead}</p>
      </header>
    </Container>
  );
}
