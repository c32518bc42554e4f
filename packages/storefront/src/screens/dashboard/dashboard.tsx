import { ApiError } from "@tribun/api-client";
import { isForSupport } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { useErrorText } from "@tribun/i18n/problem-text";
import { Button, ButtonLink, Container, ErrorState, Notice, Skeleton, useAutoList } from "@tribun/ui-kit";
import { useBrand } from "../../brand/use-brand.tsx";
import { useSession } from "../../session/use-session.ts";
import styles from "./dashboard.module.css";
import { FanView } from "./fan-view.tsx";
import { LineBoard } from "./line-board.tsx";
import { LineFacts } from "./line-facts.tsx";
import { OrderTracker } from "./order-tracker.tsx";
import { ProfilePanel } from "./profile-panel.tsx";
import { useDashboard } from "./use-dashboard.ts";

/** The fan's own place: lines with usage, orders on their way, the contract's dates and the account. Follows changes by itself. */
export function Dashboard() {
  const t = useText("dashboard");
  const { user } = useSession();
  const { lines, orders } = useDashboard();
  const list = useAutoList();
  const code = lines.error instanceof ApiError ? lines.error.code : undefined;
  const none = code === "1023" || lines.data?.length === 0;
  const known = lines.data ?? [];
  return (
    <div className={styles["page"]}>
      <Container>
        <div className={styles["head"]}>
          <h1>{user ? t("greeting", { name: user.firstName }) : t("lines")}</h1>
        </div>
        <div className={styles["grid"]}>
          <div className={styles["main"]} ref={list}>
            {lines.isPending && <BoardSkeleton label={t("loading")} />}
            {lines.isError && lines.data !== undefined && <Notice tone="warn">{t("error.stale")}</Notice>}
            {lines.isError && lines.data === undefined && code !== "1023" && (
              <LinesFailure error={lines.error} busy={lines.isFetching} onRetry={() => void lines.refetch()} />
            )}
            {none && (orders.data ?? []).length === 0 && <FanView key="fan" />}
            {(orders.data ?? []).map((order) => (
              <OrderTracker key={order.id} order={order} />
            ))}
            {orders.isError && orders.data === undefined && lines.data !== undefined && (
              <LinesFailure error={orders.error} busy={orders.isFetching} onRetry={() => void orders.refetch()} />
            )}
            {known.map((line, index) => (
              <LineBoard key={line.id} line={line} first={index === 0} />
            ))}
          </div>
          {(lines.isPending || known.length > 0) && (
            <div className={styles["side"]}>
              {lines.isPending && <Skeleton height="420px" shape="card" />}
              {known.map((line) => (
                <LineFacts key={line.id} line={line} />
              ))}
            </div>
          )}
          {user && <ProfilePanel user={user} />}
        </div>
      </Container>
    </div>
  );
}

function BoardSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={styles["skeleton"]}>
      <Skeleton height="464px" shape="card" />
    </div>
  );
}

type LinesFailureProps = { error: unknown; busy: boolean; onRetry: () => void };

/** The overview did not come. A broken partner record (1020) needs the hotline, anything else another try. */
function LinesFailure({ error, busy, onRetry }: LinesFailureProps) {
  const t = useText("dashboard");
  const errorText = useErrorText();
  const { hotline } = useBrand();
  const facts = error instanceof ApiError ? error : undefined;
  const broken = facts?.code === "1020";
  return (
    <ErrorState
      title={broken ? t("partner.title") : t("error.title")}
      message={errorText(facts?.code ?? "-1", facts?.reason).text}
      reference={facts && isForSupport(facts.code, facts.reason) ? facts.requestId : undefined}
      referenceLabel={t("error.reference")}
      action={
        <div className={styles["links"]}>
          {broken && (
            <ButtonLink href={`tel:${hotline.freeNumber.replace(/\s/g, "")}`}>
              {t("partner.call", { number: hotline.freeNumber })}
            </ButtonLink>
          )}
          <Button variant={broken ? "quiet" : "action"} busy={busy} onClick={onRetry}>
            {t("error.retry")}
          </Button>
        </div>
      }
    />
  );
}
