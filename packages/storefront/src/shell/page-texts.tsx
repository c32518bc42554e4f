import { useMatches } from "@tanstack/react-router";
import { ApiError } from "@tribun/api-client";
import type { ReactNode } from "react";
import { useApp } from "../platform/app/use-app.tsx";
import { drawn } from "../platform/page/page.ts";
import { LazyRouteError } from "./lazy-errors.tsx";

const LOST = new ApiError("-1", { reason: "unreachable" });

/** The page, or an explanation that its texts could not load. */
export function PageTexts({ children }: { readonly children: ReactNode }) {
  const { i18n } = useApp();
  const lost = useMatches({
    select: (matches) => drawn(matches).some(({ staticData }) => (staticData.page?.texts ?? []).some(i18n.hasFailed)),
  });
  return lost ? <LazyRouteError error={LOST} /> : children;
}
