import { useText } from "@tribun/i18n";
import { Button, Notice } from "@tribun/ui-kit";
import { type ComponentType, lazy, useEffect, useState } from "react";
import { useApp } from "../app/use-app.tsx";

type Load<P> = () => Promise<ComponentType<P>>;

/**
 * A part of a page that comes when it is wanted. Where it cannot be fetched the rest stays as it is, with all that was typed: the part says
 * so in its own place, can be asked for again, and comes by itself with the network.
 * @param quiet nothing stands in its place: whoever misses it has lost nothing
 */
export function lazyPart<P extends object>(load: Load<P>, { quiet = false }: { readonly quiet?: boolean } = {}): ComponentType<P> {
  return lazy(async () => ({ default: await load().catch(() => lostPart(load, quiet)) }));
}

function lostPart<P extends object>(load: Load<P>, quiet: boolean): ComponentType<P> {
  return function LostPart(props: P) {
    const t = useText("shell");
    const common = useText("common");
    const { connection } = useApp();
    const [Part, setPart] = useState<ComponentType<P>>();
    const [busy, setBusy] = useState(false);
    const again = async () => {
      setBusy(true);
      const part = await load().catch(() => undefined);
      setBusy(false);
      if (part) setPart(() => part);
    };
    useEffect(() => connection.whenBack(() => void again()), [connection]);
    if (Part) return <Part {...props} />;
    if (quiet) return null;
    return (
      <Notice
        tone="bad"
        announce
        title={t("offline.notLoaded")}
        action={
          <Button variant="quiet" busy={busy} onClick={() => void again()}>
            {common("action.retry")}
          </Button>
        }
      />
    );
  };
}
