import type { Line } from "@tribun/api-client/contract";
import { earliestEnd, earlierDay, germanDay } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { Notice, textLinkClass } from "@tribun/ui-kit";
import { useServerNow } from "../../../../platform/app/use-app.tsx";
import { AppLink } from "../../../../platform/place/app-link.tsx";
import { useFirstRows } from "../../../../shell/account/first-rows.tsx";
import styles from "./contract-changes.module.css";

type Change = NonNullable<Line["changes"]>[number];
type Told = { readonly change: Change; readonly lines: readonly [Line, ...Line[]] };

/** Maximum of numbers that a notice names; each contract's own page shows its change too. */
const NAMED = 5;

type ContractChangesProps = {
  readonly lines: readonly Line[];
  /** Level in the outline of the page. */
  readonly headingLevel: 2 | 3;
};

/**
 * Changes by the operator in running contracts: the first day, and the right to terminate because of it with its last day (§ 57(1), (2)
 * TKG, L06). Shows a change of several contracts once.
 */
export function ContractChanges({ lines, headingLevel }: ContractChangesProps) {
  const { shown, more } = useFirstRows(toldOnce(lines));
  return (
    <div className={styles["all"]}>
      {shown.map((told) => (
        <ChangeNotice key={keyOf(told.change)} {...told} headingLevel={headingLevel} />
      ))}
      {more}
    </div>
  );
}

function ChangeNotice({ change, lines, headingLevel }: Told & Pick<ContractChangesProps, "headingLevel">) {
  const t = useText("dashboard");
  const format = useFormat();
  const today = germanDay(useServerNow()());
  const [line, ...others] = lines;
  const many = others.length > 0;
  const holds = change.effectiveOn <= today;
  const words = { phone: format.phone(line.msisdn), date: format.date(change.effectiveOn) };
  const title = many ? t(holds ? "change.heldMany" : "change.titleMany", words) : t(holds ? "change.held" : "change.title", words);
  const target = many ? "" : `?line=${encodeURIComponent(line.id)}`;
  return (
    <Notice
      tone="info"
      title={
        <span role="heading" aria-level={headingLevel}>
          {title}
        </span>
      }
      action={
        <AppLink href={`/information/cancellation${target}#terminate`} className={textLinkClass({ strong: true })}>
          {t("change.leave")}
        </AppLink>
      }
    >
      <div className={styles["text"]}>
        {many && <p>{named(lines.map(({ msisdn }) => format.phone(msisdn)))}</p>}
        <p className={styles["words"]}>{change.text}</p>
        <p>
          {t("change.until", { date: format.date(change.terminateUntil) })}{" "}
          {!many && t("change.endsOn", { date: format.date(endIfLeft(line, today)) })} {t("change.stay")}
        </p>
      </div>
    </Notice>
  );
}

const keyOf = ({ id, effectiveOn, terminateUntil }: Change): string => `${id} ${effectiveOn} ${terminateUntil}`;

/** Groups lines with the same change, start and deadline. */
function toldOnce(lines: readonly Line[]): readonly Told[] {
  const all = new Map<string, Told>();
  for (const line of lines) {
    for (const change of line.changes ?? []) {
      const known = all.get(keyOf(change));
      all.set(keyOf(change), { change, lines: known ? [...known.lines, line] : [line] });
    }
  }
  return [...all.values()];
}

/** The last day of a contract that is terminated today. */
function endIfLeft({ commitmentEnd, tariff, changes, endsOn }: Line, today: string): string {
  const earliest = earliestEnd({ commitmentEnd, noticeDays: tariff.noticeDays, changes }, today);
  return endsOn === undefined ? earliest : earlierDay(earliest, endsOn);
}

const named = (phones: readonly string[]): string =>
  [...phones.slice(0, NAMED), ...(phones.length > NAMED ? [`+ ${phones.length - NAMED}`] : [])].join(", ");
