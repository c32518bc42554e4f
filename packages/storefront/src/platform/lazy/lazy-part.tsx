import { useText } from "@tribun/i18n";
import { Button, Notice } from "@tribun/ui-kit";
import { type ComponentType, lazy, useEffect, useState } from "react";
import { useApp } from "../app/use-app.tsx";

type Load<P> = () => Promise<ComponentType<P>>;

/**
 * A part of a page that loads when it is needed. When it cannot load, the rest of the page stays with everything that the fan typed. The
 * part says so in its place, has a button to try again, and tries again by itself when the network is back.
 * @param quiet shows nothing in its place, for a part that the fan does not miss
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
