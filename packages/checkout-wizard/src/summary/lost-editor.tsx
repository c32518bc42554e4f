import { useText } from "@tribun/i18n";
import { Button } from "@tribun/ui-kit";
import { LostPart } from "../shared/lost-part.tsx";
import styles from "../shared/stack.module.css";
import type { EditorProps } from "./ticket-part.tsx";

/** In the place of a form that could not be fetched. No order is sent past a part that stands open, so it closes as its form does. */
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
