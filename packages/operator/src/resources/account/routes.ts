import { confirmEmail, leaderboard, updateMe } from "@tribun/api-client/contract";
import { route } from "../../http/route.ts";
import { badgesOf } from "../games/honours.ts";
import { invitedOf } from "../invitations/invited-of.ts";
import { toUser } from "../users/routes.ts";
import { changeProfile } from "./change-profile.ts";
import { redeemLink } from "./email-links.ts";
import { hasOpenLine } from "./facts.ts";
import { ownProfile, ranking } from "./fan-profile.ts";

export const accountRoutes = [
  route(updateMe, async ({ body, ctx }) => {
    const { deps, team, user, language, headers } = ctx;
    const { fan, tokens } = await changeProfile({ deps, team, fan: user, language, headers, change: body });
    const shown = toUser(fan, await hasOpenLine(ctx.db, fan.id), await badgesOf(ctx.db, fan));
    return { ...shown, profile: await ownProfile(ctx.db, fan.id), invited: await invitedOf(ctx.db, fan.id), ...(tokens && { tokens }) };
  }),
  route(confirmEmail, async ({ body, ctx }) => ({ purpose: await redeemLink(ctx.deps, ctx.team, body.token) })),
  route(leaderboard, ({ ctx }) => ranking(ctx.db, ctx.team.id)),
];
