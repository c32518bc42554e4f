import { useText } from "@tribun/i18n";
import { Button } from "@tribun/ui-kit";
import { LostPart } from "../shared/lost-part.tsx";
import styles from "../shared/stack.module.css";
import type { EditorProps } from "./ticket-part.tsx";

/** Replaces a form that failed to load. An open part blocks the order, so this one can be closed like the form. */
export function LostEditor({ onCancel }: Pick<EditorProps, "onCancel">) {
  const t = useText("approval");
  return (
    <div className={styles["stack"]}>
      <LostPart />
      <div className={styles["row"]}>
        <Button variant="quiet" onClick={onCancel}>
          {t("saveCancel")}
        </Button>
      </div>
    </div>
  );
}
