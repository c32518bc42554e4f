import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import { useState } from "react";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { useQueryParam } from "../../../platform/place/place.tsx";
import { useSession } from "../../../platform/signed-in/use-session.ts";
import type { BillsAddress } from "../shared/bills-href.ts";
import { PAGE_SIZE } from "../shared/queries.ts";
import { byUrgency } from "../shared/states.ts";
import { billsAddress, listOf, seasonOf } from "./address.ts";
import { invoicesQuery, seasonsQuery } from "./queries.ts";

function useBillsAddress(): BillsAddress {
  const [season, show, page, bill] = [useQueryParam("season"), useQueryParam("show"), useQueryParam("page"), useQueryParam("bill")];
  return billsAddress({ season, show, page, bill });
}

/**
 * The seasons, the list that the address asks for, and the invoice with open details: the one in the address, the most urgent one, or the
 * newest.
 */
export function useBills() {
  const scope = useApiScope();
  const { user } = useSession();
  const address = useBillsAddress();
  const seasons = useQuery(seasonsQuery(scope));
  // Keeps a season that `show=open` chose, even after its last open invoice is paid, because the fan is still reading it.
  const [lookedUp, setLookedUp] = useState<string>();
  const season = seasonOf(seasons.data, { ...address, season: address.season ?? lookedUp });
  const found = address.show === "open" && season !== undefined && season.openCount > 0 ? `${season.year}` : undefined;
  if (address.show !== "open" && lookedUp !== undefined) setLookedUp(undefined);
  if (found !== undefined && lookedUp === undefined && address.season === undefined) setLookedUp(found);
  const wanted = listOf(season, address);
  const list = useQuery({ ...invoicesQuery(scope, wanted), enabled: season !== undefined });
  const rows = list.data ?? [];
  // Keeps the open details when the invoice is paid on another device and leaves the list, because the fan may be reading or typing there.
  const place = `${season?.year} ${wanted.paid} ${address.page}`;
  const [laidOut, setLaidOut] = useState<{ readonly place: string; readonly id: string }>();
  const stays = laidOut?.place === place;
  const chosen = stays ? laidOut.id : (byUrgency(rows)[0] ?? rows[0])?.id;
  if (chosen !== undefined && !stays) setLaidOut({ place, id: chosen });
  // A fan without a line is no customer in the partner system and has no bills. With a line, 1020 is an error that staff must fix.
  const unknown = seasons.error instanceof ApiError && seasons.error.code === "1020" && user?.hasLine !== true;
  const matching =
    address.show === undefined
      ? season?.count
      : address.show === "open"
        ? season?.openCount
        : (season?.count ?? 0) - (season?.openCount ?? 0);
  return {
    address,
    seasons,
    season,
    list,
    rows,
    none: unknown || seasons.data?.length === 0,
    pages: Math.max(1, Math.ceil((matching ?? 0) / PAGE_SIZE)),
    chosen: address.bill ?? chosen,
    refetch: () => {
      void seasons.refetch();
      if (season !== undefined) void list.refetch();
    },
  };
}
