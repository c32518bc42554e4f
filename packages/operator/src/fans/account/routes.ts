import { confirmEmail, leaderboard, updateMe } from "@tribun/api-client/contract";
import { route } from "../../http/route.ts";
import { requireGames } from "../../fun/games/offered.ts";
import { changeProfile } from "./change-profile.ts";
import { redeemLink } from "./email-links.ts";
import { ranking } from "./fan-profile.ts";
import { ownAccount } from "./own-account.ts";

export const accountRoutes = [
  route(updateMe, async ({ body, ctx }) => {
    const { deps, team, user, language, headers } = ctx;
    const { fan, tokens } = await changeProfile({ deps, team, fan: user, language, headers, change: body });
    return { ...(await ownAccount(ctx.db, ctx.deps.config, fan, ctx.clock.now())), ...(tokens && { tokens }) };
  }),
  route(confirmEmail, async ({ body, ctx }) => ({ purpose: await redeemLink(ctx.deps, ctx.team, body.token) })),
  route(leaderboard, ({ ctx }) => {
    requireGames(ctx.team);
    return ranking(ctx.db, ctx.team.id);
  }),
];
