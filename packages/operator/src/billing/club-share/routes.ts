import { clubShare, clubShareBookings, myClubShare } from "@tribun/api-client/contract";
import { euro } from "@tribun/domain";
import { Problem } from "../../base/problem.ts";
import { route } from "../../http/route.ts";
import { ownerOf } from "../../lines/own-line.ts";
import { bookingsCsv } from "./bookings-csv.ts";
import { promiseOf } from "./promise.ts";
import { ownShareCents, totalOfClub } from "./totals.ts";

/** The share of every paid bill for the club's cause: public total, a fan's own sum and the accountant's CSV. */
export const clubShareRoutes = [
  route(clubShare, ({ ctx }) => totalOfClub(ctx.db, ctx.team.id, ctx.clock.now())),
  route(myClubShare, async ({ ctx }) => {
    if (!promiseOf(ctx.team.id)) throw Problem.failed({ status: 404 });
    return { own: euro(await ownShareCents(ctx.db, ownerOf(ctx))) };
  }),
  route(clubShareBookings, async ({ query, ctx }) => {
    ctx.log.info({ staff: ctx.user.id, month: query.month }, "club share exported");
    return {
      body: await bookingsCsv(ctx.db, ctx.team.id, query.month),
      contentType: "text/csv; charset=utf-8",
      downloadAs: `club-share-${query.month ?? "all"}.csv`,
    };
  }),
];
