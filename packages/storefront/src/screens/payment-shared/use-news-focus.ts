import { useEffect, useRef } from "react";

/** Gives what is told of a payment the focus once it is known, as nothing else tells that something happened; whoever is in a form stays there. */
export function useNewsFocus(known: boolean) {
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (known && !document.activeElement?.closest("form")) news.current?.focus();
  }, [known]);
  return news;
}
