import { later } from "@tribun/forms";
import { useEffect, useState } from "react";
import { useOwnParam } from "../../platform/forms/use-own-param.ts";
import { usePathname, usePlace } from "../../platform/place/place.tsx";
import { firstBroken, type SectionId, SECTIONS } from "./values.ts";

export const sending = later(() => import("./sending/sending.ts"));

/**
 * The number of the section that the address names, from 1 to 3, for the head of the page. The form corrects an address that names a
 * section too late.
 */
export function useSectionNumber(): number {
  const asked = useOwnParam("section");
  return (
    Math.max(
      0,
      SECTIONS.findIndex((id) => id === asked),
    ) + 1
  );
}

/**
 * The section that the address names, or the first incomplete one before it. The address then changes at once: otherwise correcting the
 * field would move the fan forward again in the middle of a word.
 */
export function useSection(broken: () => Readonly<Record<string, string>>, ready: boolean) {
  const place = usePlace();
  // This page's own path, also while the next page loads.
  const here = usePathname();
  const [pathname] = useState(here);
  const returnTo = useOwnParam("returnTo");
  const wanted = useSectionNumber() - 1;
  const rules = useRules(wanted > 0);
  const first = wanted === 0 ? undefined : rules ? firstBroken(broken()) : SECTIONS[0];
  const reached = first === undefined ? wanted : Math.min(wanted, SECTIONS.indexOf(first));
  const section: SectionId = SECTIONS[reached] ?? "person";

  const go = (id: SectionId, replace: boolean) => {
    const query = new URLSearchParams({ ...(returnTo !== undefined && { returnTo }), ...(id !== SECTIONS[0] && { section: id }) });
    const href = query.size > 0 ? `${pathname}?${query}` : pathname;
    if (replace) place.replace(href);
    else place.push(href);
  };
  const clamped = ready && rules && reached < wanted;
  useEffect(() => {
    if (clamped) go(section, true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs when the address names too late a section, not when a callback changes
  }, [clamped, section]);

  return {
    section,
    goTo: (id: SectionId, replace = false) => {
      if (id !== section) go(id, replace);
    },
  };
}

/**
 * True once the rules have loaded. They load at once when the address leads beyond the first section, which can be shown only with them.
 */
function useRules(wanted: boolean): boolean {
  const [, setCame] = useState(false);
  useEffect(() => {
    // If they cannot load, the first section stays, and its button reports the failure.
    if (wanted)
      void sending.load().then(
        () => setCame(true),
        () => undefined,
      );
  }, [wanted]);
  return sending.now() !== undefined;
}
