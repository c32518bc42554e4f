import { useText } from "@tribun/i18n";
import { Ribbon } from "@tribun/ui-kit";
import styles from "./section-progress.module.css";
import { type SectionId, SECTIONS } from "./values.ts";

type SectionProgressProps = { section: SectionId; onGo: (section: SectionId) => void };

/** Progress through the sections of the registration. Sections that are done are buttons that lead back. */
export function SectionProgress({ section, onGo }: SectionProgressProps) {
  const t = useText("auth");
  const now = SECTIONS.indexOf(section);
  return (
    <nav aria-label={t("register.progress")}>
      <ol className={styles["sections"]}>
        {SECTIONS.map((id, index) => {
          const state = index < now ? "done" : index === now ? "now" : "todo";
          const label = t(`register.section.${id}`);
          return (
            <li key={id} className={styles[state]} {...(state === "now" && { "aria-current": "step" as const })}>
              <span className={styles["knit"]} aria-hidden="true">
                {state === "now" && <Ribbon size="s" on="surface" />}
              </span>
              {state === "done" ? (
                <button type="button" onClick={() => onGo(id)}>
                  {label}
                </button>
              ) : (
                <span className={styles["label"]}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
