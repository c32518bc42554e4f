import { useText } from "@tribun/i18n";
import { Button, Notice, SearchIcon, TextField } from "@tribun/ui-kit";
import { type FormEvent, useContext, useEffect, useRef, useState } from "react";
import { useNoScriptAction } from "../../../platform/place/hrefs.ts";
import { usePlace } from "../../../platform/place/place.tsx";
import { FIND_SHOP, searchHref, SHOPS, Unfound } from "./find-shop.ts";
import { wantedOf } from "./places.ts";
import styles from "./shops.module.css";

/** Asks for a postal code or a city and leads to the shops there. Works without a script. */
export function FindForm({ typed = "" }: { readonly typed?: string | undefined }) {
  const t = useText("shops");
  const { push } = usePlace();
  const action = useNoScriptAction(SHOPS);
  const unfound = useContext(Unfound);
  const [place, setPlace] = useState(unfound ?? typed);
  const [missing, setMissing] = useState(false);
  // On Back, shows the earlier search text without a remount, so that the form keeps the focus.
  const shown = useRef(typed);
  useEffect(() => {
    if (shown.current === typed) return;
    shown.current = typed;
    setPlace(typed);
    setMissing(false);
  }, [typed]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const nothing = wantedOf(place).kind === "nothing";
    setMissing(nothing);
    if (nothing) event.currentTarget.querySelector("input")?.focus();
    else push(searchHref(place));
  };
  return (
    <form method="post" action={action} noValidate className={styles["find"]} onSubmit={submit} aria-label={t("find")}>
      {unfound && <Notice tone="bad" title={t("notSearched")} />}
      <TextField
        name="place"
        label={t("place")}
        hint={t("placeHint")}
        type="search"
        autoComplete="postal-code"
        value={place}
        onChange={setPlace}
        {...(missing && { error: t("missing") })}
      />
      <Button type="submit" name="form" value={FIND_SHOP}>
        <SearchIcon size={20} aria-hidden="true" />
        {t("search")}
      </Button>
    </form>
  );
}
